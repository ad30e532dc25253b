/// What a recorded film is stored as.
public enum RecordingKind: Hashable, Sendable, CaseIterable {
  /// An animated PNG.
  case apng
  /// An animated GIF.
  case gif
  /// An animated WebP.
  case webP
  /// MP4, QuickTime, WebM or Matroska.
  case movie
  /// A folder of PNGs, one for each frame, in the order of their numbers.
  case folder

  /// What tables call it.
  public var name: String {
    switch self {
    case .apng: "APNG"
    case .gif: "GIF"
    case .webP: "WebP"
    case .movie: "movie"
    case .folder: "folder of PNGs"
    }
  }

  /// What sentences call it, with its article.
  var words: String {
    switch self {
    case .apng: "an APNG"
    case .gif: "a GIF"
    case .webP: "a WebP"
    case .movie: "a movie"
    case .folder: "a folder of PNGs"
    }
  }
}

/// How near the pixels of a recording are to those that were filmed.
public enum RecordingFidelity: Hashable, Sendable {
  /// Every pixel as it was.
  case exact
  /// Every pixel in one of 256 colors.
  case palette
  /// What a codec made of it.
  case lossy

  /// What it means for whoever compares frames.
  public var isExact: Bool { self == .exact }
}
