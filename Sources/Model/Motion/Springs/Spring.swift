import SegueGeometry

/// A damped spring that pulls a value from 0 to 1.
///
/// All ways to describe a spring end in two numbers: how fast it swings when nothing brakes it, and
/// how much it is braked compared to the braking that just prevents overshoot. Time is in seconds,
/// velocity in whole distances per second, positive towards the target; `SpringMotion` speaks in
/// absolute values. Sampling is a closed form, hence independent of frame rate and order.
public struct Spring: Hashable, Sendable {
  /// The frequency without damping, in radians per second; positive.
  package let angularFrequency: Double
  /// The damping, 1 being critical; 0 swings forever.
  package let dampingRatio: Double
  /// The velocity at time 0.
  package private(set) var initialVelocity: Double
  /// True if a damping ratio above 1 makes the spring slower.
  ///
  /// Apple's springs, but for negative bounces, move as if critically damped instead; Compose's and
  /// Flutter's do slow down.
  package var allowsOverdamping: Bool

  init(angularFrequency: Double, dampingRatio: Double, allowsOverdamping: Bool) {
    self.angularFrequency = angularFrequency
    self.dampingRatio = dampingRatio
    self.initialVelocity = 0
    self.allowsOverdamping = allowsOverdamping
  }

  /// The stiffness for a mass of one.
  package var stiffness: Double { angularFrequency * angularFrequency }
  /// The damping coefficient for a mass of one.
  package var damping: Double { 2 * dampingRatio * angularFrequency }
  /// The perceived duration in seconds, also called response: one swing without damping.
  package var duration: Double { 2 * .pi / angularFrequency }
  /// Bounciness of the spring: 1 swings forever, 0 is critical, below 0 is sluggish.
  package var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The damping ratio that the spring moves with.
  var effectiveDampingRatio: Double {
    allowsOverdamping ? dampingRatio : min(dampingRatio, 1)
  }

  /// The spring, set off with `velocity`.
  package func launched(at velocity: Double) throws(MotionError) -> Spring {
    try MotionError.checkFinite(velocity, "initialVelocity")
    var spring = self
    spring.initialVelocity = velocity
    return spring
  }

  /// The same motion in less time, by `factor`.
  package func faster(by factor: Double) -> Spring {
    var spring = Spring(
      angularFrequency: angularFrequency * factor, dampingRatio: dampingRatio,
      allowsOverdamping: allowsOverdamping)
    spring.initialVelocity = initialVelocity * factor
    return spring
  }

  /// The value at `time`; 0 at the start, and near 1 when settled.
  package func value(at time: Double) -> Double {
    1 - oscillation.state(at: time).offset
  }

  /// The velocity at `time`.
  package func velocity(at time: Double) -> Double {
    -oscillation.state(at: time).velocity
  }

  /// Returns the times at which the spring turns around, in order, at most `count` and not after `end`.
  ///
  /// The first of them is where it is farthest beyond its target, unless it sets off backwards.
  package func turns(until end: Double, atMost count: Int = 64) -> [Double] {
    oscillation.turns(until: end, atMost: count)
  }

  /// The swing of the distance to the target.
  var oscillation: Oscillation {
    Oscillation(of: self, offset: 1, velocity: -initialVelocity)
  }
}

extension Spring {
  /// From when on the value stays within `tolerance` of 1, in seconds; nil without damping.
  ///
  /// Core Animation's settling duration: for swinging springs a bound by their envelope, for the
  /// others the last time the distance is `tolerance`, which must be positive.
  package func settlingDuration(within tolerance: Double = 0.001) -> Double? {
    oscillation.settlingTime(within: tolerance)
  }

  /// SwiftUI's settling duration in seconds; nil without damping.
  ///
  /// It takes another amplitude for swinging springs, and samples the others ten times a second.
  package func swiftUISettlingDuration(within tolerance: Double = 0.001) -> Double? {
    guard let end = settlingDuration(within: tolerance) else { return nil }
    guard effectiveDampingRatio >= 1 else {
      let decay = dampingRatio * angularFrequency
      return -PortableMath.log(tolerance / ((decay - initialVelocity).magnitude + 1)) / decay
    }
    var tenths = (end * 10).rounded(.up)
    while tenths > 0, (1 - value(at: (tenths - 1) / 10)).magnitude < tolerance { tenths -= 1 }
    return tenths / 10
  }
}

