package import SegueCommandLine
import SegueFiles
package import SegueFilms
package import SegueRendering
package import SegueTextSupport

extension RunError {
  /// Creates the failure that the program reports for an error of a module below.
  package init(_ error: some ExplainedError) {
    switch error as any ExplainedError {
    case FilmError.output(let mistake): self.init(mistake)
    case FilmError.making(let failure): self.init(failure, from: nil)
    case let error as FileError:
      self.init(error, saying: error.sentence, hint: error.folderHint ?? error.hint)
    case let failure as RenderError: self.init(failure, from: nil)
    default: self.init(error, saying: error.sentence, hint: error.hint)
    }
  }

  /// Asks a lower module; its error becomes what the program says about it.
  @discardableResult
  package static func inWords<Value, Reason: ExplainedError>(
    _ body: () throws(Reason) -> Value
  ) throws(RunError) -> Value {
    do throws(Reason) { return try body() } catch { throw RunError(error) }
  }

  /// Creates the failure for an error, in other words than its own.
  private init(_ error: some ExplainedError, saying words: String, hint: String?) {
    switch error.consequence {
    case .closedPipe: self = .closedPipe
    case .cancelled: self = .shown(.interrupted)
    case let consequence:
      self.init(ExitCode(consequence), words, hint: hint, lack: error.lack)
    }
  }
}

// Where the command line knows more than the error, it says more: the file that a film comes from, how far it got,
// and the options that would help.
extension RunError {
  /// Creates the failure for a film of `count` frames, after its output had taken so many; `source` is the file
  /// that it comes from.
  package init(
    _ failure: RenderError, from source: String?, after written: Int = 0, of count: Int = 0
  ) {
    var (words, hint) = (failure.sentence, failure.hint)
    switch failure {
    case .drawing:
      if let source { words = "\(Quote(source)) \(words)" }
    case .file(let error) where error.consequence == .failedWrite && count > 0:
      words += ", after \(written) of \(count) frames"
    case .file(let error) where error.folderHint != nil: hint = error.folderHint
    case .tooLarge(let least, let limit):
      words =
        "the smallest that can be made of it has \(SizeText.text(for: least)), allowed are"
        + " \(SizeText.text(for: limit))"
      hint = "choose fewer frames with --from and --to"
    case .tooWideStrip: hint = "choose fewer moments or frames, or a smaller --width"
    default: break
    }
    self.init(failure, saying: words, hint: hint)
  }

  /// Creates the failure for an output that cannot be as requested, with the options that have asked for it.
  package init(_ mistake: OutputMistake) {
    var (words, hint) = ("\(mistake)", mistake.hint)
    switch mistake {
    case .noSuchFrame: words = "option '--frames': \(mistake)"
    case .noSuchMoment(let time, let duration):
      words = "option '--at': the film has no moment \(TimeText.text(for: time))"
      hint = "the film ends at \(TimeText.text(for: duration))"
    case .reversed(let from, let to, let duration):
      words =
        "option '--from': it begins at \(TimeText.text(for: from)), behind the end at"
        + " \(TimeText.text(for: to))"
      hint = "the film ends at \(TimeText.text(for: duration))"
    case .noFrames(let count, let duration):
      hint = "it has \(count), and ends at \(TimeText.text(for: duration))"
    case .tooFineRate:
      words = "option '--every': \(mistake)"
      hint = "name a simpler rate with --fps"
    case .tooLargeCanvas: hint = "write a .apng, or make it smaller with --scale"
    case .limited:
      words = "option '--max-size': \(mistake)"
      hint = "name a \(EndingList.limited.joined(with: "or")) with -o"
    case .noMoment, .unknownEnding, .codec, .held, .played: break
    }
    self.init(FilmError.output(mistake), saying: words, hint: hint)
  }
}

extension FileError {
  /// The command that makes the folder which an output lacks.
  ///
  /// It is not made along the way: a mistyped path would be taken for a wish, and a run that fails leaves nothing.
  fileprivate var folderHint: String? {
    guard operation == .create, case .missingFolder(let folder) = reason,
      OutputFile.byteCount(at: folder) == nil
    else { return nil }
    return "'mkdir -p \(folder.shellWord)' makes it"
  }
}
