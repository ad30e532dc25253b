/// Size limits of a recorded film.
public struct RecordingLimits: Hashable, Sendable {
  /// The most pixels of a frame.
  public var pixels = 1 << 25
  /// The most frames.
  public var frames = 216_000
  /// The most pixels of all frames together: an hour of 390x844, ten minutes of 4K, both at 60 frames a
  /// second.
  public var allPixels = 1 << 38
  /// The most bytes of a file that is read as a whole: all but movies.
  public var bytes = 1 << 29

  /// Limits that films of screens are within.
  public init() {}
}