extension SpringMotion {
  /// Returns the time at which the value is first within `distance` of the target while moving no faster than
  /// `speed`.
  ///
  /// React Native and Flutter end a spring then, and put the value on its target. In seconds; nil
  /// without damping, unless the motion never leaves those limits.
  public func restTime(distance: Double, speed: Double) -> Double? {
    let oscillation = oscillation
    func isAtRest(_ time: Double) -> Bool {
      let state = oscillation.state(at: time)
      return state.offset.magnitude <= distance && state.velocity.magnitude <= speed
    }
    if isAtRest(0) { return 0 }
    if oscillation.isPerpetual { return nil }
    var last = oscillation.timeScale
    while oscillation.bound(at: last).offset > distance
      || oscillation.bound(at: last).velocity > speed
    { last *= 2 }
    guard last.isFinite else { return nil }
    // Steps of a thirtieth of a radian miss nothing worth ending for; very weak damping gets fewer.
    let step = max(oscillation.timeScale / 32, last / 1e6)
    var time = step
    while time < last, !isAtRest(time) { time += step }
    return Self.boundary(from: time - step, to: time, isAtRest)
  }

  /// Returns the time between two times at which a condition begins to hold, to about a nanosecond.
  private static func boundary(
    from start: Double, to end: Double, _ holds: (Double) -> Bool
  ) -> Double {
    var (low, high) = (start, end)
    while high - low > 1e-9 {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { break }
      if holds(middle) { high = middle } else { low = middle }
    }
    return high
  }
}

extension Spring {
  /// The spring of a mass on a coil, as Core Animation, React Native and Flutter describe it.
  public init(mass: Double, stiffness: Double, damping: Double) throws(MotionError) {
    try MotionError.checkPositive(mass, "mass")
    try MotionError.checkPositive(stiffness, "stiffness")
    try MotionError.checkNotNegative(damping, "damping")
    // Not the root of the product, which may be too small for a number.
    let critical = 2 * stiffness.squareRoot() * mass.squareRoot()
    let (frequency, ratio) = ((stiffness / mass).squareRoot(), damping / critical)
    try MotionError.check(stiffness, of: "stiffness", expected: "a number that swings this mass") {
      _ in
      frequency > 0 && frequency.isFinite && ratio.isFinite
    }
    try SpringBound.check(frequency, by: stiffness, "stiffness")
    try SpringBound.check(ratio: ratio, by: damping, "damping")
    self.init(angularFrequency: frequency, dampingRatio: ratio, allowsOverdamping: false)
  }

  /// The spring of a mass of one, as Compose describes it; it may be overdamped.
  package init(dampingRatio: Double, stiffness: Double) throws(MotionError) {
    try MotionError.checkNotNegative(dampingRatio, "dampingRatio")
    try MotionError.checkPositive(stiffness, "stiffness")
    try SpringBound.check(stiffness.squareRoot(), by: stiffness, "stiffness")
    try SpringBound.check(ratio: dampingRatio, by: dampingRatio, "dampingRatio")
    self.init(
      angularFrequency: stiffness.squareRoot(), dampingRatio: dampingRatio,
      allowsOverdamping: true)
  }

  /// The spring with this perceived duration and damping, as UIKit and older SwiftUI describe it.
  public init(response: Double, dampingFraction: Double) throws(MotionError) {
    try MotionError.checkPeriod(response, "response")
    try MotionError.checkNotNegative(dampingFraction, "dampingFraction")
    try SpringBound.check(ratio: dampingFraction, by: dampingFraction, "dampingFraction")
    self.init(
      angularFrequency: 2 * .pi / response, dampingRatio: dampingFraction,
      allowsOverdamping: false)
  }

