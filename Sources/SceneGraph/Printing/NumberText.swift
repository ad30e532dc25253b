/// Numbers as goldens and listings show them: rounded to six decimals, without trailing zeros.
///
/// The text depends on the value alone, never on a locale, and small differences in the last bits
/// of a computation do not show.
public enum NumberText {
  /// The number with at most six decimals.
  public static func format(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    guard value.magnitude < 1e12 else { return "\(value)" }
    let millionths = Int64((value.magnitude * 1_000_000).rounded(.toNearestOrAwayFromZero))
    if millionths == 0 { return "0" }
    let sign = value < 0 ? "-" : ""
    return sign + "\(millionths / 1_000_000)" + fraction(millionths % 1_000_000)
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
