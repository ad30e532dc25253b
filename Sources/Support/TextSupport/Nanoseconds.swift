/// Times as people write them, in whole nanoseconds.
package enum Nanoseconds {
  /// Returns the nanoseconds of `350ms` or `0.35s`, with a sign where the time lies before zero; nil where the
  /// words are no time.
  ///
  /// Digits are read as whole numbers, so that no binary fraction comes between the words and the
  /// nanosecond that they name; digits beyond the nanosecond round it, halves away from zero. More
  /// than some thirty years are as long as those.
  package static func read(_ text: String) -> Int64? {
    guard let unit = TimeUnit(of: text) else { return nil }
    let number = text.utf8.dropLast(unit.suffix.utf8.count)
    let isNegative = number.first == UInt8(ascii: "-")
    let digits = isNegative || number.first == UInt8(ascii: "+") ? number.dropFirst() : number
    guard let magnitude = unit.nanoseconds(digits) else { return nil }
    return isNegative ? -magnitude : magnitude
  }
}

/// The units that a time is written in.
private enum TimeUnit {
  case milliseconds, seconds

  /// The unit at the end of `text`.
  init?(of text: String) {
    guard text.hasSuffix("s") else { return nil }
    self = text.hasSuffix("ms") ? .milliseconds : .seconds
  }

  var suffix: String { self == .seconds ? "s" : "ms" }

  /// Number of decimals of a nanosecond in the unit.
  private var decimals: Int { self == .seconds ? 9 : 6 }

  /// The nanoseconds in a decimal number of units, written without a sign.
  func nanoseconds(_ number: Substring.UTF8View) -> Int64? {
    let parts = number.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? parts[1] : number.suffix(0)
    let digits = Array(parts[0]) + Array(fraction)
    guard !digits.isEmpty, digits.allSatisfy(\.isDigit) else { return nil }
    let whole = parts[0].drop { $0 == UInt8(ascii: "0") }
    guard whole.count <= 18 - decimals else { return 1_000_000_000_000_000_000 }
    let zeros = repeatElement(UInt8(ascii: "0"), count: decimals)
    let kept = (Array(whole) + (Array(fraction) + zeros).prefix(decimals))
      .reduce(Int64(0)) { $0 * 10 + $1.digit }
    let next = fraction.dropFirst(decimals).first?.digit ?? 0
    return kept + (next >= 5 ? 1 : 0)
  }
}

extension UInt8 {
  fileprivate var digit: Int64 { Int64(self) - Int64(UInt8(ascii: "0")) }
}
