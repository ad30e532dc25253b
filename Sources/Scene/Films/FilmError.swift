public import SegueFiles
public import SegueJSON
public import SegueRendering
public import SegueTextSupport

/// Reasons why there is no film, or nothing came of one.
public enum FilmError: ExplainedError {
  /// A scene has mistakes, each at its place.
  case scene(Diagnostics)
  /// A file could not be read.
  case file(FileError)
  /// An impossible request, in a sentence, and a suggested remedy.
  case request(String, hint: String?)
  /// An output that cannot be as requested.
  case output(OutputMistake)
  /// A frame could not be drawn, or an output could not be written.
  case making(RenderError)
}

extension FilmError {
  /// Message for the reader, with the positions of mistakes, and the hint behind a colon.
  public var description: String { hint.map { "\(sentence): \($0)" } ?? sentence }

  /// Message without the hint.
  public var sentence: String {
    switch self {
    case .scene(let diagnostics): diagnostics.text()
    case .file(let error): error.sentence
    case .request(let words, _): words
    case .output(let mistake): "\(mistake)"
    case .making(let failure): failure.sentence
    }
  }

  /// Suggested correction, where one is known and not in the message.
  public var hint: String? {
    switch self {
    case .scene: nil
    case .file(let error): error.hint
    case .request(_, let hint): hint
    case .output(let mistake): mistake.hint
    case .making(let failure): failure.hint
    }
  }

  /// The lack of the machine that is the reason; nothing where the scene or the request is wrong.
  public var lack: MachineLack? {
    switch self {
    case .scene(let diagnostics): diagnostics.lack
    case .file(let error): error.lack
    case .request, .output: nil
    case .making(let failure): failure.lack
    }
  }

  /// Consequence for the run: that of the error below.
  public var consequence: ErrorConsequence {
    switch self {
    case .scene: lack?.consequence ?? .badData
    case .file(let error): error.consequence
    case .request: .badData
    case .output(.tooLargeCanvas): .badData
    case .output: .usage
    case .making(let failure): failure.consequence
    }
  }
}
