public import Foundation
internal import SegueMotion

// A spring's value is its target's share and its velocity's share: it is linear in both, so that any
// vector moves by the same two numbers.

extension Spring {
  /// The shares of the target and of the initial velocity in the value at a time.
  private func shares(at time: Double) -> (target: Double, velocity: Double) {
    (
      SpringMotion(base, from: 0, to: 1, velocity: 0).value(at: time),
      SpringMotion(base, from: 0, to: 0, velocity: 1).value(at: time)
    )
  }

  /// The shares of the target and of the initial velocity in the velocity at a time.
  private func slopes(at time: Double) -> (target: Double, velocity: Double) {
    (
      SpringMotion(base, from: 0, to: 1, velocity: 0).velocity(at: time),
      SpringMotion(base, from: 0, to: 0, velocity: 1).velocity(at: time)
    )
  }

  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let shares = shares(at: time)
    return target.scaled(by: shares.target) + initialVelocity.scaled(by: shares.velocity)
  }

  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let slopes = slopes(at: time)
    return target.scaled(by: slopes.target) + initialVelocity.scaled(by: slopes.velocity)
  }

  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    let moved = self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
    value += moved
  }

  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// SwiftUI's settling duration, in seconds.
  public var settlingDuration: TimeInterval { base.swiftUISettlingDuration() ?? .infinity }

  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let length = target.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    guard length > 0 || speed > 0 else { return 0 }
    // What only has a velocity comes about as far as its speed times a radian.
    let way = length > 0 ? length : speed / base.angularFrequency
    let launched = (try? base.launched(at: speed / way)) ?? base
    return launched.swiftUISettlingDuration(within: epsilon / way) ?? .infinity
  }
}

// The same for values with animatable data.

extension Spring {
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    let start = fromValue.animatableData
    var result = fromValue
    result.animatableData =
      start
      + value(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData,
        time: time)
    return result
  }

  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  @_disfavoredOverload
  public func update<V: Animatable>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    update(
      value: &value.animatableData, velocity: &velocity.animatableData,
      target: target.animatableData, deltaTime: deltaTime)
  }

  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    let start = fromValue.animatableData
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData - start, position: position.animatableData - start,
      velocity: velocity.animatableData)
    return result
  }

  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
