import SegueGeometry
public import SegueSceneGraph

/// A way without a target: a value is set off and comes to rest by friction alone.
///
/// Each number of the value coasts for itself, so that one may rest before the others. A platform's
/// laws hold for lengths in points, whatever the density of its screen: what they say of pixels grows
/// with it on both sides.
public struct CoastTrack: Hashable, Sendable {
  /// Laws by which friction slows a value down.
  public enum Law: Hashable, Sendable {
    /// As Compose's exponential decay: by the same share in every stretch of time, until the velocity
    /// is below a threshold.
    case decay(friction: Double = 1, threshold: Double = 0.1)
    /// As lists on Android: by Android's spline, for as long as the velocity asks.
    case fling(friction: Double = 0.015)
  }

  private enum Motion: Hashable, Sendable {
    case decay(ExponentialDecay)
    case fling(SplineFling)

    var duration: Double {
      switch self {
      case .decay(let decay): decay.duration
      case .fling(let fling): fling.duration
      }
    }

    func value(at seconds: Double) -> Double {
      switch self {
      case .decay(let decay): decay.value(at: seconds)
      case .fling(let fling): fling.value(at: seconds)
      }
    }
  }

  /// Start value; `nil` for the layer's own value.
  public var start: Value?
  /// The velocity at the beginning, a second, of each number.
  public let velocity: SIMD4<Double>
  /// Law by which friction slows the value down.
  public let law: Law
  /// Duration until all numbers rest, in seconds.
  public let duration: Double
  private let motions: [Motion]

  /// The way of a value that is set off with a velocity.
  public init(
    from start: Value? = nil, velocity: SIMD4<Double>, _ law: Law
  ) throws(MotionError) {
    var motions: [Motion] = []
    for place in 0..<4 { motions.append(try Self.motion(velocity[place], law)) }
    self.start = start
    self.velocity = velocity
    self.law = law
    self.motions = motions
    duration = motions.map(\.duration).max() ?? 0
  }

  private static func motion(_ velocity: Double, _ law: Law) throws(MotionError) -> Motion {
    switch law {
    case .decay(let friction, let threshold):
      .decay(
        try ExponentialDecay(
          from: 0, velocity: velocity, friction: friction, threshold: threshold))
    case .fling(let friction):
      .fling(try SplineFling(from: 0, velocity: velocity, density: 1, friction: friction))
    }
  }

  /// Returns the distance that each number has covered after `seconds`.
  public func way(at seconds: Double) -> SIMD4<Double> {
    SIMD4(motions.map { $0.value(at: seconds) })
  }

  /// Total distance that each number covers.
  public var way: SIMD4<Double> { way(at: duration) }

  /// The part of its way that the number that goes furthest has behind it after `seconds`.
  public func share(at seconds: Double) -> Double {
    let whole = way
    let furthest = (0..<4).max { whole[$0].magnitude < whole[$1].magnitude } ?? 0
    return whole[furthest] == 0 ? 1 : way(at: seconds)[furthest] / whole[furthest]
  }

  /// The value when a fraction of the duration has passed, of a layer with a value of its own.
  func value(at fraction: Double, model: Value) -> Value {
    .numbers(way(at: fraction * duration)).added(to: start ?? model)
  }
}

/// A value that was set off and comes to rest by friction alone, as Compose's exponential decay.
///
/// The velocity shrinks by the same factor in every stretch of time, and the motion ends where it
/// falls below a threshold. Time is in seconds.
public struct ExponentialDecay: Hashable, Sendable {
  /// The value at time 0.
  public let start: Double
  /// The velocity at time 0.
  public let velocity: Double
  /// Duration of the motion: as in Compose, whole milliseconds, of which what is beyond is cut off.
  public let duration: Double
  /// Time at which the velocity has fallen to the threshold, where the motion would end by itself.
  private let rest: Double
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
    rest = isMoving ? PortableMath.log(velocity.magnitude / threshold) / rate : 0
    duration = (rest * 1000).rounded(.down) / 1000
  }

  /// End value of the motion: where its velocity falls to the threshold.
  public var target: Double { value(after: rest) }

  /// The value at `time`.
  public func value(at time: Double) -> Double {
    time < duration ? value(after: max(time, 0)) : target
  }

  private func value(after time: Double) -> Double {
    start + velocity / rate * (1 - PortableMath.exp(-rate * time))
  }

  /// The velocity at `time`; zero from the end on.
  public func velocity(at time: Double) -> Double {
    time < duration ? velocity * PortableMath.exp(-rate * max(time, 0)) : 0
  }
}

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
      if cubic(middle, between: 0.175, 0.35) < time { low = middle } else { high = middle }
    }
    return step == 0 ? 0 : step == 100 ? 1 : cubic(high, between: 0.5, 1)
  }

  /// A cubic from 0 to 1 with inner control points at `a` and `b`.
  private static func cubic(_ x: Double, between a: Double, _ b: Double) -> Double {
    3 * x * (1 - x) * ((1 - x) * a + x * b) + x * x * x
  }
}
