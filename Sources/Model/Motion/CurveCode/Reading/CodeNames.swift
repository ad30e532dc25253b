import SegueTextSupport

/// The names by which platforms call numbers and curves.
enum CodeNames {
  /// Numbers of springs: Compose's `Spring`, and `SpringForce` of Android's dynamic animations.
  static let constants: [String: Double] = [
    "DampingRatioHighBouncy": 0.2, "DampingRatioMediumBouncy": 0.5, "DampingRatioLowBouncy": 0.75,
    "DampingRatioNoBouncy": 1, "StiffnessHigh": 10_000, "StiffnessMedium": 1500,
    "StiffnessMediumLow": 400, "StiffnessLow": 200, "StiffnessVeryLow": 50,
    "DAMPING_RATIO_HIGH_BOUNCY": 0.2, "DAMPING_RATIO_MEDIUM_BOUNCY": 0.5,
    "DAMPING_RATIO_LOW_BOUNCY": 0.75, "DAMPING_RATIO_NO_BOUNCY": 1, "STIFFNESS_HIGH": 10_000,
    "STIFFNESS_MEDIUM": 1500, "STIFFNESS_LOW": 200, "STIFFNESS_VERY_LOW": 50,
  ]

  /// The curve that a name in code means.
  static func curve(_ path: some BidirectionalCollection<String>) -> TimingCurve? {
    guard let name = path.last else { return nil }
    switch path.dropLast().last {
    case "Curves": return .named("flutter.\(hyphenated(name))")
    case "", "Animation", "Spring", "UnitCurve": return swiftUI(name)
    case "Easing": return reactNative[name].map { .easing($0) }
    default: break
    }
    if let easing = figma[name] { return .easing(easing) }
    if let spring = figmaSprings[name] { return .spring(spring) }
    if let easing = gsap(path) { return .easing(easing) }
    if name.hasPrefix("kCAMediaTimingFunction") { return apple[name].map { .easing($0) } }
    // Compose's: FastOutSlowInEasing, EaseOutBack.
    if name.hasSuffix("Easing") { return .named("compose.\(hyphenated(String(name.dropLast(6))))") }
    if name.hasPrefix("Ease") { return .named("compose.\(hyphenated(name))") }
    return nil
  }

  /// `fastOutSlowIn` as `fast-out-slow-in`.
  private static func hyphenated(_ name: String) -> String {
    name.enumerated().map { index, letter in
      letter.isUppercase ? (index > 0 ? "-" : "") + letter.lowercased() : String(letter)
    }.joined()
  }

  // MARK: - Apple

  /// SwiftUI's animations and springs by name, and UIKit's options.
  private static func swiftUI(_ name: String) -> TimingCurve? {
    switch name {
    case "default": .named("swiftui.default")
    case "spring", "smooth", "snappy", "bouncy": .named("swiftui.\(name)")
    case "interactiveSpring": .named("swiftui.interactive")
    case "interpolatingSpring": .named("swiftui.spring")
    case "circularEaseIn", "circularEaseOut", "circularEaseInOut":
      .named("swiftui.\(hyphenated(name))")
    default: apple[name].map { .easing($0) }
    }
  }

  /// The curves of UIView and of Core Animation's timing functions; SwiftUI's are the same.
  static let apple: [String: Easing] = [
    "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
    "easeInEaseOut": .easeInOut, "curveLinear": .linear, "curveEaseIn": .easeIn,
    "curveEaseOut": .easeOut, "curveEaseInOut": .easeInOut, "default": .ease,
    "kCAMediaTimingFunctionLinear": .linear, "kCAMediaTimingFunctionEaseIn": .easeIn,
    "kCAMediaTimingFunctionEaseOut": .easeOut, "kCAMediaTimingFunctionEaseInEaseOut": .easeInOut,
    "kCAMediaTimingFunctionDefault": .ease,
  ]

  // MARK: - The web

  /// React Native's `Easing`, whose functions are ways in; its `ease` is CSS's ease-in.
  static let reactNative: [String: Easing] = [
    "linear": .linear, "ease": .easeIn, "quad": .power(2, .in), "cubic": .power(3, .in),
    "circle": .circular(.in), "sin": .sine(.in), "bounce": .bounce(.in),
  ]

