public import SegueFiles
public import SegueMotion
public import SegueRaster
public import SegueTextSupport

/// The reason why a film, or a frame of it, could not be made.
public enum FilmFailure: Error, Hashable, Sendable {
  /// There was not enough memory for a picture.
  case memory(MemoryShortage)
  /// A moment of the film needs more memory than there is, or may be used; most of it the layer with this name.
  case drawing(MemoryShortage, at: FrameTime, layer: String?)
  /// The output did not take what was written.
  case file(FileError)
  /// An encoder failed, in its own words, with what would help and what the machine has not given, if that is
  /// known.
  case encoder(String, hint: String?, lack: MachineLack? = nil)
  /// A recording cannot be looked at, in some words, with what would help and what the machine has not given,
  /// if that is why.
  case recording(String, hint: String?, lack: MachineLack?)
  /// The output has so many bytes where as much as possible is given up, and may have fewer.
  case tooLarge(least: Int, limit: Int)
  /// The moments of a strip, one beside the other, are wider or higher than a picture may be.
  case tooWideStrip(width: Int, height: Int)
  /// The task was cancelled.
  case cancelled
}

extension FilmFailure {
  /// The memory shortage, if it was memory.
  public var shortage: MemoryShortage? {
    switch self {
    case .memory(let shortage), .drawing(let shortage, _, _): shortage
    case .file, .encoder, .recording, .tooLarge, .tooWideStrip, .cancelled: nil
    }
  }

  /// Returns a description of the problem with a strip of so many pixels.
  public static func words(stripOfWidth width: Int, height: Int) -> String {
    "the strip would have \(width)x\(height) pixels, and a picture has at most"
      + " \(Surface.maximumSide) in each direction"
  }

  /// Returns a description of what `shortage` kept from being drawn, such as "at 400 ms, layer 'card': ...".
  public static func words(
    _ shortage: MemoryShortage, at time: FrameTime, layer: String?
  ) -> String {
    let moment = "at \(Int((time.seconds() * 1_000).rounded())) ms"
    return "\(moment)\(layer.map { ", layer '\($0)'" } ?? ""): \(shortage)"
  }
}
