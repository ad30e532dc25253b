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
