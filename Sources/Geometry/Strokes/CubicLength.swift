/// How far it is along a curve.
///
/// The curve is cut into 16 pieces over equal steps of its parameter. The length of a piece is the
/// integral of its speed by Gauss and Legendre's rule of five points, which is exact to about ten
/// digits where the curve has no cusp.
struct CubicLength: Sendable {
  private let curve: CubicCurve
  /// The distances at which the pieces begin, and at which the last one ends.
  private let marks: [Double]

  private static let pieces = 16
  private static let rule: [(node: Double, weight: Double)] = [
    (-0.906179845938664, 0.23692688505618908), (-0.5384693101056831, 0.47862867049936647),
    (0, 0.5688888888888889), (0.5384693101056831, 0.47862867049936647),
    (0.906179845938664, 0.23692688505618908),
  ]

  init(_ curve: CubicCurve) {
    self.curve = curve
    var marks = [0.0]
    for piece in 0..<CubicLength.pieces {
      let start = Double(piece) / Double(CubicLength.pieces)
      let end = Double(piece + 1) / Double(CubicLength.pieces)
      marks.append(marks[piece] + CubicLength.integral(curve, from: start, to: end))
    }
    self.marks = marks
  }

  /// The length of all of it.
  var total: Double { marks[CubicLength.pieces] }

  /// The parameter at which the curve has come this far.
  ///
  /// Newton's method, kept inside the piece by halving it.
  func parameter(at distance: Double) -> Double {
    guard distance > 0 else { return 0 }
    guard distance < total, let last = marks.firstIndex(where: { $0 > distance }) else { return 1 }
    let start = Double(last - 1) / Double(CubicLength.pieces)
    var (low, high) = (start, Double(last) / Double(CubicLength.pieces))
    let wanted = distance - marks[last - 1]
    var t = low + (high - low) * wanted / (marks[last] - marks[last - 1])
    for _ in 0..<16 {
      let miss = CubicLength.integral(curve, from: start, to: t) - wanted
      if miss.magnitude <= 1e-12 * total { break }
      if miss > 0 { high = t } else { low = t }
      let next = t - miss / curve.velocity(at: t).length
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  private static func integral(_ curve: CubicCurve, from start: Double, to end: Double) -> Double {
    let (middle, half) = ((start + end) / 2, (end - start) / 2)
    return rule.reduce(0) { sum, point in
      sum + point.weight * curve.velocity(at: middle + half * point.node).length
    } * half
  }
}
