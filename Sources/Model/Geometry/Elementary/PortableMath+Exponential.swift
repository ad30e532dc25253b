extension PortableMath {
  /// e to the power of `x`.
  public static func exp(_ x: Double) -> Double {
    guard x.magnitude < 746 else { return x.isNaN ? .nan : x > 0 ? .infinity : 0 }
    let power = exponential(DoubleDouble(x, 0))
    return scaled(power.value.value, byPowerOfTwo: power.octaves)
  }

  /// Two to the power of `x`, exact for integers.
  public static func exp2(_ x: Double) -> Double {
    guard x.magnitude < 1076 else { return x.isNaN ? .nan : x > 0 ? .infinity : 0 }
    let steps = nearestInteger(x * 32)
    let ln2 = DoubleDouble(0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56)
    let power = exponential(of: ln2 * (x - steps / 32), steps: Int(steps))
    return scaled(power.value.value, byPowerOfTwo: power.octaves)
  }

  /// e to the power of `x`, as a number from about one to two and a power of two.
  ///
  /// The logarithm of a thirty-second of an octave is taken away in two parts, the first so short
  /// that its multiples are exact.
  static func exponential(_ x: DoubleDouble) -> (value: DoubleDouble, octaves: Int) {
    let steps = nearestInteger(x.high * 0x1.71547652b82fep5)
    let first = x.high - steps * 0x1.62e42fefap-6
    let rest = DoubleDouble.sum(first, -steps * 0x1.cf79abc9e3b3ap-45)
    return exponential(
      of: .sum(large: rest.high, small: rest.low + x.low), steps: Int(steps))
  }

  /// e to the power of `rest`, at most a sixty-fourth of an octave, times 2^(steps/32).
  ///
  /// The power series to the 6th power leaves 2^-58 of the result.
  private static func exponential(
    of rest: DoubleDouble, steps: Int
  ) -> (value: DoubleDouble, octaves: Int) {
    let x = rest.high
    var series: Double = 1 / 720
    series = 1 / 120 + x * series
    series = 1 / 24 + x * series
    series = 1 / 6 + x * series
    series = 1 / 2 + x * series
    let change = x + (rest.low + x * x * series)
    let power = ExponentialTable.powers[steps & 31]
    return (.sum(large: power.high, small: power.low + power.high * change), steps >> 5)
  }
}
