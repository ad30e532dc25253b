import SegueCommandLine
import SegueFiles
import SegueFilmRequests
import SegueFilms
import SegueImages
import SegueMotion
import SegueRaster
import SegueRendering
import SegueTextSupport
import SegueVideo
import Testing

/// Errors of the modules below, as the command line reports them.
@Suite struct RunErrorTests {
  private static let full = FileError(
    .write, of: "push.mp4", reason: .system(code: 28, text: "no space left on device"))

  @Test(
    arguments: [
      (full, .writeFailed), (FileError(.create, of: "push.mp4", reason: .forbidden), .cannotCreate),
      (FileError(.read, of: "push.json", reason: .missing), .missingInput),
      (FileError(.read, of: "push.json", reason: .tooLarge(limit: 9)), .invalidData),
      (FilmError.file(full), .writeFailed), (RenderError.file(full), .writeFailed),
      (FilmError.making(.file(full)), .writeFailed), (MovieError.output(full), .writeFailed),
      (MemoryError.refused(bytes: 9), .shortage),
      (MemoryError.tooManyPieces(limit: 9), .invalidData),
      (RenderError.encoder("it gives up", hint: nil), .unavailable),
      (RenderError.recording("it gives up", hint: nil, lack: nil), .invalidData),
      (MovieError.library(.join, "it gives up"), .unavailable),
      (MovieError.library(.read, "it gives up"), .invalidData),
      (RenderError.tooWideStrip(width: 9, height: 9), .usage),
      (FilmError.output(.held), .usage),
      (FilmError.output(.tooLargeCanvas(width: 9, height: 9, limit: 8, of: .apng)), .invalidData),
      (FilmError.request("there is no such frame", hint: nil), .invalidData),
    ] as [(any ExplainedError, ExitCode)])
  func `the code follows from the error`(_ error: any ExplainedError, _ code: ExitCode) {
    let told = RunError(error)
    #expect(told.code == code)
    #expect(told.message?.isEmpty == false)
  }

  @Test func `nobody is told that they do not read, or have interrupted`() {
    let closed = RunError(FileError(.write, of: "-", reason: .closedPipe))
    #expect(closed == .closedPipe)
    let cancelled = RunError(FilmError.making(.cancelled))
    #expect(cancelled.code == .interrupted && cancelled.message == nil)
  }

  @Test func `a hint is told beside the message, not in it`() {
    let error = FilmError.making(.encoder("no such encoder", hint: "choose another"))
    #expect("\(error)" == "no such encoder: choose another")
    let told = RunError(error)
    #expect(told.message == "no such encoder" && told.hint == "choose another")
  }

  @Test func `the command line speaks of its options`() {
    let frame = RunError(FilmError.output(.noSuchFrame(40, count: 31)))
    #expect(frame.message == "option '--frames': the film has no frame 40")
    #expect(frame.hint == "its frames are 0 to 30")
    let moment = RunError(
      FilmError.output(.noSuchMoment(.milliseconds(500), duration: .milliseconds(400))))
    #expect(moment.message == "option '--at': the film has no moment 500ms")
    #expect(moment.hint == "the film ends at 400ms")
    let size = RunError(RenderError.tooLarge(least: 2_000_000, limit: 1_000_000))
    #expect(size.hint == "choose fewer frames with --from and --to")
  }
}
