import SegueFiles
import SegueFilms
import SegueJSON
import SegueRaster
import SegueRendering
import SegueTextSupport

/// An error of a lower module that the program has words for.
package protocol FailureReason: Error {
  /// The failure that the program reports for it.
  var failure: Failure { get }
}

extension Failure {
  /// Creates the failure that the program reports for an error of a module below.
  init(_ reason: some FailureReason) { self = reason.failure }

  /// Asks a lower module; its error becomes what the program says about it.
  @discardableResult
  package static func inWords<Value, Reason: FailureReason>(
    _ body: () throws(Reason) -> Value
  ) throws(Failure) -> Value {
    do throws(Reason) { return try body() } catch { throw Failure(error) }
  }
}

extension MemoryShortage: FailureReason {
  package var failure: Failure { Failure("\(self)", lack: lack) }
}

extension FileError: FailureReason {
  package var failure: Failure { Failure(self, circumstances: "") }
}

extension FilmError: FailureReason {
  package var failure: Failure {
    switch self {
    case .file(let error): error.failure
    case .making(let failure): failure.failure
    case .request(let words, let hint): Failure(.invalidData, words, hint: hint)
    case .scene(let diagnostics): Failure("\(self)", lack: diagnostics.lack)
    }
  }
}

extension FilmFailure: FailureReason {
  package var failure: Failure { Failure(self, from: nil) }
}

extension OutputMistake: FailureReason {
  /// The mistake, with the options that have asked for it.
  package var failure: Failure {
    switch self {
    case .noSuchFrame:
      Failure(.usage, "option '--frames': \(self)", hint: hint)
    case .noSuchMoment(let time, let duration):
      Failure(
        .usage, "option '--at': the film has no moment \(TimeText.text(for: time))",
        hint: "the film ends at \(TimeText.text(for: duration))")
    case .reversed(let from, let to, let duration):
      Failure(
        .usage,
        "option '--from': it begins at \(TimeText.text(for: from)), behind the end at"
          + " \(TimeText.text(for: to))",
        hint: "the film ends at \(TimeText.text(for: duration))")
    case .noFrames(let count, let duration):
      Failure(
        .usage, "\(self)", hint: "it has \(count), and ends at \(TimeText.text(for: duration))")
    case .tooFineRate:
      Failure(.usage, "option '--every': \(self)", hint: "name a simpler rate with --fps")
    case .tooLargeCanvas:
      Failure(.invalidData, "\(self)", hint: "write a .apng, or make it smaller with --scale")
    case .limited:
      Failure(
        .usage, "option '--max-size': \(self)", hint: "name a .mp4, .webp, .gif or .apng with -o")
    case .noMoment, .unknownEnding, .codec, .held, .played:
      Failure(.usage, "\(self)", hint: hint)
    }
  }
}

extension Failure {
  /// Creates the failure for a file error under the given circumstances.
  init(_ error: FileError, circumstances: String) {
    let code: ExitCode? =
      switch error.consequence {
      case .badData: .invalidData
      case .noInput: .missingInput
      case .noOutput: .cannotCreate
      case .failedWrite: .writeFailed
      case .shortage: .shortage
      case .closedPipe: nil
      }
    self =
      code.map { Failure($0, "\(error)\(circumstances)", hint: error.hint, lack: error.lack) }
      ?? .closedPipe
  }

  /// Creates the failure for a film of `count` frames, after its output had taken so many; `source` is the file
  /// that it comes from.
  init(_ failure: FilmFailure, from source: String?, after written: Int = 0, of count: Int = 0) {
    switch failure {
    case .memory(let shortage): self.init("\(shortage)", lack: shortage.lack)
    case .drawing(let shortage, let time, let layer):
      let place = source.map { "\(Quote($0)) " } ?? ""
      self.init(
        place + FilmFailure.words(shortage, at: time, layer: layer), lack: shortage.lack)
    case .file(let error):
      let isOnTheWay = error.consequence == .failedWrite && count > 0
      self.init(error, circumstances: isOnTheWay ? ", after \(written) of \(count) frames" : "")
    case .encoder(let words, let hint, let lack):
      self.init(lack?.code ?? .unavailable, words, hint: hint, lack: lack)
    case .recording(let words, let hint, let lack): self.init(words, hint: hint, lack: lack)
    case .tooLarge(let least, let limit):
      self.init(
        .invalidData,
        "the smallest that can be made of it has \(SizeText.text(for: least)), allowed are"
          + " \(SizeText.text(for: limit))", hint: "choose fewer frames with --from and --to")
    case .tooWideStrip(let width, let height):
      self.init(
        .usage, FilmFailure.words(stripOfWidth: width, height: height),
        hint: "choose fewer --moments, or a smaller --width")
    case .cancelled: self = .shown(.interrupted)
    }
  }
}
