import SegueGeometry

/// A value on a spring: where it comes from, where it is pulled, and how fast it set off.
///
/// Velocities are in units of the value per second. No distance is divided by, so a motion may set
/// off from its very target; that is what happens when a moving value is aimed at where it is.
public struct SpringMotion: Hashable, Sendable {
  /// The spring; its own initial velocity plays no part here.
  public var spring: Spring
  /// The value at time 0.
  public var start: Double
  /// The value at rest.
  public var target: Double
  /// The velocity at time 0.
  public var velocity: Double

  /// A motion that sets off with an absolute velocity.
  public init(_ spring: Spring, from start: Double, to target: Double, velocity: Double) {
    self.spring = spring
    self.start = start
    self.target = target
    self.velocity = velocity
  }

  /// A motion that sets off with the spring's own velocity, in whole distances.
  public init(_ spring: Spring, from start: Double, to target: Double) {
    self.init(
      spring, from: start, to: target, velocity: spring.initialVelocity * (target - start))
  }

  /// The value at `time`, exactly the start at 0 and before.
  public func value(at time: Double) -> Double {
    time > 0 ? target - oscillation.state(at: time).offset : start
  }

  /// The velocity at `time`.
  public func velocity(at time: Double) -> Double {
    -oscillation.state(at: time).velocity
  }

  /// The motion to another target that takes over at `time`, which is its time 0.
  ///
  /// Value and velocity are continuous.
  public func retargeted(to target: Double, at time: Double) -> SpringMotion {
    SpringMotion(spring, from: value(at: time), to: target, velocity: velocity(at: time))
  }

  var oscillation: Oscillation {
    Oscillation(of: spring, offset: target - start, velocity: -velocity)
  }
}

extension SpringMotion {
  /// Compose's estimate of the duration in whole milliseconds; nil without damping.
  ///
  /// It is the time from which on the value stays within `threshold`, which must be positive, of
  /// the target: by the envelope where the spring swings, by Newton's method elsewhere, with the
  /// starting points and the tolerance of the original, because the result is truncated.
  public func composeDuration(threshold: Double) -> Int? {
    let distance = (start - target) / threshold
    let velocity = velocity / threshold
    if distance == 0, velocity == 0 { return 0 }
    guard spring.effectiveDampingRatio > 0 else { return nil }
    let estimate = ComposeEstimate(
      spring, distance: distance.magnitude, velocity: distance < 0 ? -velocity : velocity)
    let milliseconds = estimate.seconds * 1000
    guard milliseconds < 9e15 else { return nil }
    return milliseconds > 0 ? Int(milliseconds) : 0
  }

  /// Compose's estimate for a value of several dimensions, each with its own threshold.
  ///
  /// The longest counts; nil if one never ends.
  public static func composeDuration(of motions: [SpringMotion], thresholds: [Double]) -> Int? {
    precondition(motions.count == thresholds.count, "every dimension has a threshold")
    var longest = 0
    for (motion, threshold) in zip(motions, thresholds) {
      guard let duration = motion.composeDuration(threshold: threshold) else { return nil }
      longest = max(longest, duration)
    }
    return longest
  }
}

/// A spring that falls to a distance of one, from a positive distance or from zero.
private struct ComposeEstimate {
  private let spring: Spring
  private let distance: Double
  private let velocity: Double

  init(_ spring: Spring, distance: Double, velocity: Double) {
    self.spring = spring
    self.distance = distance
    self.velocity = velocity
  }

  var seconds: Double {
    if spring.effectiveDampingRatio < 1 { return underdamped }
    return spring.effectiveDampingRatio > 1 ? overdamped : critical
  }

  private var underdamped: Double {
    let ratio = spring.effectiveDampingRatio
    let decay = -ratio * spring.angularFrequency
    let swing = spring.angularFrequency * (1 - ratio * ratio).squareRoot()
    let sine = (velocity - decay * distance) / swing
    return PortableMath.log(1 / (distance * distance + sine * sine).squareRoot()) / decay
  }

  /// The motion is (a + b t) e^(r t).
  private var critical: Double {
    let r = -spring.angularFrequency
    let (a, b) = (distance, velocity + spring.angularFrequency * distance)
    let guess = PortableMath.log((1 / b).magnitude)
    var linear = guess
    for _ in 0..<6 { linear = guess - PortableMath.log((linear / r).magnitude) }
    let fall = Fall(
      value: { (a + b * $0) * PortableMath.exp(r * $0) },
      slope: { (b * (r * $0 + 1) + a * r) * PortableMath.exp(r * $0) },
      extremum: -(r * a + b) / (r * b), inflection: -2 / r - a / b,
      startsAtZero: b < 0 && a > 0)
    return fall.end(after: Self.later(PortableMath.log((1 / a).magnitude) / r, linear / r))
  }

  /// The motion is a e^(r t) + b e^(s t), with s the faster.
  private var overdamped: Double {
    let (ratio, frequency) = (spring.effectiveDampingRatio, spring.angularFrequency)
    let root = (ratio * ratio - 1).squareRoot()
    let (r, s) = (frequency * (root - ratio), -frequency * (root + ratio))
    let b = (r * distance - velocity) / (r - s)
    let a = distance - b
    let fall = Fall(
      value: { a * PortableMath.exp(r * $0) + b * PortableMath.exp(s * $0) },
      slope: { a * r * PortableMath.exp(r * $0) + b * s * PortableMath.exp(s * $0) },
      extremum: PortableMath.log((a * r) / (-b * s)) / (s - r),
      inflection: PortableMath.log(-(b * s * s) / (a * r * r)) / (r - s),
      startsAtZero: b > 0 && a < 0, flatness: 1e-4)
    let starts = (
      PortableMath.log((1 / a).magnitude) / r, PortableMath.log((1 / b).magnitude) / s
    )
    return fall.end(after: Self.later(starts.0, starts.1))
  }

  private static func later(_ a: Double, _ b: Double) -> Double {
    if !a.isFinite { return b }
    return b.isFinite ? max(a, b) : a
  }
}

/// A motion that ends at a distance of one, on its own side or, after an extremum, on the other.
private struct Fall {
  var value: (Double) -> Double
  var slope: (Double) -> Double
  /// Time at which the motion turns around; NaN or negative if it does not.
  var extremum: Double
  /// Time at which its curvature changes, from where Newton's method finds the last crossing.
  var inflection: Double
  /// True if a small extremum makes the search begin at time 0.
  var startsAtZero: Bool
  /// The slope below which the first guess is taken as it is.
  var flatness = 0.0

  func end(after guess: Double) -> Double {
    var time = guess
    var level = 1.0
    if extremum > 0 {
      if -value(extremum) < 1 {
        if startsAtZero { time = 0 }
      } else {
        time = inflection
        level = -1
      }
    }
    if slope(time).magnitude < flatness { return time }
    for _ in 0..<100 {
      let next = time - (value(time) - level) / slope(time)
      let step = (next - time).magnitude
      time = next
      if !(step > 0.001) { break }
    }
    return time
  }
}
