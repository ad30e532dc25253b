/// How far along its course an animation is, and how fast.
public struct Progress: Hashable, Sendable {
  /// The fraction of the course.
  public var fraction: Double
  /// How fast that changes, in whole courses per second.
  public var velocity: Double
}

extension Animation {
  /// How far the animation is at `seconds` of its layer's time, and how fast it has come there; `nil`
  /// when it shows nothing then.
  ///
  /// What begins at that very moment has not moved yet.
  public func progress(at seconds: Double) -> Progress? {
    var (local, rate) = (seconds, 1.0)
    for group in groups {
      guard let position = group.timing.position(at: local) else { return nil }
      rate *=
        group.pace.velocity(at: position) * group.timing.speed * (group.end - group.start).seconds
      guard let inner = group.localSeconds(local) else { return nil }
      local = inner
    }
    guard let position = timing.position(at: local) else { return nil }
    rate *= pace.velocity(at: position) * timing.speed
    let fraction = pace.fraction(at: position)
    guard let section else { return Progress(fraction: fraction, velocity: rate) }
    return Progress(
      fraction: section.fraction(at: fraction), velocity: rate * (section.end - section.start))
  }
}

extension Pace {
  /// How fast the way has been covered up to a position, in whole ways per second.
  fileprivate func velocity(at position: Position) -> Double {
    let hasMoved = position.seconds > 0 && !position.isWaiting && !position.hasEnded
    return hasMoved ? velocity(at: position.seconds, of: position.duration) : 0
  }
}
