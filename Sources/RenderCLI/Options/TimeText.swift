/// Spans of time as people type them: `350ms`, `0.35s`, or `350`, which is milliseconds.
///
/// Decimal digits are read as integers, so that no binary fraction comes between the text and the
/// nanosecond that it names; digits beyond the nanosecond round it, halves upwards.
package enum TimeText {
  /// The longest span that is accepted, in seconds: the longest film.
  package static let longest = 3600

  /// The span that `text` names.
  package static func read(_ text: String) throws(Expectation) -> Duration {
    let unit = Unit(suffixOf: text)
    let number = text.utf8.dropLast(unit.suffix.utf8.count)
    guard let nanoseconds = nanoseconds(number, unit) else {
      throw Expectation("a time such as 350ms or 0.35s")
    }
    guard nanoseconds <= longest * 1_000_000_000 else {
      throw Expectation("a time of at most \(longest)s")
    }
    return .nanoseconds(nanoseconds)
  }

  /// The span in milliseconds, as it would be typed; digits beyond the nanosecond are dropped.
  package static func text(for time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    guard rest != 0 else { return "\(whole)ms" }
    var fraction = String(String(1_000_000 + rest).dropFirst())
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(whole).\(fraction)ms"
  }

  /// The nanoseconds in a decimal number of units; saturates far above the longest span.
  private static func nanoseconds(_ number: Substring.UTF8View, _ unit: Unit) -> Int? {
    let parts = number.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let whole = parts.first ?? number
    let fraction = parts.count == 2 ? parts[1] : number.suffix(0)
    guard !(whole.isEmpty && fraction.isEmpty) else { return nil }
    guard let units = digits(whole.drop { $0 == UInt8(ascii: "0") }, limit: 9) else { return nil }
    guard let part = scaled(fraction, to: unit.decimals) else { return nil }
    return units * unit.nanoseconds + part
  }

  /// The digits of a fraction as an integer of `decimals` digits, rounded by the digit behind them.
  private static func scaled(_ fraction: Substring.UTF8View, to decimals: Int) -> Int? {
    guard fraction.allSatisfy(\.isDigit) else { return nil }
    var value = 0
    for digit in fraction.prefix(decimals) { value = value * 10 + digit.digit }
    for _ in fraction.prefix(decimals).count..<decimals { value *= 10 }
    guard let next = fraction.dropFirst(decimals).first else { return value }
    return value + (next.digit >= 5 ? 1 : 0)
  }

  /// A row of digits as an integer; more than `limit` of them read as the largest such number.
  private static func digits(_ text: Substring.UTF8View, limit: Int) -> Int? {
    guard text.allSatisfy(\.isDigit) else { return nil }
    guard text.count <= limit else { return 999_999_999 }
    return text.reduce(0) { $0 * 10 + $1.digit }
  }
}

extension TimeText {
  /// The units a time can be given in.
  private enum Unit {
    case milliseconds, seconds, none

    init(suffixOf text: String) {
      self = text.hasSuffix("ms") ? .milliseconds : text.hasSuffix("s") ? .seconds : .none
    }

    var suffix: String {
      switch self {
      case .milliseconds: "ms"
      case .seconds: "s"
      case .none: ""
      }
    }

    var decimals: Int { self == .seconds ? 9 : 6 }
    var nanoseconds: Int { self == .seconds ? 1_000_000_000 : 1_000_000 }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var digit: Int { Int(self) - Int(UInt8(ascii: "0")) }
}
