extension PortableMath {
  /// `base` to the power of `exponent`, exact where the result is a double.
  ///
  /// Anything to the power of zero is one, and one to any power; a negative base needs an integer
  /// exponent and otherwise gives NaN; zeros and infinities are limits, as IEEE 754 lays down.
  public static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    guard !base.isNaN, !exponent.isNaN else { return .nan }
    guard exponent.isFinite else { return powerAtInfinity(base.magnitude, exponent) }
    let parity = Parity(exponent)
    let isNegative = base.sign == .minus && parity == .odd
    guard base.isFinite, base != 0 else {
      let isGrowing = (base == 0) == (exponent < 0)
      let limit = isGrowing ? Double.infinity : 0
      return isNegative ? -limit : limit
    }
    guard base > 0 || parity != .fraction else { return .nan }
    let power = positivePower(base.magnitude, exponent)
    return isNegative ? -power : power
  }

  /// The power of a positive, finite base to a finite exponent.
  ///
  /// The logarithm carries 68 bits, so that an exponent that makes the result large, and its error
  /// with it, leaves enough.
  private static func positivePower(_ base: Double, _ exponent: Double) -> Double {
    let logarithm = logarithm(base)
    let estimate = logarithm.high * exponent
    // The exact product of the next line would overflow or lose bits out here.
    if estimate.magnitude < 0x1p-60 { return 1 + estimate }
    if estimate.magnitude > 746 { return estimate > 0 ? .infinity : 0 }
    let power = exponential(logarithm * exponent)
    return scaled(power.value.value, byPowerOfTwo: power.octaves)
  }

  /// The power of a base that is not negative to an infinite exponent.
  private static func powerAtInfinity(_ base: Double, _ exponent: Double) -> Double {
    if base == 1 { return 1 }
    return (base > 1) == (exponent > 0) ? .infinity : 0
  }

  /// Parity of a number: an even integer, an odd integer, or neither.
  private enum Parity {
    case even
    case odd
    case fraction

    init(_ x: Double) {
      // From 2^53 on every double is an even integer.
      guard x.magnitude < 0x1p53 else {
        self = .even
        return
      }
      let whole = Int64(x)
      self = Double(whole) != x ? .fraction : whole & 1 == 0 ? .even : .odd
    }
  }
}
