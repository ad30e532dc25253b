extension PortableMath {
  /// The natural logarithm; minus infinity at zero, NaN below.
  public static func log(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return logarithmAtTheEdge(x) }
    return logarithm(x).value
  }

  /// The logarithm to base two, exact for powers of two; minus infinity at zero, NaN below.
  public static func log2(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return logarithmAtTheEdge(x) }
    let (octaves, row, rest) = reduced(x)
    let natural = DoubleDouble.sum(row.high, rest.high)
    let ln = DoubleDouble.sum(
      large: natural.high, small: natural.low + (rest.low + row.low))
    let fraction = ln * DoubleDouble(0x1.71547652b82fep0, 0x1.777d0ffda0d24p-56)
    return (DoubleDouble(octaves, 0) + fraction).value
  }

  /// The natural logarithm of a positive, finite number, to about 68 bits.
  static func logarithm(_ x: Double) -> DoubleDouble {
    let (octaves, row, rest) = reduced(x)
    // Whole octaves and the row are multiples of 2^-42 below 2^10: their sum is exact.
    let whole = octaves * 0x1.62e42fefa38p-1 + row.high
    let low = octaves * 0x1.ef35793c7673p-45 + row.low
    let sum = DoubleDouble.sum(whole, rest.high)
    return .sum(large: sum.high, small: sum.low + (rest.low + low))
  }

  /// Splits a positive number: x = 2^octaves · e^(row) · e^(rest), the rest below 2^-7.
  private static func reduced(
    _ x: Double
  ) -> (octaves: Double, row: LogarithmTable.Row, rest: DoubleDouble) {
    let isTiny = x < Double.leastNormalMagnitude
    let bits = (isTiny ? x * 0x1p54 : x).bitPattern
    let index = Int(bits >> 45 & 127)
    // Above the square root of two the significand is halved; see the table.
    let isUpper = index >= 53
    let exponent = Int(bits >> 52) - 1023 - (isTiny ? 54 : 0) + (isUpper ? 1 : 0)
    let significand = Double(bitPattern: bits & (1 << 52 - 1) | (isUpper ? 1022 : 1023) << 52)
    let row = LogarithmTable.rows[index]
    // Both halves times the nine bits of the factor are exact, and so is their sum in two parts.
    let top = Double(bitPattern: significand.bitPattern & ~(1 << 27 - 1))
    let product = DoubleDouble.sum(
      top * row.factor - 1, (significand - top) * row.factor)
    return (Double(exponent), row, logarithm(onePlus: product))
  }

  /// The logarithm of one plus `x`, for `x` below 2^-7, by its series to the 10th power.
  private static func logarithm(onePlus x: DoubleDouble) -> DoubleDouble {
    let z = x.high
    var series: Double = -1 / 10
    series = 1 / 9 + z * series
    series = -1 / 8 + z * series
    series = 1 / 7 + z * series
    series = -1 / 6 + z * series
    series = 1 / 5 + z * series
    series = -1 / 4 + z * series
    series = 1 / 3 + z * series
    let square = DoubleDouble.product(z, z)
    let parabola = DoubleDouble.sum(large: z, small: -0.5 * square.high)
    let tail = parabola.low - 0.5 * square.low + x.low * (1 - z) + z * square.high * series
    return .sum(large: parabola.high, small: tail)
  }

  private static func logarithmAtTheEdge(_ x: Double) -> Double {
    x == 0 ? -.infinity : x == .infinity ? .infinity : .nan
  }
}
