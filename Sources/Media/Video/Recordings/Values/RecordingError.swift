public import SegueFiles
public import SegueRaster
public import SegueTextSupport

/// Reason why a recorded film cannot be read, in words for the person who named it.
public enum RecordingError: Error, Hashable, Sendable {
  /// The file cannot be read.
  case file(FileError)
  /// It is no film of a kind that is read.
  case unknown
  /// It ends before its last frame does.
  case truncated(RecordingKind)
  /// It breaks the rules of its format.
  case damaged(RecordingKind, String)
  /// A frame has more pixels than allowed.
  case tooLarge(width: Int, height: Int)
  /// It has more frames, or more pixels in all of them, than allowed.
  case tooMuch(String)
  /// There is no memory for a frame.
  case memory(MemoryShortage)
  /// FFmpeg, which reads movies, says so; with what the machine has not given, if that is why.
  case movie(String, hint: String?, MachineLack?)
}

extension RecordingError: CustomStringConvertible {
  /// The reason as words that stand behind a colon.
  public var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .unknown:
      "it is no film; APNG, animated WebP, GIF, MP4, MOV, WebM and folders of PNG are read"
    case .truncated(let kind): "unexpected end of file in \(kind.words)"
    case .damaged(let kind, let words): "damaged \(kind.name): \(words)"
    case .tooLarge(let width, let height): "its frames have \(width)x\(height) pixels, too many"
    case .tooMuch(let words): "it is too long: \(words)"
    case .memory(let shortage): "\(shortage)"
    case .movie(let words, _, _): words
    }
  }

  /// The lack of the machine that is the reason; nothing where the recording is wrong.
  public var lack: MachineLack? {
    switch self {
    case .file(let error): error.lack
    case .memory(let shortage): shortage.lack
    case .movie(_, _, let lack): lack
    default: nil
    }
  }

  /// Suggested remedy, if one is known.
  public var hint: String? {
    switch self {
    case .file(let error): error.hint
    case .movie(_, let hint, _): hint
    default: nil
    }
  }
}
