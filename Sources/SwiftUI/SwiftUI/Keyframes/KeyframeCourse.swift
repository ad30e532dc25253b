/// The way of data through keyframes, as closed forms of time.
struct KeyframeCourse<Data: VectorArithmetic> {
  /// The way from one keyframe to the next.
  private struct Segment {
    enum Pace {
      case linear(UnitCurve)
      /// By Hermite's polynomial, with velocities per second at both ends.
      case cubic(start: Data, end: Data)
      case spring(Spring, start: Data)
    }

    let begin: Double
    let duration: Double
    let from: Data
    let to: Data
    let pace: Pace

    /// The value so many seconds after the beginning.
    func value(at seconds: Double) -> Data {
      guard seconds < duration else { return to }
      let way = to - from
      let u = seconds / duration
      switch pace {
      case .linear(let curve): return from + way.scaled(by: curve.value(at: u))
      case .spring(let spring, let start):
        return from + spring.value(target: way, initialVelocity: start, time: seconds)
      case .cubic(let start, let end):
        let (square, cube) = (u * u, u * u * u)
        return from + way.scaled(by: 3 * square - 2 * cube)
          + start.scaled(by: (cube - 2 * square + u) * duration)
          + end.scaled(by: (cube - square) * duration)
      }
    }

    /// The velocity with which the keyframe is reached.
    var endVelocity: Data {
      guard duration > 0 else { return .zero }
      switch pace {
      case .linear(let curve):
        return (to - from).scaled(by: curve.velocity(at: 1) / duration)
      case .cubic(_, let end): return end
      case .spring(let spring, let start):
        return spring.velocity(target: to - from, initialVelocity: start, time: duration)
      }
    }
  }

  private let start: Data
  private var segments: [Segment] = []

  /// The seconds until the last keyframe.
  private(set) var duration = 0.0

  init(from start: Data, _ steps: [KeyframeStep<Data>]) {
    self.start = start
    var (from, velocity) = (start, Data.zero)
    for (index, step) in steps.enumerated() {
      let ends = CubicEnds(around: index, in: steps, from: from, arrivingWith: velocity)
      let begin = duration
      func append(_ seconds: Double, _ to: Data, _ pace: Segment.Pace) {
        segments.append(
          Segment(begin: begin, duration: seconds, from: from, to: to, pace: pace))
      }
      switch step {
      case .linear(let to, let seconds, let curve): append(seconds, to, .linear(curve))
      case .move(let to): append(0, to, .linear(.linear))
      case .cubic(let to, let seconds, _, _):
        append(seconds, to, .cubic(start: ends.start, end: ends.end))
      case .spring(let to, let seconds, let spring, let start):
        append(
          seconds ?? spring.settlingDuration, to,
          .spring(spring, start: start ?? velocity))
      }
      guard let segment = segments.last else { continue }
      duration += segment.duration
      (from, velocity) = (segment.to, segment.endVelocity)
    }
  }

  /// The value at a moment; before the first keyframe the initial one, after the last that.
  func value(at seconds: Double) -> Data {
    guard seconds > 0 || duration == 0 else { return start }
    guard let segment = segments.last(where: { $0.begin <= seconds }) else { return start }
    return segment.value(at: seconds - segment.begin)
  }
}

/// Velocities at both ends of a cubic keyframe, where it leaves them to its neighbors.
private struct CubicEnds<Data: VectorArithmetic> {
  var start = Data.zero
  var end = Data.zero

  init(
    around index: Int, in steps: [KeyframeStep<Data>], from: Data, arrivingWith velocity: Data
  ) {
    guard case .cubic(let to, let seconds, let givenStart, let givenEnd) = steps[index] else {
      return
    }
    // A cubic before has the mean velocity of both, or its own, at its end.
    start = givenStart ?? (index > 0 ? velocity : .zero)
    if let givenEnd {
      end = givenEnd
    } else if index + 1 < steps.count {
      switch steps[index + 1] {
      case .cubic(let next, let nextSeconds, _, _):
        end = Self.mean(next - from, over: seconds + nextSeconds)
      case .linear(let next, let nextSeconds, let curve):
        end = Self.mean(next - to, over: nextSeconds).scaled(by: curve.velocity(at: 0))
      // What is known says nothing of a cubic before a spring: it comes to rest.
      case .spring, .move: end = .zero
      }
    }
  }

  private static func mean(_ way: Data, over seconds: Double) -> Data {
    seconds > 0 ? way.scaled(by: 1 / seconds) : .zero
  }
}

extension KeyframeStep where Value: Animatable {
  /// The step of the value's data.
  var ofData: KeyframeStep<Value.AnimatableData> {
    switch self {
    case .linear(let to, let duration, let curve):
      .linear(to: to.animatableData, duration: duration, curve)
    case .cubic(let to, let duration, let start, let end):
      .cubic(
        to: to.animatableData, duration: duration, start: start?.animatableData,
        end: end?.animatableData)
    case .spring(let to, let duration, let spring, let start):
      .spring(
        to: to.animatableData, duration: duration, spring, start: start?.animatableData)
    case .move(let to): .move(to: to.animatableData)
    }
  }
}
