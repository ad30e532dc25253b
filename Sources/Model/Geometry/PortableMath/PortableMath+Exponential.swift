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
    let series = PortableMath.series([1 / 720, 1 / 120, 1 / 24, 1 / 6, 1 / 2], at: x)
    let change = x + (rest.low + x * x * series)
    let power = ExponentialTable.powers[steps & 31]
    return (.sum(large: power.high, small: power.low + power.high * change), steps >> 5)
  }
}

/// Powers of two between one and two, in steps of a thirty-second of an octave.
private enum ExponentialTable {
  /// 2 to the power of i/32.
  static let powers: [32 of DoubleDouble] = [
    DoubleDouble(0x1p0, 0),
    DoubleDouble(0x1.059b0d3158574p0, 0x1.d73e2a475b465p-55),
    DoubleDouble(0x1.0b5586cf9890fp0, 0x1.8a62e4adc610bp-54),
    DoubleDouble(0x1.11301d0125b51p0, -0x1.6c51039449b3ap-54),
    DoubleDouble(0x1.172b83c7d517bp0, -0x1.19041b9d78a76p-55),
    DoubleDouble(0x1.1d4873168b9aap0, 0x1.e016e00a2643cp-54),
    DoubleDouble(0x1.2387a6e756238p0, 0x1.9b07eb6c70573p-54),
    DoubleDouble(0x1.29e9df51fdee1p0, 0x1.612e8afad1255p-55),
    DoubleDouble(0x1.306fe0a31b715p0, 0x1.6f46ad23182e4p-55),
    DoubleDouble(0x1.371a7373aa9cbp0, -0x1.63aeabf42eae2p-54),
    DoubleDouble(0x1.3dea64c123422p0, 0x1.ada0911f09ebcp-55),
    DoubleDouble(0x1.44e086061892dp0, 0x1.89b7a04ef80dp-59),
    DoubleDouble(0x1.4bfdad5362a27p0, 0x1.d4397afec42e2p-56),
    DoubleDouble(0x1.5342b569d4f82p0, -0x1.07abe1db13cadp-55),
    DoubleDouble(0x1.5ab07dd485429p0, 0x1.6324c054647adp-54),
    DoubleDouble(0x1.6247eb03a5585p0, -0x1.383c17e40b497p-54),
    DoubleDouble(0x1.6a09e667f3bcdp0, -0x1.bdd3413b26456p-54),
    DoubleDouble(0x1.71f75e8ec5f74p0, -0x1.16e4786887a99p-55),
    DoubleDouble(0x1.7a11473eb0187p0, -0x1.41577ee04992fp-55),
    DoubleDouble(0x1.82589994cce13p0, -0x1.d4c1dd41532d8p-54),
    DoubleDouble(0x1.8ace5422aa0dbp0, 0x1.6e9f156864b27p-54),
    DoubleDouble(0x1.93737b0cdc5e5p0, -0x1.75fc781b57ebcp-57),
    DoubleDouble(0x1.9c49182a3f09p0, 0x1.c7c46b071f2bep-56),
    DoubleDouble(0x1.a5503b23e255dp0, -0x1.d2f6edb8d41e1p-54),
    DoubleDouble(0x1.ae89f995ad3adp0, 0x1.7a1cd345dcc81p-54),
    DoubleDouble(0x1.b7f76f2fb5e47p0, -0x1.5584f7e54ac3bp-56),
    DoubleDouble(0x1.c199bdd85529cp0, 0x1.11065895048ddp-55),
    DoubleDouble(0x1.cb720dcef9069p0, 0x1.503cbd1e949dbp-56),
    DoubleDouble(0x1.d5818dcfba487p0, 0x1.2ed02d75b3707p-55),
    DoubleDouble(0x1.dfc97337b9b5fp0, -0x1.1a5cd4f184b5cp-54),
    DoubleDouble(0x1.ea4afa2a490dap0, -0x1.e9c23179c2893p-54),
    DoubleDouble(0x1.f50765b6e454p0, 0x1.9d3e12dd8a18bp-54),
  ]
}
