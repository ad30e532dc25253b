import SegueMotion

/// The cubic Bézier curve that comes nearest to a curve, for formats that know no other.
struct NearestCubic {
  /// The curve.
  let cubic: CubicBezier

  /// Moments that are compared.
  private static let count = 32

  /// The nearest curve; the same where the curve is a cubic itself.
  init(to curve: TimingCurve, lasting seconds: Double) {
    if case .easing(let easing) = curve, let own = easing.singleCubic {
      cubic = own
      return
    }
    let wanted = (0...Self.count).map {
      curve.fraction(at: Double($0) / Double(Self.count) * seconds, of: seconds)
    }
    let found = Self.starts.map { Self.descent(from: $0, to: wanted) }
    let best = found.min { $0.error < $1.error }?.numbers ?? Self.starts[0]
    cubic = Self.cubic(best.map { ($0 * 1000).rounded() / 1000 }) ?? Self.even
  }

  /// Numbers from which a search begins: curves of every temper.
  private static let starts = [[0.3, 0.3, 0.6, 1], [0.1, 0, 0.1, 0.8], [0.4, 0, 0.2, 1]]

  /// Numbers that no small step brings nearer to what is wanted.
  private static func descent(
    from start: [Double], to wanted: [Double]
  ) -> (numbers: [Double], error: Double) {
    var best = start
    var error = error(of: best, wanted)
    var step = 0.25
    var rounds = 0
    while step > 0.002, rounds < 200 {
      rounds += 1
      var isBetter = false
      for index in best.indices {
        for sign in [-1.0, 1] {
          var other = best
          other[index] += sign * step
          if index.isMultiple(of: 2) { other[index] = min(max(other[index], 0), 1) }
          let otherError = Self.error(of: other, wanted)
          if otherError < error { (best, error, isBetter) = (other, otherError, true) }
        }
      }
      if !isBetter { step /= 2 }
    }
    return (best, error)
  }

  /// Even progress.
  private static let even: CubicBezier = {
    guard let cubic = Easing.linear.singleCubic else { preconditionFailure("a line is a cubic") }
    return cubic
  }()

  private static func cubic(_ numbers: [Double]) -> CubicBezier? {
    try? CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }

  /// Sum of the squared distances at the moments.
  private static func error(of numbers: [Double], _ wanted: [Double]) -> Double {
    guard let cubic = cubic(numbers) else { return .infinity }
    var sum = 0.0
    for (index, value) in wanted.enumerated() {
      let distance = cubic.value(at: Double(index) / Double(count)) - value
      sum += distance * distance
    }
    return sum
  }
}
