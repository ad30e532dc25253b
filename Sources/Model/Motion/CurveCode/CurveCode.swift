import SegueTextSupport

/// A curve as code of some platform.
public struct CurveCode: Hashable, Sendable {
  /// Language of the code.
  public let language: CurveLanguage
  /// The code.
  public let text: String
  /// Maximum distance between the code's curve and the intended one; 0 where it is the same.
  public let tolerance: Double

  /// The code of a curve; `nil` where the language has no words for it.
  ///
  /// - Parameters:
  ///   - duration: the seconds that the curve takes, where the code says them too.
  ///   - tolerance: how far code in straight stretches may be from the curve; `nil` for less than a pixel on a
  ///     path as long as a screen.
  public init?(
    _ pace: TimingCurve, in language: CurveLanguage, lasting duration: Double,
    within tolerance: Double? = nil
  ) {
    let distance = tolerance ?? 0.0005
    self.language = language
    switch pace {
    case .easing(let easing):
      guard let code = easing.code(in: language, lasting: duration, within: distance) else {
        return nil
      }
      (text, self.tolerance) = code
    case .spring(let spring, let sampling):
      if language == .css {
        text = LinearApproximation(of: pace, over: duration, within: distance).code
        self.tolerance = distance
        return
      }
      guard let text = spring.code(in: language, sampling) else { return nil }
      (self.text, self.tolerance) = (text, 0)
    }
  }

  /// A curve in every language that is listed and has words for it.
  public static func all(
    _ pace: TimingCurve, lasting duration: Double, within tolerance: Double? = nil
  ) -> [CurveCode] {
    CurveLanguage.listed.compactMap {
      CurveCode(pace, in: $0, lasting: duration, within: tolerance)
    }
  }
}

// MARK: - Easings

extension Easing {
  /// The code, and how far it may be from the easing.
  fileprivate func code(
    in language: CurveLanguage, lasting duration: Double, within distance: Double
  ) -> (text: String, tolerance: Double)? {
    if language == .scene { return ("\"\(self)\"", 0) }
    if language == .gsap { return gsap(lasting: duration).map { ($0, 0) } }
    if language == .compose, let interpolator { return (interpolator, 0) }
    if let cubic = singleCubic { return (cubic.code(in: language, lasting: duration), 0) }
    guard [.css, .coreAnimation].contains(language) else { return nil }
    if language == .css, let own = styleSheetText { return (own, 0) }
    let approximation = LinearApproximation(of: .easing(self), over: 1, within: distance)
    if language == .css { return (approximation.code, distance) }
    return (approximation.coreAnimation(lasting: duration), distance)
  }

  /// The easing in CSS's own notation, if it has one.
  private var styleSheetText: String? {
    let text = description
    return ["steps(", "linear("].contains(where: text.hasPrefix) ? text : nil
  }
}

extension CubicBezier {
  fileprivate func code(in language: CurveLanguage, lasting duration: Double) -> String {
    let numbers = [x1, y1, x2, y2].map(\.shortest)
    let listed = numbers.joined(separator: ", ")
    switch language {
    case .scene, .css, .gsap: return description
    case .swiftUI:
      return ".timingCurve(\(listed), duration: \(duration.shortest))"
    case .uiKit:
      return "UICubicTimingParameters(controlPoint1: CGPoint(x: \(numbers[0]), y: \(numbers[1])),"
        + " controlPoint2: CGPoint(x: \(numbers[2]), y: \(numbers[3])))"
    case .compose:
      return "CubicBezierEasing(\(numbers.map { $0 + "f" }.joined(separator: ", ")))"
    case .flutter: return "Cubic(\(listed))"
    case .reactNative: return "Easing.bezier(\(listed))"
    case .coreAnimation: return "CAMediaTimingFunction(controlPoints: \(listed))"
    case .motion: return "{ duration: \(duration.shortest), ease: [\(listed)] }"
    case .figma:
      let points = zip(["x1", "y1", "x2", "y2"], numbers).map { "\"\($0)\": \($1)" }
      return "{\"type\": \"CUSTOM_CUBIC_BEZIER\", \"easingFunctionCubicBezier\":"
        + " {\(points.joined(separator: ", "))}}"
    }
  }
}

// MARK: - Springs

extension Spring {
  /// The ratio with which the spring moves, on platforms that all brake alike.
  private var brakes: Double { allowsOverdamping ? dampingRatio : min(dampingRatio, 1) }

