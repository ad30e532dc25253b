/// The elementary functions, computed here so that every machine gets the same bits.
///
/// The functions of a system's math library differ in the last bit from one processor to the next.
/// These are made from `+`, `-`, `*`, `/` and `squareRoot()` alone, whose results IEEE 754 fixes to
/// the last bit; nothing is contracted or reordered. Leading parts are carried in two doubles, so
/// that results lie within 0.8 units in the last place of the exact ones (the tests hold each
/// function to its bound), and exact results are exact: `pow(10, 2)` is 100.
///
/// Special values follow IEEE 754: a NaN gives NaN, the sign of zero survives odd functions, and
/// what lies outside a domain gives NaN.
public enum PortableMath {
  /// `x` rounded to an integer, ties to even, for magnitudes below 2 to the power of 51.
  ///
  /// Adding a number whose last place is one makes the adder round; `rounded()` would be a call.
  @inline(__always)
  static func nearestInteger(_ x: Double) -> Double {
    (x + 0x1.8p52) - 0x1.8p52
  }

  /// `x` times two to the power of `exponent`, rounded once, for exponents from -1100 to 1100.
  ///
  /// Two factors, because the power itself may lie outside the range of a double.
  static func scaled(_ x: Double, byPowerOfTwo exponent: Int) -> Double {
    let half = exponent >> 1
    return x * powerOfTwo(half) * powerOfTwo(exponent - half)
  }

  /// The value of a power series at `x` by Horner's rule; the coefficient of the highest power comes first.
  @inline(__always)
  static func series<let count: Int>(_ coefficients: [count of Double], at x: Double) -> Double {
    var sum = coefficients[0]
    for index in 1..<count { sum = coefficients[index] + x * sum }
    return sum
  }

  /// Two to the power of `exponent`, which is a normal double's.
  @inline(__always)
  static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: exponent + 1023) << 52)
  }
}

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
