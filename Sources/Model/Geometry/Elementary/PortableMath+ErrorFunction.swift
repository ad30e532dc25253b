extension PortableMath {
  /// The error function, 2/√pi times the integral of e^(-t²) from zero to `x`.
  public static func erf(_ x: Double) -> Double {
    guard x.magnitude < 6 else { return x.isNaN ? .nan : x < 0 ? -1 : 1 }
    // Near zero it is linear; the parts of a product would lose bits below the normal range.
    let isTiny = x.magnitude < 0x1p-600
    let value =
      isTiny ? errorFunction(x.magnitude * 0x1p300) * 0x1p-300 : errorFunction(x.magnitude)
    return x.sign == .minus ? -value : value
  }

  /// The error function from zero to six, by its series around the nearest eighth.
  private static func errorFunction(_ x: Double) -> Double {
    let eighths = nearestInteger(x * 8)
    let row = ErrorFunctionTable.rows[Int(eighths)]
    let step = x - eighths / 8
    let lead = DoubleDouble.product(step, row.slope.high)
    let curve = curvature(around: eighths / 8, step) * row.slope.high + step * row.slope.low
    let sum = DoubleDouble.sum(row.value.high, lead.high)
    return sum.high + (sum.low + lead.low + row.value.low + curve)
  }

  /// The integral of e^(c² - t²) from `c` to `c + step`, less `step` itself.
  ///
  /// The integrand is e^(-2cs - s²), the generating function of the Hermite polynomials; each
  /// coefficient of its series follows from the two before it.
  private static func curvature(around center: Double, _ step: Double) -> Double {
    var (previous, coefficient) = (0.0, 1.0)
    var power = step
    var sum = 0.0
    for n in 1...15 {
      let next = -2 * (center * coefficient + previous) / Double(n)
      (previous, coefficient) = (coefficient, next)
      power *= step
      sum += coefficient * power / Double(n + 1)
    }
    return sum
  }
}
