/// The straight line that is nearest to weighted points, but for some that lie far from it.
struct FingerprintLine {
  /// A point, and how much it counts.
  typealias Point = (x: Double, y: Double, weight: Double)

  let slope: Double
  private let start: Double

  /// Maximum typical distance of points from the line, and maximum share of points that may be left out.
  private static let limits = (spread: 0.35, leftOut: 0.25)

  /// The line through points; nothing if too many of them are too far from every line.
  init?(through points: [Point]) {
    let all = points.reduce(0) { $0 + $1.weight }
    guard all > 0 else { return nil }
    var kept = points
    while true {
      guard let fit = Fit(kept) else { return nil }
      if fit.spread < Self.limits.spread {
        (slope, start) = (fit.slope, fit.start)
        return
      }
      let errors = kept.map { fit.error(of: $0) }
      guard let worst = errors.indices.max(by: { errors[$0] < errors[$1] }) else { return nil }
      kept.remove(at: worst)
      let weight = kept.reduce(0) { $0 + $1.weight }
      if kept.count < 3 || weight < (1 - Self.limits.leftOut) * all { return nil }
    }
  }

  func value(at x: Double) -> Double { start + slope * x }

  /// The line for which the squares of all errors are least.
  private struct Fit {
    let slope: Double
    let start: Double
    /// Typical distance of points from the line.
    private(set) var spread = 0.0

    init?(_ points: [Point]) {
      let weight = points.reduce(0) { $0 + $1.weight }
      guard weight > 0 else { return nil }
      let x = points.reduce(0) { $0 + $1.x * $1.weight } / weight
      let y = points.reduce(0) { $0 + $1.y * $1.weight } / weight
      let xx = points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) * $1.weight }
      guard xx > 0 else { return nil }
      let xy = points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) * $1.weight }
      slope = xy / xx
      start = y - slope * x
      let rest = points.reduce(0) { $0 + error(of: $1) * error(of: $1) * $1.weight }
      spread = (rest / weight).squareRoot()
    }

    func error(of point: Point) -> Double { abs(point.y - start - slope * point.x) }
  }
}
