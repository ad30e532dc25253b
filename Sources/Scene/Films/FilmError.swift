public import SegueFiles
public import SegueJSON
public import SegueRendering

/// Reasons why there is no film, or nothing came of one.
public enum FilmError: Error, Sendable {
  /// A scene has mistakes, each at its place.
  case scene(Diagnostics)
  /// A file could not be read.
  case file(FileError)
  /// An impossible request, in a sentence, and a suggested remedy.
  case request(String, hint: String?)
  /// A frame could not be drawn, or an output could not be written.
  case making(FilmFailure)
}

extension FilmError: CustomStringConvertible {
  /// Message for the reader, with the positions of mistakes.
  public var description: String {
    switch self {
    case .scene(let diagnostics): diagnostics.text()
    case .file(let error): error.sentence
    case .request(let words, let hint): words.followed(by: hint)
    case .making(.memory(let shortage)): "\(shortage)"
    case .making(.drawing(let shortage, let time, let layer)):
      FilmFailure.words(shortage, at: time, layer: layer)
    case .making(.file(let error)): error.sentence
    case .making(.encoder(let words, let hint, _)), .making(.recording(let words, let hint, _)):
      words.followed(by: hint)
    case .making(.tooLarge(let least, let limit)):
      "the smallest that can be made of it has \(least) bytes, allowed are \(limit)"
    case .making(.tooWideStrip(let width, let height)):
      FilmFailure.words(stripOfWidth: width, height: height)
    case .making(.cancelled): "the task was cancelled before the film was drawn"
    }
  }
}

extension FileError {
  fileprivate var sentence: String { "\(self)".followed(by: hint) }
}

extension String {
  /// The words, and a hint if there is one.
  fileprivate func followed(by hint: String?) -> String { hint.map { "\(self): \($0)" } ?? self }
}
