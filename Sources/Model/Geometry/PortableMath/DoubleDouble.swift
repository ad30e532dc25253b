/// A number kept as the unevaluated sum of two doubles, about 106 bits.
///
/// `high` is the sum rounded to a double, `low` what the rounding lost. The operations are the
/// classic error-free transformations (Dekker, Knuth) for magnitudes from about 2 to the power of
/// -900 to 900; products split their factors, because a fused multiply is not on every processor.
struct DoubleDouble {
  let high: Double
  let low: Double

  /// A sum whose parts already do not overlap.
  @inline(__always)
  init(_ high: Double, _ low: Double) {
    self.high = high
    self.low = low
  }

  /// The nearest double.
  @inline(__always)
  var value: Double { high + low }

  /// The exact sum of two doubles.
  @inline(__always)
  static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
    let high = a + b
    let part = high - a
    return DoubleDouble(high, (a - (high - part)) + (b - part))
  }

  /// The exact sum of two doubles, the first of which is the larger in magnitude, or zero.
  @inline(__always)
  static func sum(large: Double, small: Double) -> DoubleDouble {
    let high = large + small
    return DoubleDouble(high, small - (high - large))
  }

  /// The exact product of two doubles.
  @inline(__always)
  static func product(_ a: Double, _ b: Double) -> DoubleDouble {
    let (aTop, aRest) = split(a)
    let (bTop, bRest) = split(b)
    let high = a * b
    return DoubleDouble(
      high, ((aTop * bTop - high) + aTop * bRest + aRest * bTop) + aRest * bRest)
  }

  /// A double as 26 leading bits and the rest.
  @inline(__always)
  private static func split(_ a: Double) -> (top: Double, rest: Double) {
    let spread = 134_217_729 * a
    let top = spread - (spread - a)
    return (top, a - top)
  }
}

extension DoubleDouble {
  @inline(__always)
  static prefix func - (a: DoubleDouble) -> DoubleDouble {
    DoubleDouble(-a.high, -a.low)
  }

  @inline(__always)
  static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let high = sum(a.high, b.high)
    let low = sum(a.low, b.low)
    let inner = sum(large: high.high, small: high.low + low.high)
    return sum(large: inner.high, small: inner.low + low.low)
  }

  @inline(__always)
  static func - (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    a + -b
  }

  @inline(__always)
  static func * (a: DoubleDouble, b: Double) -> DoubleDouble {
    let high = product(a.high, b)
    return sum(large: high.high, small: high.low + a.low * b)
  }

  @inline(__always)
  static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let high = product(a.high, b.high)
    return sum(large: high.high, small: high.low + (a.high * b.low + a.low * b.high))
  }

  static func / (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let first = a.high / b.high
    let rest = a - b * first
    return sum(large: first, small: rest.high / b.high)
  }

  /// The square root of a positive number, or zero.
  func squareRoot() -> DoubleDouble {
    guard high > 0 else { return DoubleDouble(0, 0) }
    let root = high.squareRoot()
    let rest = self - DoubleDouble.product(root, root)
    return .sum(large: root, small: rest.high / (root + root))
  }
}
