import SegueCommandLine
import SegueDesignTokens
import SegueFilmRequests
import SegueMotion
import SegueTextSupport

/// The languages in which a curve is printed.
package enum LanguageChoice: String, ChoiceList {
  case scene, swiftUI = "swiftui", uiKit = "uikit", compose, css, flutter
  case reactNative = "react-native"
  case coreAnimation = "core-animation"
  case motion, figma, gsap, dtcg
  case all

  package var summary: String {
    guard let language else {
      return self == .dtcg
        ? "a token of the Design Tokens Format Module"
        : "every language of apps and pages that has words for it"
    }
    return switch language {
    case .scene: "a scene file"
    case .swiftUI, .uiKit: "Swift"
    case .compose: "Kotlin"
    case .css: "a style sheet"
    case .flutter: "Dart"
    case .reactNative: "JavaScript, with Reanimated"
    case .coreAnimation: "Swift, with Core Animation"
    case .motion: "JavaScript, with Motion for React"
    case .figma: "JSON of Figma's files and plugins"
    case .gsap: "JavaScript, with GSAP"
    }
  }

  private var language: CurveLanguage? { CurveLanguage(rawValue: rawValue) }

  /// The code; of all languages with their names before it.
  ///
  /// - Parameter tolerance: how far a style sheet's curve may be from the meant one; `nil` for the usual distance.
  func code(
    of pace: TimingCurve, lasting duration: Duration?, within tolerance: Double? = nil
  ) throws(RunError) -> String {
    let seconds = duration.map { Time($0).seconds } ?? pace.naturalDuration ?? 0.35
    if self == .dtcg { return Self.token(pace, lasting: duration) }
    guard let language else {
      let codes = CurveCode.all(pace, lasting: seconds, within: tolerance)
      let width = codes.map(\.language.title.count).max() ?? 0
      return codes.map { code in
        let title = code.language.title
        return title + String(repeating: " ", count: width - title.count) + "  "
          + text(code, lasting: seconds) + "\n"
      }.joined()
    }
    guard
      let code = CurveCode(pace, in: language, lasting: seconds, within: tolerance)
    else {
      throw RunError(
        .unavailable, "\(language.title) has no words for this curve",
        hint: "'--as all' lists what there is")
    }
    return text(code, lasting: seconds) + "\n"
  }

  /// The curve as a token of motion; with its duration where one is given.
  private static func token(_ pace: TimingCurve, lasting duration: Duration?) -> String {
    guard case .easing = pace, let duration else {
      return TokenNotation.dtcg.text(of: [DesignToken("curve", .curve(pace))])
    }
    let transition = DesignToken.Transition(duration: Time(duration), delay: .zero, curve: pace)
    return TokenNotation.dtcg.text(of: [DesignToken("transition", .transition(transition))])
  }

  /// The code; in a style sheet the time stands beside the curve, and not in it.
  private func text(_ code: CurveCode, lasting seconds: Double) -> String {
    guard code.language == .css else { return code.text }
    return code.text + " /* over \(NumberText.format((seconds * 1000).rounded()))ms */"
  }
}
