import SegueTextSupport
import SegueGeometry

extension Easing {
  /// The moments of 0...1 at which the curve may turn around or jump, in closed form; between two
  /// of them, and outside, it only rises or only falls.
  ///
  /// Of a staircase, which has as many as steps, and of Flutter's solver, which turns where the
  /// exact curve does, it is the moments of the curve behind them.
  public var turns: [Double] {
    let turns: [Double] =
      switch form {
      case .linear: []
      case .cubic(let curve, _): curve.segment.turns
      case .path(let path, _): path.segments.flatMap { $0.turns + [$0.end.x] }
      case .steps, .sawtooth: jumps
      case .stops(let stops): stops.stops.map(\.input)
      case .monotone(let stops): stops.corners.stops.map(\.input)
      case .shape(let shape, let side): shape.turns(side)
      case .threshold(let edge): [edge]
      case .interval(let start, let end, let easing):
        [start, end] + easing.turns.map { start + (end - start) * $0 }
      case .flipped(let easing): easing.turns.map { 1 - $0 }
      }
    return turns.filter { (0...1).contains($0) }
  }

  /// Jumps of a staircase or a sawtooth, if there are at most a thousand.
  private var jumps: [Double] {
    let count =
      switch form {
      case .steps(let steps): steps.count
      case .sawtooth(let count): count
      default: 0
      }
    return count > 1000 ? [] : (0...count).map { Double($0) / Double(count) }
  }
}

extension CubicSegment {
  /// Turning points of the curve: its derivative is a polynomial of the second degree.
  fileprivate var turns: [Double] {
    let (first, middle, last) = (control1.y - start.y, control2.y - control1.y, end.y - control2.y)
    let (a, b, c) = (first - 2 * middle + last, middle - first, first)
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return [] }
    // Not the difference of two numbers that may be nearly equal.
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    return [q / a, c / q].filter { $0 > 0 && $0 < 1 }.map(progress)
  }

  /// The progress at a parameter.
  private func progress(at m: Double) -> Double {
    let n = 1 - m
    return (n * n * n * start.x + m * m * m * end.x)
      + (3 * n * n * m * control1.x + 3 * n * m * m * control2.x)
  }
}

extension EaseShape {
  /// Returns the turning points of one side of the shape.
  fileprivate func turns(_ side: Easing.Side) -> [Double] {
    let ins = turns
    return switch side {
    case .in: ins
    case .out: ins.map { 1 - $0 }
    case .inOut: ins.map { $0 / 2 } + [0.5] + ins.map { 1 - $0 / 2 }
    }
  }

  /// Turning points of the ease-in half.
  private var turns: [Double] {
    switch self {
    case .power, .circular: []
    case .elastic(let period):
      // Where the growth of the swing and its turning away are as strong.
      (0..<Int(2 / period, keptWithin: 0...998) + 2).map { index in
        let angle = PortableMath.atan2(10 * 0.6931471805599453 * period, 2 * .pi)
        return 1 + (angle - Double(index) * .pi) * period / (2 * .pi)
      }
    case .bounce: Bounce.turns.map { 1 - $0 }
    }
  }
}
