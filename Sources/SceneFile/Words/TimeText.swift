public import SegueMotion

/// Times as people write them: `350ms`, `0.35s`.
public enum TimeText {
  /// The time, or `nil` when the words are none.
  public static func parse(_ text: String) -> Time? {
    if text.hasSuffix("ms"), let number = NumberWord.parse(text.dropLast(2)) {
      return .milliseconds(number)
    }
    if text.hasSuffix("s"), let number = NumberWord.parse(text.dropLast(1)) {
      return .seconds(number)
    }
    return nil
  }
}

/// Plain decimal numbers inside texts.
enum NumberWord {
  /// The number, or `nil` when the words are none: no exponents, no hexadecimals, no infinity.
  static func parse(_ text: some StringProtocol) -> Double? {
    let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard digits.utf8.count <= 64, (1...2).contains(parts.count),
      parts.contains(where: { !$0.isEmpty }),
      parts.allSatisfy({
        $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      })
    else { return nil }
    return Double(String(text))
  }
}

extension Rule<Time> {
  /// A time: a number of milliseconds, or a text with a unit.
  static func time(_ range: ClosedRange<Time>, _ expected: String) -> Rule {
    Rule(schema: timeSchema) { node, reading in
      let time = node.number.map { Time.milliseconds($0) } ?? node.string.flatMap(TimeText.parse)
      guard let time else {
        return reading.fail(
          node, expected: "a time such as 350 (milliseconds), '350ms' or '0.35s'")
      }
      guard range.contains(time) else {
        return reading.refuse(
          node, "expected \(expected), found \(Bound.text(time.milliseconds)) ms")
      }
      return time
    }
  }

  /// A length of time, up to an hour.
  static let duration = time(.zero...Time.seconds(3600), "a time from 0 to 1 h")
  /// A length of time that is not zero.
  static let positiveDuration = time(
    Time(nanoseconds: 1)...Time.seconds(3600), "a time above 0 and at most 1 h")
  /// A point in time, which may lie before the beginning.
  static let moment = time(
    Time.seconds(-3600)...Time.seconds(3600), "a time from -1 h to 1 h")

  private static let timeSchema: JSONText = [
    "anyOf": [
      ["type": "number"],
      [
        "type": "string", "pattern": "^[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)(ms|s)$",
        "examples": ["350ms", "0.35s"],
      ],
    ]
  ]
}