  fileprivate func code(in language: CurveLanguage, _ sampling: SpringSampling) -> String? {
    let (stiffness, damping) = (stiffness.inCode, (2 * brakes * angularFrequency).inCode)
    let velocity = initialVelocity.inCode
    let isOverdamped = brakes > 1
    switch language {
    case .scene: return sceneText
    case .css, .gsap: return nil
    case .swiftUI: return swiftUI
    case .uiKit:
      if let end = sampling.end, sampling.endsAs == .uiKit {
        return "UIView.animate(withDuration: \(end.shortest), delay: 0,"
          + " usingSpringWithDamping: \(brakes.shortest), initialSpringVelocity: \(velocity))"
      }
      // UIKit's springs never become slower by more damping.
      guard !isOverdamped else { return nil }
      return "UISpringTimingParameters(mass: 1, stiffness: \(stiffness), damping: \(damping),"
        + " initialVelocity: CGVector(dx: \(velocity), dy: \(velocity)))"
    case .compose:
      // A velocity is given to the animation, not to the spring.
      guard initialVelocity == 0 else { return nil }
      return "spring(dampingRatio = \(brakes.inCode)f, stiffness = \(stiffness)f)"
    case .flutter:
      return "SpringSimulation(SpringDescription(mass: 1, stiffness: \(stiffness),"
        + " damping: \(damping)), 0, 1, \(velocity))"
    case .reactNative:
      return "withSpring(1, { mass: 1, stiffness: \(stiffness), damping: \(damping),"
        + " velocity: \(velocity) })"
    case .coreAnimation:
      // Core Animation's springs never become slower by more damping, unless asked to since iOS 17.
      return isOverdamped
        ? nil : coreAnimation(stiffness: stiffness, damping: damping, velocity: velocity)
    case .motion:
      return "{ type: \"spring\", mass: 1, stiffness: \(stiffness), damping: \(damping),"
        + " velocity: \(velocity) }"
    case .figma:
      return "{\"type\": \"CUSTOM_SPRING\", \"easingFunctionSpring\": {\"mass\": 1,"
        + " \"stiffness\": \(stiffness), \"damping\": \(damping),"
        + " \"initialVelocity\": \(velocity)}}"
    }
  }

  private var sceneText: String {
    let start = initialVelocity == 0 ? "" : ", \"initialVelocity\": \(initialVelocity.inCode)"
    let slow = brakes > 1 ? ", \"allowsOverdamping\": true" : ""
    // Whichever number is round is the one that was meant.
    let (response, own) = ((duration * 1000).inCode, stiffness.inCode)
    let speed =
      response.count < own.count ? "\"response\": \(response)" : "\"stiffness\": \(own)"
    return "{\"spring\": {\(speed), \"dampingRatio\": \(brakes.inCode)\(start)\(slow)}}"
  }

  /// The properties of Core Animation's spring, which nothing sets at once.
  private func coreAnimation(stiffness: String, damping: String, velocity: String) -> String {
    let settings = [
      "mass = 1", "stiffness = \(stiffness)", "damping = \(damping)",
      "initialVelocity = \(velocity)", "duration = animation.settlingDuration",
    ]
    return
      (["let animation = CASpringAnimation(keyPath: \"position\")"]
      + settings.map { "animation.\($0)" }).joined(separator: "; ")
  }

  private var swiftUI: String? {
    if brakes > 1 {
      guard initialVelocity == 0 else { return nil }
      return ".spring(duration: \(duration.inCode), bounce: \((1 / brakes - 1).inCode))"
    }
    if initialVelocity != 0 {
      return ".interpolatingSpring(mass: 1, stiffness: \(stiffness.inCode),"
        + " damping: \((2 * brakes * angularFrequency).inCode),"
        + " initialVelocity: \(initialVelocity.inCode))"
    }
    return ".spring(response: \(duration.inCode), dampingFraction: \(brakes.inCode))"
  }
}

extension Double {
  /// The number with seven digits at most: a curve of it is the same one to a millionth, and people read
  /// it.
  fileprivate var inCode: String {
    guard self != 0, isFinite else { return shortest }
    var unit = 1.0
    while abs(self) / unit >= 1e7 { unit *= 10 }
    var parts = 1.0
    while abs(self) / unit * parts < 1e6, parts < 1e12 { parts *= 10 }
    return ((self / unit * parts).rounded() / parts * unit).shortest
  }
}

/// Languages in which curves are written.
public enum CurveLanguage: String, Hashable, Sendable, CaseIterable {
  /// A scene file.
  case scene
  /// Swift, with SwiftUI.
  case swiftUI = "swiftui"
  /// Swift, with UIKit.
  case uiKit = "uikit"
  /// Kotlin, with Compose.
  case compose
  /// A style sheet.
  case css
  /// Dart, with Flutter.
  case flutter
  /// JavaScript, with React Native's Reanimated.
  case reactNative = "react-native"
  /// Swift, with Core Animation.
  case coreAnimation = "core-animation"
  /// JavaScript, with Motion for React.
  case motion
  /// JSON of Figma's files and plugins.
  case figma
  /// JavaScript, with GSAP.
  case gsap

  /// The languages that are listed where none is asked for.
  package static let listed = allCases.filter {
    ![.coreAnimation, .motion, .figma, .gsap].contains($0)
  }

  /// Display name of the language.
  public var title: String {
    switch self {
    case .scene: "Scene"
    case .swiftUI: "SwiftUI"
    case .uiKit: "UIKit"
    case .compose: "Compose"
    case .css: "CSS"
    case .flutter: "Flutter"
    case .reactNative: "React Native"
    case .coreAnimation: "Core Animation"
    case .motion: "Motion"
    case .figma: "Figma"
    case .gsap: "GSAP"
    }
  }
}
