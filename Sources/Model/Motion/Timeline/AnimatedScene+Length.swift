import SegueTextSupport

extension AnimatedScene {
  /// The longest film.
  package static let longest = Time.seconds(3600)
  /// The most frames of a film.
  package static let mostFrames = 216_000

  /// The sentence about a film that is longer than any may be; `nil` for others.
  package var excess: String? {
    if duration <= Self.longest, frameCount <= Self.mostFrames { return nil }
    return "the film has \(frameCount) frames in \(duration.seconds.shortest) s: at most"
      + " \(Self.mostFrames) in \(Self.longest.seconds.shortest) s"
  }
}
