import SegueDesignTokens
import SegueFilmRequests
import SegueJSON
import SegueMotion
import SegueTextSupport

/// Tokens of motion as a list for people, and one for programs.
struct TokenListing {
  /// The tokens of motion.
  let tokens: [DesignToken]
  /// Number of all other tokens.
  private let others: Int

  init(_ table: TokenTable) {
    tokens = table.tokens.filter(\.isOfMotion)
    others = table.others + table.tokens.count - tokens.count
  }

  /// A line for each token, and one for what is left out.
  var text: String {
    let rows = tokens.map { [$0.name, Self.kind(of: $0.value), Self.words(for: $0.value)] }
    let widths = [0, 1].map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      zip(row, widths).map { $0.0.leftAligned(in: $0.1) }.joined(separator: "  ") + "  \(row[2])\n"
    }
    return lines.joined() + "\(tokens.count.counted("token")) of motion, \(otherWords)\n"
  }

  /// The number of tokens that are not about motion, in words.
  var otherWords: String { "\(others.counted("other token")) left out" }

  private static func kind(of value: DesignToken.Value) -> String {
    switch value {
    case .duration: "duration"
    case .curve(.easing): "easing"
    case .curve(.spring): "spring"
    case .transition: "transition"
    case .number: "number"
    case .color: "color"
    case .text: "text"
    }
  }

  private static func words(for value: DesignToken.Value) -> String {
    switch value {
    case .duration(let time): return words(for: time)
    case .curve(let curve): return words(for: curve)
    case .transition(let transition):
      let delay = transition.delay == .zero ? "" : ", after \(words(for: transition.delay))"
      return "\(words(for: transition.duration)), \(words(for: transition.curve))\(delay)"
    case .number(let number): return NumberText.format(number)
    case .color(let text), .text(let text): return text
    }
  }

  private static func words(for time: Time) -> String {
    "\(NumberText.format(time.milliseconds)) ms"
  }

  private static func words(for curve: TimingCurve) -> String {
    switch curve {
    case .easing(let easing): return "\(easing)"
    case .spring(let spring, _):
      let response = NumberText.format((spring.duration * 1000 * 10).rounded() / 10)
      return "response \(response) ms, damping ratio \(NumberText.format(spring.dampingRatio))"
    }
  }

  /// The same for programs.
  var json: JSONValue {
    [
      "schemaVersion": 1, "tokens": .array(tokens.map { Self.json($0) }),
      "others": JSONValue(others),
    ]
  }

  private static func json(_ token: DesignToken) -> JSONValue {
    let variables = token.sceneVariables.map { variable in
      let part = variable.key.dropFirst(token.name.count + 1)
      return JSONValue.Member(part.isEmpty ? "value" : String(part), variable.value)
    }
    let note = token.note.map { [JSONValue.Member("description", .string($0))] } ?? []
    return .object(
      [.init("name", .string(token.name)), .init("kind", .string(kind(of: token.value)))]
        + variables + note)
  }
}