  /// The spring with this perceived duration and bounce, as newer SwiftUI describes it.
  ///
  /// A bounce of 1 swings forever, 0 is critical; a negative one, above -1, is overdamped.
  public init(duration: Double, bounce: Double) throws(MotionError) {
    try MotionError.checkPeriod(duration, "duration")
    try MotionError.check(bounce, of: "bounce", expected: "a number above -1 and at most 1") {
      $0 > -1 && $0 <= 1
    }
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    try SpringBound.check(ratio: ratio, by: bounce, "bounce")
    self.init(
      angularFrequency: 2 * .pi / duration, dampingRatio: ratio, allowsOverdamping: bounce < 0)
  }

  /// The spring that seems to arrive after `visualDuration`, as the Motion library describes it.
  ///
  /// The damping ratio is 1 less the bounce, kept in 0.05...1.
  package init(visualDuration: Double, bounce: Double) throws(MotionError) {
    try MotionError.checkPeriod(visualDuration, "visualDuration")
    try MotionError.checkFinite(bounce, "bounce")
    self.init(
      angularFrequency: 2 * .pi / (1.2 * visualDuration),
      dampingRatio: min(max(1 - bounce, 0.05), 1), allowsOverdamping: false)
  }
}

/// Springs whose numbers stand in code and hence are known to be right; numbers that come from a
/// user go through the initializers, which throw.
extension Spring {
  /// The spring of a mass on a coil.
  package static func physical(mass: Double = 1, stiffness: Double, damping: Double) -> Spring {
    checked { () throws(MotionError) in
      try Spring(mass: mass, stiffness: stiffness, damping: damping)
    }
  }

  /// The spring with this damping ratio and a mass of one; it may be overdamped.
  package static func damped(_ dampingRatio: Double, stiffness: Double) -> Spring {
    checked { () throws(MotionError) in
      try Spring(dampingRatio: dampingRatio, stiffness: stiffness)
    }
  }

  /// The spring with this response and damping fraction.
  package static func response(_ response: Double, dampingFraction: Double) -> Spring {
    checked { () throws(MotionError) in
      try Spring(response: response, dampingFraction: dampingFraction)
    }
  }

  /// The spring with this perceived duration and bounce.
  package static func duration(_ duration: Double, bounce: Double = 0) -> Spring {
    checked { () throws(MotionError) in try Spring(duration: duration, bounce: bounce) }
  }

  private static func checked(_ make: () throws(MotionError) -> Spring) -> Spring {
    do throws(MotionError) {
      return try make()
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

/// The limits of springs: in what lies beyond, sums and products lose all their digits.
enum SpringBound {
  /// Frequencies of a spring without damping, in radians per second.
  ///
  /// A swing takes from a nanosecond, the unit of time, to some thirty years; a hair more, as both ends
  /// are computed.
  private static let frequencies = 6.2e-9...6.3e9
  /// The most damping, 1 being critical.
  private static let mostDamping = 1e9
  /// The seconds after which a spring that has not settled is taken for one that never does.
  static let forever = 1e15

  /// Refuses a frequency that a parameter of this value leads to.
  static func check(
    _ frequency: Double, by value: Double, _ parameter: String
  ) throws(MotionError) {
    try MotionError.check(
      value, of: parameter, expected: "a number that makes a swing take from 1e-9 s to 1e9 s"
    ) { _ in frequencies.contains(frequency) }
  }

  /// Refuses a damping ratio that a parameter of this value leads to.
  static func check(
    ratio: Double, by value: Double, _ parameter: String
  ) throws(MotionError) {
    try MotionError.check(
      value, of: parameter, expected: "a number that makes the damping ratio at most 1000000000"
    ) { _ in ratio <= mostDamping }
  }
}

extension MotionError {
  /// Admits the time of a swing.
  static func checkPeriod(_ value: Double, _ parameter: String) throws(MotionError) {
    try checkPositive(value, parameter)
    try SpringBound.check(2 * .pi / value, by: value, parameter)
  }
}
