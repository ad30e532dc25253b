public import SegueFiles
public import SegueRaster

/// Why a film, or a frame of it, could not be made.
public enum FilmFailure: Error, Hashable, Sendable {
  /// There was not enough memory for a frame.
  case memory(MemoryShortage)
  /// The output did not take what was written.
  case file(FileError)
  /// An encoder failed, in its own words, and what would help.
  case encoder(String, hint: String?)
  /// The task was cancelled.
  case cancelled
}
