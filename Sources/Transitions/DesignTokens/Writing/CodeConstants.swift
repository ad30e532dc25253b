import SegueMotion
import SegueTextSupport

/// Tokens of motion as constants of a programming language.
struct CodeConstants {
  private let language: CurveLanguage

  init(_ language: CurveLanguage) { self.language = language }

  /// A line for each duration and each curve that the language has words for.
  func text(of tokens: [DesignToken]) -> String {
    tokens.flatMap(lines).map { $0 + "\n" }.joined()
  }

  private func lines(of token: DesignToken) -> [String] {
    let name = Self.identifier(token.name)
    switch token.value {
    case .duration(let time): return [duration(name, time)]
    case .curve(let curve): return [self.curve(name, curve, lasting: curve.naturalDuration ?? 0.3)]
    case .transition(let transition):
      return [
        duration(name + "Duration", transition.duration),
        duration(name + "Delay", transition.delay),
        curve(name + "Curve", transition.curve, lasting: transition.duration.seconds),
      ]
    case .number(let number): return [constant(name, number.shortest)]
    case .color, .text: return []
    }
  }

  private func duration(_ name: String, _ time: Time) -> String {
    switch language {
    case .compose: constant(name, "\(Int(time.milliseconds.rounded()))")
    case .flutter: constant(name, "Duration(microseconds: \(time.nanoseconds / 1000))")
    default: constant(name, time.seconds.shortest)
    }
  }

  private func curve(_ name: String, _ curve: TimingCurve, lasting seconds: Double) -> String {
    guard let code = CurveCode(curve, in: language, lasting: seconds) else {
      return "// \(name): no words for this curve"
    }
    return constant(name, language == .swiftUI ? "Animation" + code.text : code.text)
  }

  private func constant(_ name: String, _ code: String) -> String {
    switch language {
    case .compose: "val \(name) = \(code)"
    case .flutter: "final \(name) = \(code);"
    default: "let \(name) = \(code)"
    }
  }

  /// Words of a name, joined by humps.
  private static func identifier(_ name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber) }
    let humps = words.enumerated().map { index, word in
      (index == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()) + word.dropFirst()
    }.joined()
    return humps.first?.isNumber == true ? "_" + humps : humps
  }
}
