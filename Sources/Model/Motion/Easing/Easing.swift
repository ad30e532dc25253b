import SegueGeometry
import SegueTextSupport

/// A unit curve: how far a change has come when some part of its time has passed.
///
/// Progress and value run from 0 to 1, and values may overshoot. Every easing but `steps`, `cycle`, and
/// `linear(...)` and `monotone(...)` with stops, maps 0 to 0 and 1 to 1, exactly. A progress
/// outside 0...1 is allowed: curves continue along their end tangents, staircases and polylines as
/// CSS says, and the other shapes hold their ends. No value is farther from 0 than 1000000.
///
/// An easing is a value: sampling it is pure, and parsing its description gives the same easing.
public struct Easing: Hashable, Sendable {
  /// Sides of a symmetric family that can be slow.
  package enum Side: String, CaseIterable, Hashable, Sendable {
    /// The start.
    case `in` = "in"
    /// The end.
    case out
    /// Both ends, with the turn in the middle.
    case inOut = "in-out"
  }

  /// Methods of finding a cubic's parameter for a time.
  enum Solver: Hashable, Sendable {
    case exact
    case quantized
  }

  indirect enum Form: Hashable, Sendable {
    case linear
    case cubic(CubicBezier, Solver)
    case path(CubicPath, Solver)
    case steps(Steps)
    case stops(LinearStops)
    case monotone(MonotoneStops)
    case shape(EaseShape, Side)
    case androidBounce
    case cycle(Double)
    case sawtooth(Int)
    case threshold(Double)
    case interval(from: Double, to: Double, Easing)
    case flipped(Easing)
  }

  let form: Form

  init(_ form: Form) {
    self.form = form
  }

  /// The value at `progress`.
  package func value(at progress: Double) -> Double {
    value(at: progress, before: false)
  }

  /// The value at `progress`; `before` says that the animation has not begun, which staircases
  /// heed on the boundary of a step.
  package func value(at progress: Double, before: Bool) -> Double {
    CurveBound.limited(freeValue(at: progress, before))
  }

  /// The value, however far it lies from 0.
  private func freeValue(at progress: Double, _ before: Bool) -> Double {
    switch form {
    case .linear: progress
    case .cubic(let curve, .exact): curve.value(at: progress)
    case .path(let path, .exact): path.value(at: progress)
    case .steps(let steps): steps.value(at: progress, before: before)
    case .stops(let stops): stops.value(at: progress)
    case .monotone(let stops): stops.value(at: progress)
    case .shape(let shape, let side): shape.value(at: progress, side)
    case .cycle(let count): AndroidCycle.value(at: progress, of: count)
    case .flipped(let easing): 1 - easing.value(at: 1 - progress)
    default: progress <= 0 ? 0 : progress >= 1 ? 1 : innerValue(at: progress, before)
    }
  }

  /// The derivative of the value by the progress, always finite.
  ///
  /// Where the tangent is vertical it is the slope of a very short chord, and on the jumps of
  /// staircases, zero.
  package func slope(at progress: Double) -> Double {
    let slope = analyticSlope(at: progress)
    if slope.isFinite { return slope }
    let reach = 0x1p-20
    let (a, b) = (max(progress - reach, 0), min(progress + reach, 1))
    return (value(at: b) - value(at: a)) / (b - a)
  }

  /// The value of the forms that hold both ends, strictly between them.
  private func innerValue(at progress: Double, _ before: Bool) -> Double {
    switch form {
    case .cubic(let curve, _):
      return curve.segment.quantizedValue(at: progress)
    case .path(let path, _):
      return path.segment(at: progress).quantizedValue(at: progress)
    case .androidBounce:
      return AndroidBounce.value(at: progress)
    case .sawtooth(let count):
      let teeth = progress * Double(count)
      return teeth - teeth.rounded(.down)
    case .threshold(let edge):
      return progress < edge ? 0 : 1
    case .interval(let start, let end, let easing):
      if progress < start { return 0 }
      return progress > end
        ? 1 : easing.value(at: (progress - start) / (end - start), before: before)
    default:
      return progress
    }
  }

  private func analyticSlope(at progress: Double) -> Double {
    switch form {
    case .linear: 1
    case .cubic(let curve, let solver):
      solver == .quantized && !(0...1).contains(progress) ? 0 : curve.slope(at: progress)
    case .path(let path, let solver):
      solver == .quantized && !(0...1).contains(progress) ? 0 : path.slope(at: progress)
    case .steps, .threshold: 0
    case .stops(let stops): stops.slope(at: progress)
    case .monotone(let stops): stops.slope(at: progress)
    case .shape(let shape, let side): shape.slope(at: progress, side)
    case .androidBounce: AndroidBounce.slope(at: progress)
    case .cycle(let count): AndroidCycle.slope(at: progress, of: count)
    case .sawtooth(let count): (0...1).contains(progress) ? Double(count) : 0
    case .interval(let start, let end, let easing):
      (start...end).contains(progress)
        ? easing.slope(at: (progress - start) / (end - start)) / (end - start) : 0
    case .flipped(let easing): easing.slope(at: 1 - progress)
    }
  }
}

extension Easing {
  /// The moments of 0...1 at which the curve may turn around or jump, in closed form; between two
  /// of them, and outside, it only rises or only falls.
  ///
  /// Of a staircase, which has as many as steps, and of Flutter's solver, which turns where the
  /// exact curve does, it is the moments of the curve behind them.
  package var turns: [Double] {
    let turns: [Double] =
      switch form {
      case .linear: []
      case .cubic(let curve, _): curve.segment.turns
      case .path(let path, _): path.segments.flatMap { $0.turns + [$0.end.x] }
      case .steps, .sawtooth: jumps
      case .stops(let stops): stops.stops.map(\.input)
      case .monotone(let stops): stops.corners.stops.map(\.input)
      case .shape(let shape, let side): shape.turns(side)
      case .androidBounce: AndroidBounce.turns
      case .cycle(let count): AndroidCycle.turns(of: count)
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
    case .power, .circular, .sine, .expo: []
    case .elastic(let period):
      // Where the growth of the swing and its turning away are as strong.
      (0..<Int(clamping: 2 / period, to: 0...998) + 2).map { index in
        let angle = PortableMath.atan2(10 * 0.6931471805599453 * period, 2 * .pi)
        return 1 + (angle - Double(index) * .pi) * period / (2 * .pi)
      }
    case .bounce: Bounce.turns.map { 1 - $0 }
    }
  }
}
