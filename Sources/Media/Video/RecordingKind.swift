/// Storage formats of a recorded film.
package enum RecordingKind: Hashable, Sendable, CaseIterable {
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
  /// A PNG that shows all frames, cell by cell.
  case sheet

  /// Name of the kind in tables.
  package var name: String {
    switch self {
    case .apng: "APNG"
    case .gif: "GIF"
    case .webP: "WebP"
    case .movie: "movie"
    case .folder: "folder of PNGs"
    case .sheet: "sheet of frames"
    }
  }

  /// True if its frames have no times of their own.
  package var hasNoTimes: Bool { self == .folder || self == .sheet }

  /// Name of the kind in sentences, with its article.
  var words: String {
    switch self {
    case .apng: "an APNG"
    case .gif: "a GIF"
    case .webP: "a WebP"
    case .movie: "a movie"
    case .folder: "a folder of PNGs"
    case .sheet: "a sheet of frames"
    }
  }
}
