import SegueMotion
import SegueSceneGraph

/// Continuations of the movements of a transition from where they have been caught.
enum Continuation: Hashable {
  /// Each on a spring that takes over its velocity: this one, or its own; so many times faster than
  /// laid down.
  case sprung(Spring?, speed: Double)
  /// Each along its own curve, in the part of its time that is left of its way.
  case shortened(speed: Double)
  /// Each along its own curve, or on its own spring from rest, in all of its time; some are at their ends.
  case restarted(speed: Double, settling: Set<Property>)
  /// All at the pace of the passage.
  case paced
  /// With a finger, which has caught the transition at this part of its way.
  case led(FingerTrack, from: Double)
}

extension Continuation {
  /// True if movements of a property are at their ends as soon as they are caught.
  func settles(_ property: Property) -> Bool {
    if case .restarted(_, let settled) = self { settled.contains(property) } else { false }
  }

  /// A movement that has been caught midway.
  struct CaughtMovement {
    /// As it is laid down.
    var animation: Animation
    /// Progress and speed at that moment.
    var progress: Progress
    /// The end of its course to which it goes: 0 or 1.
    var end: Double

    /// Distances and velocities below this are none.
    private static let epsilon = 1e-9

    /// The movement as it goes on, counted from when it has been caught.
    func animation(_ continuation: Continuation, in passage: TimeMapping) -> Animation {
      switch continuation {
      case .sprung(let spring, let speed): sprung(spring, speed)
      case .shortened(let speed):
        begun(lasting: min((end - progress.fraction).magnitude, 1) / speed, delayedBy: 1 / speed)
      case .restarted(let speed, _):
        begun(lasting: progress.fraction == end ? 0 : 1 / speed, delayedBy: 1 / speed)
      case .paced: passing(Timing(duration: passage.duration), passage.pace)
      case .led(let course, let place): led(course, from: place, passage.duration)
      }
    }

    /// The movement from where it is to its end.
    private func passing(
      _ timing: Timing, _ pace: TimingCurve, from start: Double? = nil
    ) -> Animation {
      var caught = animation
      caught.groups = []
      caught.timing = timing
      caught.pace = pace
      caught.section = TrackSection(from: start ?? progress.fraction, to: end)
      return caught
    }

    private func sprung(_ spring: Spring?, _ speed: Double) -> Animation {
      var way = end - progress.fraction
      if way.magnitude < Self.epsilon {
        // A spring counts in whole ways; one that is at its end and moves gets a very short one.
        if progress.velocity.magnitude < Self.epsilon {
          return passing(Timing(duration: .zero), .linear)
        }
        way = way < 0 ? -Self.epsilon : Self.epsilon
      }
      let velocity = progress.velocity / way
      let spring = (spring ?? animation.pace.spring ?? .system).faster(speed)
      var launched = (try? spring.launched(at: velocity)) ?? spring
      if launched.settlingDuration() == nil {
        launched = (try? Spring.system.launched(at: velocity)) ?? .system
      }
      let settling = Time.seconds(roundingUp: launched.settlingDuration() ?? 0)
      return passing(Timing(duration: settling), .spring(launched), from: end - way)
    }

    /// The movement anew, its time and its delay multiplied; CSS's factor is what is left of the way.
    private func begun(lasting factor: Double, delayedBy delay: Double) -> Animation {
      let timing = Timing(
        begin: animation.timing.begin.scaled(by: delay),
        duration: animation.timing.duration.scaled(by: factor))
      guard case .spring = animation.pace else { return passing(timing, animation.pace) }
      // A spring counts seconds, which therefore pass faster.
      let whole = animation.timing.duration
      var caught = passing(Timing(duration: whole), animation.pace)
      caught.groups = [GroupTiming(timing, pace: .linear, from: .zero, to: whole)]
      return caught
    }

    /// The finger's way on is what is left of the movement's, its way back what the movement has come.
    private func led(_ course: FingerTrack, from place: Double, _ duration: Time) -> Animation {
      let (caught, start) = (progress.fraction, 1 - end)
      let values = course.map { value in
        if value == place { return caught }
        return value > place
          ? caught + (end - caught) * (value - place) / (1 - place)
          : caught + (start - caught) * (place - value) / place
      }
      var led = animation
      led.groups = []
      led.timing = Timing(duration: duration)
      led.pace = .easing(values.easing ?? .linear)
      return led
    }
  }
}

extension TimingCurve {
  fileprivate var spring: Spring? {
    if case .spring(let spring, _) = self { spring } else { nil }
  }
}

/// Track of a finger while it is down: a value at each touch.
struct FingerTrack: Hashable {
  /// The value at each touch.
  var values: [Double]
  /// Time of each touch, as a fraction of the time that the finger is down.
  var moments: [Double]
  /// True if the finger moves without a jerk.
  var isSmooth: Bool

  /// The values over the time that the finger is down; `nil` where they make no curve.
  var easing: Easing? {
    let arguments = zip(values, moments).map { LinearStops.Argument($0, at: $1) }
    guard let stops = try? LinearStops(arguments) else { return nil }
    guard isSmooth, let smooth = try? MonotoneStops(stops) else { return .stops(stops) }
    return .monotone(smooth)
  }

  /// The course with other values.
  func map(_ change: (Double) -> Double) -> FingerTrack {
    FingerTrack(values: values.map(change), moments: moments, isSmooth: isSmooth)
  }
}

extension Spring {
  /// The spring in a film that passes so many times faster.
  func faster(_ factor: Double) -> Spring {
    guard factor != 1,
      var spring = try? Spring(response: duration / factor, dampingFraction: dampingRatio)
    else { return self }
    spring.allowsOverdamping = allowsOverdamping
    return (try? spring.launched(at: initialVelocity * factor)) ?? spring
  }
}
