/// The digits of a written number: how many there are, and how they are grouped.
struct CountDigits: Hashable {
  /// The most digits before the decimals that can be asked for.
  static let wholeLimit = 18
  /// The most decimals.
  static let decimalLimit = 9
  /// Larger numbers are shown as this one.
  private static let largest = 1e18

  /// The fewest digits before the decimals.
  var leastWhole = 1
  /// The fewest decimals.
  var leastDecimals = 0
  /// The most decimals.
  var mostDecimals = 0
  /// The number of digits in the last group; 0 without groups.
  var group = 3
  /// The number of digits in the groups before.
  var farGroup = 3
  /// The power of ten that is shown in place of one: 2 for percent, 3 for permille.
  var shift = 0

  /// A number as it is shown.
  struct Rounded: Hashable {
    let isNegative: Bool
    let whole: [Character]
    let decimals: String
  }

  /// The digits of a number, rounded half away from zero.
  func rounded(_ number: Double) -> Rounded {
    let units = Self.units(of: number.magnitude, power: mostDecimals + shift)
    var decimals = String(units % Self.power(mostDecimals))
    decimals =
      String(repeating: "0", count: mostDecimals - min(decimals.count, mostDecimals)) + decimals
    if mostDecimals == 0 { decimals = "" }
    while decimals.count > leastDecimals, decimals.last == "0" { decimals.removeLast() }
    let quotient = units / Self.power(mostDecimals)
    var whole = quotient == 0 ? [] : Array(String(quotient))
    // A number shows at least one digit.
    let least = max(leastWhole, decimals.isEmpty ? 1 : 0)
    whole = Array(repeating: "0", count: max(least - whole.count, 0)) + whole
    return Rounded(isNegative: number < 0 && units > 0, whole: whole, decimals: decimals)
  }

  /// The digits in groups, from the left.
  func groups(of digits: [Character]) -> [String] {
    if group == 0 { return [String(digits)] }
    var groups: [String] = []
    var (rest, size) = (digits[...], group)
    while rest.count > size {
      groups.append(String(rest.suffix(size)))
      (rest, size) = (rest.dropLast(size), farGroup)
    }
    return ([String(rest)] + groups.reversed())
  }

  /// Ten to the power of `exponent`.
  private static func power(_ exponent: Int) -> UInt128 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// A number of none or more times a power of ten, rounded to a whole one.
  ///
  /// The number is a whole one of 53 bits times a power of two, so that the product fits 128 bits and a shift
  /// says exactly on which side of a half it is.
  private static func units(of magnitude: Double, power exponent: Int) -> UInt128 {
    guard magnitude > 0 else { return 0 }
    let number = min(magnitude, largest)
    let product = UInt128(number.significandBitPattern | 1 << 52) * power(exponent)
    let shift = 52 - Int(number.exponent)
    if shift <= 0 { return product << UInt128(-shift) }
    if shift > 126 { return 0 }
    return (product >> UInt128(shift)) + (product >> UInt128(shift - 1) & 1)
  }
}
