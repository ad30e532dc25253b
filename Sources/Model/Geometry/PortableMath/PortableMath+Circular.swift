extension PortableMath {
  /// The sine of an angle in radians; NaN for infinities.
  public static func sin(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    return QuarterTurns(radians: x.magnitude).sine.withSign(of: x)
  }

  /// The cosine of an angle in radians; NaN for infinities.
  public static func cos(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    return QuarterTurns(radians: x.magnitude).cosine
  }

  /// The sine and the cosine of an angle in radians, for the price of one reduction.
  public static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
    guard x.isFinite else { return (.nan, .nan) }
    let turns = QuarterTurns(radians: x.magnitude)
    return (turns.sine.withSign(of: x), turns.cosine)
  }

  /// The tangent of an angle in radians; NaN for infinities.
  public static func tan(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    return QuarterTurns(radians: x.magnitude).tangent.withSign(of: x)
  }

  /// The sine and the cosine of an angle in degrees, exactly 0, 1 or -1 at multiples of 90.
  public static func sincos(degrees: Double) -> (sin: Double, cos: Double) {
    guard degrees.isFinite else { return (.nan, .nan) }
    let turns = QuarterTurns(degrees: degrees.magnitude)
    return (turns.sine.withSign(of: degrees), turns.cosine)
  }

  /// The tangent of an angle in degrees, exactly 0, 1 or -1 at multiples of 45 where it is finite.
  ///
  /// At odd multiples of 90 it is infinite: plus at 90, minus at 270.
  public static func tan(degrees: Double) -> Double {
    guard degrees.isFinite else { return .nan }
    return QuarterTurns(degrees: degrees.magnitude).tangent.withSign(of: degrees)
  }
}

extension Double {
  /// The number, negated if `x` has a minus sign; -0 has one.
  fileprivate func withSign(of x: Double) -> Double {
    x.sign == .minus ? -self : self
  }
}

extension QuarterTurns {
  /// The sine of the angle.
  fileprivate var sine: Double {
    switch count & 3 {
    case 0: sineOfRest.value
    case 1: cosineOfRest.value
    case 2: 0 - sineOfRest.value
    default: -cosineOfRest.value
    }
  }

  /// The cosine of the angle.
  fileprivate var cosine: Double {
    switch count & 3 {
    case 0: cosineOfRest.value
    case 1: 0 - sineOfRest.value
    case 2: -cosineOfRest.value
    default: sineOfRest.value
    }
  }

  /// The tangent of the angle.
  fileprivate var tangent: Double {
    let (sine, cosine) = (sineOfRest, cosineOfRest)
    guard count & 1 == 1 else { return (sine / cosine).value }
    guard sine.high != 0 else { return count & 2 == 0 ? .infinity : -.infinity }
    return -(cosine / sine).value
  }

  /// The sine of at most an eighth of a turn, by its power series to the 17th power.
  private var sineOfRest: DoubleDouble {
    let x = rest.high
    let z = x * x
    var series: Double = 1 / 355_687_428_096_000
    series = -1 / 1_307_674_368_000 + z * series
    series = 1 / 6_227_020_800 + z * series
    series = -1 / 39_916_800 + z * series
    series = 1 / 362_880 + z * series
    series = -1 / 5040 + z * series
    series = 1 / 120 + z * series
    series = -1 / 6 + z * series
    return .sum(large: x, small: x * z * series + rest.low * (1 - 0.5 * z))
  }

  /// The cosine of at most an eighth of a turn, by its power series to the 18th power.
  private var cosineOfRest: DoubleDouble {
    let x = rest.high
    let square = DoubleDouble.product(x, x)
    let z = square.high
    var series: Double = -1 / 6_402_373_705_728_000
    series = 1 / 20_922_789_888_000 + z * series
    series = -1 / 87_178_291_200 + z * series
    series = 1 / 479_001_600 + z * series
    series = -1 / 3_628_800 + z * series
    series = 1 / 40_320 + z * series
    series = -1 / 720 + z * series
    series = 1 / 24 + z * series
    let parabola = DoubleDouble.sum(large: 1, small: -0.5 * z)
    let tail = parabola.low - 0.5 * square.low - x * rest.low + z * z * series
    return .sum(large: parabola.high, small: tail)
  }
}
