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
