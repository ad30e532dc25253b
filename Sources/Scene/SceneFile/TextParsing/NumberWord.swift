import SegueTextSupport

/// Plain decimal numbers inside texts.
enum NumberWord {
  /// The number, or `nil` when the words are none: no exponents, no hexadecimals, no infinity.
  static func parse(_ text: some StringProtocol) -> Double? {
    let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard digits.utf8.count <= 64, (1...2).contains(parts.count),
      parts.contains(where: { !$0.isEmpty }),
      parts.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) })
    else { return nil }
    return Double(String(text))
  }
}
