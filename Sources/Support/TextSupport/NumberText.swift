/// Numbers as people and goldens read them, with a bounded number of decimals.
///
/// The text depends on the value alone, never on a locale, and small differences in the last bits
/// of a computation do not show. Halves are rounded away from zero, and zero has no sign.
package enum NumberText {
  /// The number with at most six decimals, without trailing zeros: as goldens and listings show it.
  package static func format(_ value: Double) -> String {
    guard value.magnitude < 1e18 else { return "\(value)" }
    // Whole part and fraction apart: a large number of millionths would not be exact.
    var whole = Int64(value.magnitude)
    let rest = value.magnitude - Double(whole)
    var millionths = Int64((rest * 1_000_000).rounded(.toNearestOrAwayFromZero))
    if millionths == 1_000_000 { (whole, millionths) = (whole + 1, 0) }
    let sign = value < 0 && (whole, millionths) != (0, 0) ? "-" : ""
    return sign + "\(whole)" + withoutTrailingZeros(fraction(millionths, decimals: 6))
  }

  /// The numbers with at most six decimals, separated by commas.
  package static func format(_ values: [Double]) -> String {
    values.map { format($0) }.joined(separator: ",")
  }

  /// The number with at most so many decimals (fewer than six), without trailing zeros.
  package static func format(_ value: Double, atMost decimals: Int) -> String {
    format(value.rounded(toDecimals: decimals))
  }

  /// The number with exactly so many decimals.
  package static func fixed(_ value: Double, decimals: Int) -> String {
    let exact = (value.magnitude * Double.power(of: decimals)).rounded()
    guard let units = Int(exactly: exact) else { return "\(value)" }
    return fixed(units: value < 0 ? -units : units, decimals: decimals)
  }

  /// So many tenths, hundredths, thousandths ..., by the number of decimals: 1234 thousandths are
  /// `1.234`.
  package static func fixed(units: Int, decimals: Int) -> String {
    let (whole, rest) = units.magnitude.quotientAndRemainder(
      dividingBy: UInt(Double.power(of: decimals)))
    return (units < 0 ? "-" : "") + "\(whole)" + fraction(rest, decimals: decimals)
  }

  /// The same without trailing zeros: 1200 thousandths are `1.2`.
  package static func format(units: Int, decimals: Int) -> String {
    withoutTrailingZeros(fixed(units: units, decimals: decimals))
  }

  private static func fraction(_ units: some BinaryInteger, decimals: Int) -> String {
    decimals == 0 ? "" : "." + units.digits(atLeast: decimals)
  }

  private static func withoutTrailingZeros(_ text: String) -> String {
    guard text.contains(".") else { return text }
    var text = text
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}

extension Double {
  /// The shortest decimal that reads back as the same number, without a fraction of zero.
  package var shortest: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The number that is nearest to so many decimals.
  package func rounded(toDecimals decimals: Int) -> Double {
    let unit = Double.power(of: decimals)
    let units = (self * unit).rounded()
    // What is so large has no decimals.
    return units.isFinite ? units / unit : self
  }

  /// Ten, as many times as a factor as there are decimals.
  fileprivate static func power(of decimals: Int) -> Double {
    (0..<decimals).reduce(1.0) { power, _ in power * 10 }
  }
}
