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

  /// Two to the power of `exponent`, which is a normal double's.
  @inline(__always)
  static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: exponent + 1023) << 52)
  }
}
