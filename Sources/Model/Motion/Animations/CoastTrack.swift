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
