package import SegueMotion

/// The end of a spring as SwiftUI has it: the first moment at which the value hardly moves, hardly is pulled,
/// and is near its target.
///
/// The platform looks at each of its steps of 1/300 s; here the moment is found on the exact curve, by which a
/// spring ends up to a few of these steps earlier.
package enum SpringRest {
  /// The greatest speed, and the greatest acceleration, of a value at rest, in units per second and per
  /// square second; their squares are .0036.
  private static let calm = 0.06
  /// The greatest share of the way that is left at rest.
  private static let nearness = 0.01
  /// The most moments that are looked at, for springs that swing for minutes.
  private static let mostMoments = 200_000.0

  /// The seconds after which a spring that sets off on a way of this length, with its own velocity, is at rest;
  /// `nil` if it never is.
  package static func time(of spring: SegueMotion.Spring, along length: Double) -> Double? {
    let motion = SpringMotion(spring, from: 0, to: length)
    func isCalm(_ time: Double) -> Bool {
      let (left, velocity) = (length - motion.value(at: time), motion.velocity(at: time))
      let pull = spring.acceleration(offset: -left, velocity: velocity)
      return velocity.magnitude <= calm && pull.magnitude <= calm
        && left.magnitude <= nearness * length
    }
    guard length > 0, length.isFinite else { return 0 }
    if isCalm(0) { return 0 }
    guard let last = latest(of: spring, along: length) else { return nil }
    let frequency = spring.angularFrequency
    // Where a swinging value turns, it is calm for about two parts in the square of the frequency.
    let step = max(min(0.02 / frequency, 0.5 / (frequency * frequency)), last / mostMoments)
    var time = step
    while time < last, !isCalm(time) { time += step }
    var (low, high) = (time - step, time)
    while high - low > 1e-9 {
      let middle = (low + high) / 2
      if isCalm(middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// A time at which the value is at rest for sure; `nil` if it never is.
  private static func latest(of spring: SegueMotion.Spring, along length: Double) -> Double? {
    let frequency = spring.angularFrequency
    // Offset, speed and pull are of the order of the first, times the frequency once and twice.
    let share = min(nearness, calm / (length * frequency), calm / (length * frequency * frequency))
    return spring.settlingDuration(within: share / 8)
  }
}
