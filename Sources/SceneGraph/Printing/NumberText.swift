/// Numbers as goldens and listings show them: rounded to six decimals, without trailing zeros.
///
/// The text depends on the value alone, never on a locale, and small differences in the last bits
/// of a computation do not show.
public enum NumberText {
  /// The number with at most six decimals.
  public static func format(_ value: Double) -> String {
    guard value.magnitude < 1e18 else { return "\(value)" }
    // Whole part and fraction apart: a large number of millionths would not be exact.
    var whole = Int64(value.magnitude)
    let rest = value.magnitude - Double(whole)
    var millionths = Int64((rest * 1_000_000).rounded(.toNearestOrAwayFromZero))
    if millionths == 1_000_000 { (whole, millionths) = (whole + 1, 0) }
    let sign = value < 0 && (whole, millionths) != (0, 0) ? "-" : ""
    return sign + "\(whole)" + fraction(millionths)
  }

  /// The numbers, separated by commas.
  public static func format(_ values: [Double]) -> String {
    values.map { format($0) }.joined(separator: ",")
  }

  private static func fraction(_ millionths: Int64) -> String {
    if millionths == 0 { return "" }
    let digits = String(millionths)
    var text = "." + String(repeating: "0", count: 6 - digits.count) + digits
    while text.hasSuffix("0") { text.removeLast() }
    return text
  }
}
