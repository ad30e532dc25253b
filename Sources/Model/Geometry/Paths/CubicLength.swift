/// Arc length along a curve.
///
/// The length of a piece is the integral of its speed by Gauss and Legendre's rule of five points. A
/// piece is halved until that agrees with its halves to eleven digits of the whole, which near a cusp
/// it may not: there twelve halvings are enough for six digits.
package struct CubicLength: Hashable, Sendable {
  /// The end of a piece.
  private struct Mark: Hashable, Sendable {
    var parameter: Double
    /// The distance up to here.
    var passed: Double
  }

  private let curve: CubicCurve
  /// The begin of the curve, and the ends of its pieces.
  private var marks = [Mark(parameter: 0, passed: 0)]

  private static let deepest = 12
  fileprivate static let rule: [(node: Double, weight: Double)] = [
    (-0.906179845938664, 0.23692688505618908), (-0.5384693101056831, 0.47862867049936647),
    (0, 0.5688888888888889), (0.5384693101056831, 0.47862867049936647),
    (0.906179845938664, 0.23692688505618908),
  ]

  /// Measures a curve.
  package init(_ curve: CubicCurve) {
    self.curve = curve
    let whole = curve.distance(from: 0, to: 1)
    measure(from: 0, to: 1, whole, tolerance: curve.polygonLength * 1e-11, depth: 0)
  }

  private mutating func measure(
    from start: Double, to end: Double, _ estimate: Double, tolerance: Double, depth: Int
  ) {
    let middle = (start + end) / 2
    let halves = (
      curve.distance(from: start, to: middle), curve.distance(from: middle, to: end)
    )
    let sum = halves.0 + halves.1
    if depth == CubicLength.deepest || (sum - estimate).magnitude <= tolerance {
      marks.append(Mark(parameter: end, passed: length + sum))
      return
    }
    measure(from: start, to: middle, halves.0, tolerance: tolerance, depth: depth + 1)
    measure(from: middle, to: end, halves.1, tolerance: tolerance, depth: depth + 1)
  }

  /// The length of all of it.
  package var length: Double { marks[marks.count - 1].passed }

  /// The parameter at which the curve has come this far.
  ///
  /// Newton's method, kept inside the piece by halving it.
  package func parameter(at distance: Double) -> Double {
    guard distance > 0 else { return 0 }
    guard distance < length, let last = marks.firstIndex(where: { $0.passed > distance }) else {
      return 1
    }
    let (begin, end) = (marks[last - 1], marks[last])
    let wanted = distance - begin.passed
    var (low, high) = (begin.parameter, end.parameter)
    var t = low + (high - low) * wanted / (end.passed - begin.passed)
    for _ in 0..<24 {
      let miss = curve.distance(from: begin.parameter, to: t) - wanted
      if miss.magnitude <= 1e-13 * length { break }
      if miss > 0 { high = t } else { low = t }
      let next = t - miss / curve.velocity(at: t).length
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}

extension CubicCurve {
  /// The integral of the speed between two parameters, by the rule.
  fileprivate func distance(from start: Double, to end: Double) -> Double {
    let (middle, half) = ((start + end) / 2, (end - start) / 2)
    return CubicLength.rule.reduce(0) { sum, point in
      sum + point.weight * velocity(at: middle + half * point.node).length
    } * half
  }
}
