/// Progress of an animation along its track, and its velocity.
public struct Progress: Hashable, Sendable {
  /// The fraction of the course.
  public var fraction: Double
  /// Velocity of the progress, in whole tracks per second.
  public var velocity: Double
}

extension Animation {
  /// Returns the progress and velocity of the animation at `seconds` of its layer's time; `nil` when it shows
  /// nothing then.
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

extension TimingCurve {
  /// Returns the velocity of the progress at a position, in whole deltas per second.
  fileprivate func velocity(at position: Position) -> Double {
    let hasMoved = position.seconds > 0 && !position.isWaiting && !position.hasEnded
    return hasMoved ? velocity(at: position.seconds, of: position.duration) : 0
  }
}