  /// The names of the Motion library (Framer Motion), which stand between quotes, and GSAP's for even progress.
  static let quoted: [String: Easing] = [
    "linear": .linear, "none": .linear,
    "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut, "circIn": .circular(.in),
    "circOut": .circular(.out), "circInOut": .circular(.inOut),
    "backIn": .cubicBezier(0.31, 0.01, 0.67, -0.53),
    "backOut": .cubicBezier(0.33, 1.53, 0.69, 0.99),
  ]

  /// Figma's names for its curves.
  private static let figma: [String: Easing] = [
    "LINEAR": .linear, "EASE_IN": .easeIn, "EASE_OUT": .easeOut, "EASE_IN_AND_OUT": .easeInOut,
    "EASE_IN_BACK": .cubicBezier(0.3, -0.05, 0.7, -0.5),
    "EASE_OUT_BACK": .cubicBezier(0.45, 1.45, 0.8, 1),
    "EASE_IN_AND_OUT_BACK": .cubicBezier(0.7, -0.4, 0.4, 1.4), "HOLD": .steps(1, .end),
  ]

  /// Figma's springs, which all have a mass of one.
  private static let figmaSprings: [String: Spring] = [
    "GENTLE": .physical(stiffness: 100, damping: 15),
    "QUICK": .physical(stiffness: 300, damping: 20),
    "BOUNCY": .physical(stiffness: 600, damping: 15), "SLOW": .physical(stiffness: 80, damping: 20),
  ]

  /// GSAP's eases without parameters, such as `power2.out`; out is what is meant where no side stands.
  private static func gsap(_ path: some BidirectionalCollection<String>) -> Easing? {
    guard path.count <= 2, let name = path.first, let last = path.last else { return nil }
    guard let side = side(path.count == 2 ? last : "out") else { return nil }
    let powers = ["power1", "power2", "power3", "power4"]
    if let index = powers.firstIndex(of: name) { return .power(Double(index) + 2, side) }
    return switch name {
    case "circ": .circular(side)
    case "sine": .sine(side)
    case "expo": .expo(side)
    case "bounce": .bounce(side)
    case "back": back(1.70158, side)
    case "elastic": .elastic(side, period: side == .inOut ? 0.45 : 0.3)
    default: nil
    }
  }

  /// The side that a word of code means.
  static func side(_ word: String) -> Easing.Side? {
    switch word {
    case "in", "easeIn": .in
    case "out", "easeOut": .out
    case "inOut", "easeInOut": .inOut
    default: nil
    }
  }

  /// A curve that draws back before it begins, or goes beyond its end, by this much: a polynomial of the third
  /// degree, and hence a cubic whose control points divide the time in three.
  static func back(_ overshoot: Double, _ side: Easing.Side) -> Easing? {
    switch side {
    case .in: .cubicBezier(1 / 3, 0, 2 / 3, -overshoot / 3)
    case .out: .cubicBezier(1 / 3, 1 + overshoot / 3, 2 / 3, 1)
    case .inOut: back(overshoot, .in)?.turned(to: .inOut)
    }
  }
}

extension Easing {
  /// The side of an easing that is a way in: the way out, or both, each in half of the time.
  func turned(to side: Side) -> Easing? {
    switch (form, side) {
    case (_, .in): self
    case (.linear, _): self
    case (.shape(let shape, _), _): Easing(.shape(shape, side))
    case (_, .out): reversed
    case (.cubic(let cubic, .exact), .inOut): .path(cubic.half, cubic.otherHalf)
    default: nil
    }
  }
}

extension CubicBezier {
  /// The curve in the first half of the time and of the way.
  fileprivate var half: CubicPath.Segment {
    CubicPath.Segment(
      control1: CurvePoint(x1 / 2, y1 / 2), control2: CurvePoint(x2 / 2, y2 / 2),
      to: CurvePoint(0.5, 0.5))
  }

  /// The same upside down and backwards, behind it.
  fileprivate var otherHalf: CubicPath.Segment {
    CubicPath.Segment(
      control1: CurvePoint(1 - x2 / 2, 1 - y2 / 2), control2: CurvePoint(1 - x1 / 2, 1 - y1 / 2),
      to: .one)
  }
}

extension TimingCurve {
  /// The easing or the spring of a catalog with this name.
  static func named(_ name: String) -> TimingCurve? {
    if let easing = Easing(named: name) { return .easing(easing) }
    return SpringCatalog.entries.first { $0.name == name }.map { .spring($0.spring, $0.sampling) }
  }
}
