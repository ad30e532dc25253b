/// Timing curve from progress through a run to progress from the first value to the last.
public enum TimingCurve: Hashable, Sendable {
  /// By a curve over the fraction of the run.
  case easing(Easing)
  /// By a spring, which counts seconds and does not care how long the run is, read as its platform
  /// does.
  case spring(Spring, SpringSampling)

  /// Even progress.
  public static let linear = TimingCurve.easing(.linear)

  /// By a spring as it is.
  public static func spring(_ spring: Spring) -> TimingCurve { .spring(spring, .exact) }

  /// By a spring that is made to fit a duration.
  package static func spring(_ fit: SpringFit) -> TimingCurve { .spring(fit.spring, fit.sampling) }

  /// Natural duration of a run, in seconds; `nil` for curves, which fit any length, and for springs that never
  /// come to rest.
  package var naturalDuration: Double? {
    switch self {
    case .easing: nil
    case .spring(let spring, let sampling): sampling.end ?? spring.settlingDuration()
    }
  }

  /// The same motion in less time, by `factor`; curves fit any time.
  ///
  /// A platform that counts whole milliseconds counts those of its own time, so that is left out.
  package func faster(by factor: Double) -> TimingCurve {
    guard case .spring(let spring, var sampling) = self, factor != 1 else { return self }
    sampling.end = sampling.end.map { $0 / factor }
    sampling.truncatesToMilliseconds = false
    return .spring(spring.faster(by: factor), sampling)
  }

  /// The fraction of the way at `seconds` of a run that takes `duration` seconds.
  package func fraction(at seconds: Double, of duration: Double) -> Double {
    switch self {
    case .easing(let easing): easing.value(at: duration > 0 ? seconds / duration : 1)
    case .spring(let spring, let sampling): spring.value(at: seconds, sampled: sampling)
    }
  }

  /// Returns the velocity of the progress at `seconds` of a run that takes `duration` seconds, in whole deltas
  /// per second.
  package func velocity(at seconds: Double, of duration: Double) -> Double {
    switch self {
    case .easing(let easing):
      duration > 0 ? easing.slope(at: seconds / duration) / duration : 0
    case .spring(let spring, let sampling):
      SpringMotion(spring, from: 0, to: 1).velocity(at: seconds, sampled: sampling)
    }
  }

  /// Returns the times at which the progress turns around or jumps in a run that takes `duration` seconds, its
  /// ends included; in closed form.
  package func turns(of duration: Double) -> [Double] {
    switch self {
    case .easing(let easing): [0] + easing.turns.map { $0 * duration } + [duration]
    case .spring(let spring, let sampling):
      [0] + spring.turns(until: min(duration, sampling.end ?? duration)) + [duration]
    }
  }

  /// The fraction of the way from the first value to the last; springs and some curves leave 0...1.
  ///
  /// A spring that has ended stands exactly at its target, however far it was from settling; one
  /// that had settled lands there, unless its platform's ends with a step.
  func fraction(at position: Position) -> Double {
    switch self {
    case .easing(let easing):
      easing.value(at: position.progress, before: position.isWaiting)
    case .spring(let spring, let sampling):
      position.hasEnded
        ? (position.seconds > 0 ? 1 : 0)
        : landing(of: spring, sampling: sampling, position: position)
    }
  }

  private func landing(
    of spring: Spring, sampling: SpringSampling, position: Position
  ) -> Double {
    let value = spring.value(at: position.seconds, sampled: sampling)
    let landing = SpringLanding(
      of: spring, sampling, in: position.duration, at: position.seconds)
    return value + (landing?.correction(at: position.seconds) ?? 0)
  }
}

/// Landing of a spring that is cut off: in its last two radians it is led to its target, where it arrives
/// without speed and without force.
///
/// A spring that has settled is a thousandth of its way from its target, which on a screen's height
/// is a step of a point. Here a polynomial of the fifth degree takes that thousandth away by and by;
/// nothing else of the motion changes. A spring that is cut off long before it has settled is not led
/// anywhere: that its author wanted so. Nor is one whose platform ends it with a step: its curve is
/// the platform's to the last frame.
private struct SpringLanding {
  /// Maximum distance from its target at which a swinging spring counts as settled.
  private static let reach = 0.002
  /// Duration of the landing, in radians of the spring's frequency.
  private static let radians = 2.0

  private let start: Double
  private let length: Double
  /// The polynomial u³ (a + b (u - 1) + c (u - 1)²) over the time that the spring is led.
  private let a, b, c: Double

  /// The landing of a spring at the end of a run, which is seen at `time`; `nil` where the spring
  /// moves as it is.
  init?(of spring: Spring, _ sampling: SpringSampling, in duration: Double, at time: Double) {
    let end = min(duration, sampling.end ?? duration)
    length = min(Self.radians / spring.angularFrequency, end)
    start = end - length
    guard sampling.endsAs == nil, time > start, time < end else { return nil }
    let oscillation = spring.oscillation
    let isFitted = sampling.end.map { $0 <= duration } ?? false
    guard isFitted || oscillation.bound(at: end).offset <= Self.reach else { return nil }
    if sampling.clampsOvershoot, oscillation.firstCrossing.map({ $0 <= end }) ?? false {
      return nil
    }
    let (offset, velocity) = oscillation.state(at: end)
    let force =
      -spring.stiffness * offset
      - 2 * spring.effectiveDampingRatio * spring.angularFrequency * velocity
    let (slope, bend) = (velocity * length, force * length * length)
    a = offset
    b = slope - 3 * offset
    c = bend / 2 - 3 * slope + 6 * offset
  }

  /// Returns the correction that is added to the spring's value.
  func correction(at time: Double) -> Double {
    let u = (time - start) / length
    return u * u * u * (a + (u - 1) * (b + (u - 1) * c))
  }
}
