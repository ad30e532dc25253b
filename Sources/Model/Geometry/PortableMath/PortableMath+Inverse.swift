extension PortableMath {
  /// The angle from -pi/2 to pi/2 whose tangent is `x`.
  public static func atan(_ x: Double) -> Double {
    atan2(x, 1)
  }

  /// The angle from -pi to pi of the way (`x`, `y`), counted from the x axis towards the y axis.
  ///
  /// Zeros and infinities are taken as limits, with the signs of zero, as IEEE 754 lays down.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    guard !y.isNaN, !x.isNaN else { return .nan }
    let angle = angle(y.magnitude, x.magnitude, isLeft: x.sign == .minus)
    return y.sign == .minus ? -angle : angle
  }

  /// The angle from -pi/2 to pi/2 whose sine is `x`; NaN outside -1...1.
  public static func asin(_ x: Double) -> Double {
    guard x.magnitude <= 1 else { return .nan }
    // The next term of the series, x³/6, is lost in rounding.
    guard x.magnitude >= 0x1p-30 else { return x }
    let sine = DoubleDouble(x.magnitude, 0)
    let angle = arctangent(sine, complement(x)).value
    return x < 0 ? -angle : angle
  }

  /// The angle from 0 to pi whose cosine is `x`; NaN outside -1...1.
  public static func acos(_ x: Double) -> Double {
    guard x.magnitude <= 1 else { return .nan }
    let angle = arctangent(complement(x), DoubleDouble(x.magnitude, 0))
    return x < 0 ? (pi - angle).value : angle.value
  }

  /// The cosine of an angle whose sine is `x`, and the other way around.
  private static func complement(_ x: Double) -> DoubleDouble {
    (DoubleDouble.sum(1, -x) * DoubleDouble.sum(1, x)).squareRoot()
  }

  /// The angle of a way with these distances, mirrored to the left if asked.
  private static func angle(_ y: Double, _ x: Double, isLeft: Bool) -> Double {
    if x.isInfinite, y.isInfinite { return angle(1, 1, isLeft: isLeft) }
    if y == 0 || x.isInfinite { return isLeft ? pi.high : 0 }
    if x == 0 || y.isInfinite { return pi.high / 2 }
    // Beyond these bounds the exact result rounds to the one given here.
    let steps = Int(y.exponent) - Int(x.exponent)
    if steps > 60 { return pi.high / 2 }
    if steps < -60, isLeft { return pi.high }
    if steps < -30, !isLeft { return y / x }
    let longest = max(y, x)
    let scale = longest > 0x1p500 ? 0x1p-600 : longest < 0x1p-500 ? 0x1p600 : 1
    let angle = arctangent(DoubleDouble(y * scale, 0), DoubleDouble(x * scale, 0))
    return isLeft ? (pi - angle).value : angle.value
  }

  /// The angle from 0 to pi/2 of a way with these distances, not both zero.
  ///
  /// The nearest angle of the table is taken away by turning the way back; what is left has a
  /// tangent of at most 1/32, for which the power series to the 11th power is enough.
  private static func arctangent(_ y: DoubleDouble, _ x: DoubleDouble) -> DoubleDouble {
    guard y.high <= x.high else {
      return DoubleDouble(pi.high / 2, pi.low / 2) - arctangent(x, y)
    }
    let sixteenths = nearestInteger(y.high / x.high * 16)
    let tangent = sixteenths / 16
    let rest = (y - x * tangent) / (x + y * tangent)
    let z = rest.high * rest.high
    let series = PortableMath.series([-1 / 11, 1 / 9, -1 / 7, 1 / 5, -1 / 3], at: z)
    let restAngle = DoubleDouble.sum(
      large: rest.high, small: rest.low * (1 - z) + rest.high * z * series)
    return ArctangentTable.angles[Int(sixteenths)] + restAngle
  }

  private static let pi = DoubleDouble(0x1.921fb54442d18p1, 0x1.1a62633145c07p-53)
}

/// Angles whose tangents are sixteenths.
private enum ArctangentTable {
  /// The arctangent of i/16.
  static let angles: [17 of DoubleDouble] = [
    DoubleDouble(0, 0),
    DoubleDouble(0x1.ff55bb72cfdeap-5, -0x1.c934d86d23f1dp-60),
    DoubleDouble(0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59),
    DoubleDouble(0x1.7b97b4bce5b02p-3, 0x1.347b0b4f881cap-58),
    DoubleDouble(0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57),
    DoubleDouble(0x1.362773707ebccp-2, -0x1.963a544b672d8p-57),
    DoubleDouble(0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56),
    DoubleDouble(0x1.a64eec3cc23fdp-2, -0x1.24dec1b50b7ffp-56),
    DoubleDouble(0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56),
    DoubleDouble(0x1.0657e94db30dp-1, -0x1.d5b495f6349e6p-56),
    DoubleDouble(0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58),
    DoubleDouble(0x1.345f01cce37bbp-1, 0x1.1021137c71102p-55),
    DoubleDouble(0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56),
    DoubleDouble(0x1.5d58987169b18p-1, 0x1.0028e4bc5e7cap-57),
    DoubleDouble(0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56),
    DoubleDouble(0x1.819d0b7158a4dp-1, -0x1.bf76229d3b917p-56),
    DoubleDouble(0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55),
  ]
}
