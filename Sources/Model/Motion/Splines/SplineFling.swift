import SegueGeometry

/// A value that was flung and comes to rest as lists on Android do.
///
/// Duration and distance follow from the velocity by power laws; the way between is one curve,
/// given at a hundred and one places and straight between them. Lengths are in device pixels and
/// hence depend on the density, time is in seconds.
public struct SplineFling: Hashable, Sendable {
  /// The value at time 0.
  public let start: Double
  /// The velocity it was flung with, which the motion only approximates.
  public let velocity: Double
  /// Duration of the motion.
  public let duration: Double
  /// Distance that the motion covers, with the sign of the velocity.
  public let distance: Double

  /// The exponent of Android's laws.
  private static let deceleration = PortableMath.log(0.78) / PortableMath.log(0.9)

  /// The motion after a fling on a screen of `density` device pixels a point.
  public init(
    from start: Double, velocity: Double, density: Double, friction: Double = 0.015
  ) throws(MotionError) {
    try MotionError.checkFinite(start, "start")
    try MotionError.checkFinite(velocity, "velocity")
    try MotionError.checkPositive(density, "density")
    try MotionError.checkPositive(friction, "friction")
    self.start = start
    self.velocity = velocity
    // Gravity in inches, at 160 device pixels an inch, by a factor that felt right.
    let pull = friction * (9.80665 * 39.37 * density * 160 * 0.84)
    let effort = PortableMath.log(0.35 * velocity.magnitude / pull)
    let exponent = Self.deceleration / (Self.deceleration - 1)
    duration = velocity == 0 ? 0 : PortableMath.exp(effort / (Self.deceleration - 1))
    let way = velocity == 0 ? 0 : pull * PortableMath.exp(effort * exponent)
    distance = velocity < 0 ? -way : way
  }

  /// End value of the motion.
  public var target: Double { start + distance }

  /// The value at `time`.
  public func value(at time: Double) -> Double {
    guard time < duration else { return target }
    let (index, within) = Self.place(of: time / duration)
    let (a, b) = (Self.positions[index], Self.positions[index + 1])
    return start + distance * (a + (b - a) * within)
  }

  /// The velocity at `time`: that of the straight piece; zero from the end on.
  public func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    let index = Self.place(of: time / duration).index
    return distance * (Self.positions[index + 1] - Self.positions[index]) * 100 / duration
  }

  private static func place(of fraction: Double) -> (index: Int, within: Double) {
    let place = max(fraction, 0) * 100
    let index = min(Int(place), 99)
    return (index, place - Double(index))
  }

  /// The part of the way that has passed at every hundredth of the time.
  private static let positions: [Double] = (0...100).map { step in
    // Time and way are cubics of one parameter, which is found by halving down to adjacent doubles.
    let time = Double(step) / 100
    var (low, high) = (0.0, 1.0)
    while true {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { break }
      if cubic(middle, 0.175, 0.35) < time { low = middle } else { high = middle }
    }
    return step == 0 ? 0 : step == 100 ? 1 : cubic(high, 0.5, 1)
  }

  /// A cubic from 0 to 1 with inner control points at `a` and `b`.
  private static func cubic(_ x: Double, _ a: Double, _ b: Double) -> Double {
    3 * x * (1 - x) * ((1 - x) * a + x * b) + x * x * x
  }
}
