/// The sums that a straight line through points is made of.
struct LineSums {
  private(set) var count = 0
  private var total = 0.0
  private var (x, y, xx, xy, yy) = (0.0, 0.0, 0.0, 0.0, 0.0)
  private var (lowest, highest) = (Double.infinity, -Double.infinity)

  mutating func add(_ a: Double, _ b: Double, weight: Double = 1) {
    count += 1
    total += weight
    x += weight * a
    y += weight * b
    xx += weight * a * a
    xy += weight * a * b
    yy += weight * b * b
    (lowest, highest) = (min(lowest, a), max(highest, a))
  }

  /// The mean of the second numbers.
  var mean: Double { total > 0 ? y / total : 0 }

  /// From the first point to the last one, along the line.
  var width: Double { highest - lowest }

  /// The line, and how far points are from it as a rule.
  var line: (start: Double, slope: Double, error: Double)? {
    let n = total
    guard n > 0 else { return nil }
    let spread = xx - x * x / n
    guard spread > 1e-12 else { return nil }
    let slope = (xy - x * y / n) / spread
    let rest = (yy - y * y / n) - slope * slope * spread
    return ((y - slope * x) / n, slope, (max(0, rest) / n).squareRoot())
  }
}
