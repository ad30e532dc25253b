public import SegueFiles
public import SegueMotion
public import SegueRaster

/// Why a film, or a frame of it, could not be made.
public enum FilmFailure: Error, Hashable, Sendable {
  /// There was not enough memory for a picture.
  case memory(MemoryShortage)
  /// What the film shows at a moment needs more than there is, or may be.
  case drawing(MemoryShortage, at: FrameTime)
  /// The output did not take what was written.
  case file(FileError)
  /// An encoder failed, in its own words, and what would help.
  case encoder(String, hint: String?)
  /// The task was cancelled.
  case cancelled
}

extension FilmFailure {
  /// What `shortage` kept from being drawn, in words such as "at 400 ms: ...".
  public static func words(_ shortage: MemoryShortage, at time: FrameTime) -> String {
    "at \(Int((time.seconds() * 1_000).rounded())) ms: \(shortage)"
  }
}
