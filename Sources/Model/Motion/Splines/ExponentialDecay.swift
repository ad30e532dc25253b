import SegueGeometry

/// A value that was set off and comes to rest by friction alone, as Compose's exponential decay.
///
/// The velocity shrinks by the same factor in every stretch of time, and the motion ends where it
/// falls below a threshold. Time is in seconds.
public struct ExponentialDecay: Hashable, Sendable {
  /// The value at time 0.
  public let start: Double
  /// The velocity at time 0.
  public let velocity: Double
  /// Duration of the motion.
  public let duration: Double
  private let rate: Double

  /// The decay of `velocity`; 1 is the usual friction, and slower than `threshold` counts as rest.
  public init(
    from start: Double, velocity: Double, friction: Double = 1, threshold: Double = 0.1
  ) throws(MotionError) {
    try MotionError.checkFinite(start, "start")
    try MotionError.checkFinite(velocity, "velocity")
    try MotionError.checkPositive(friction, "friction")
    try MotionError.checkPositive(threshold, "threshold")
    self.start = start
    self.velocity = velocity
    rate = 4.2 * friction
    let isMoving = velocity.magnitude > threshold
    duration = isMoving ? PortableMath.log(velocity.magnitude / threshold) / rate : 0
  }

  /// End value of the motion.
  public var target: Double { value(at: duration) }

  /// The value at `time`.
  public func value(at time: Double) -> Double {
    let passed = min(max(time, 0), duration)
    return start + velocity / rate * (1 - PortableMath.exp(-rate * passed))
  }

  /// The velocity at `time`; zero from the end on.
  public func velocity(at time: Double) -> Double {
    time < duration ? velocity * PortableMath.exp(-rate * max(time, 0)) : 0
  }
}
