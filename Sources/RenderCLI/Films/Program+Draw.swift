import SegueFiles
import SegueFilms
import SegueJSON
import SegueMediaCoding
import SegueOutputs
import SegueRaster
import SegueRendering
import SegueSceneFile
import SegueWords

extension Program {
  /// Draws a scene.
  func draw(_ request: DrawRequest, on terminal: Terminal) async throws(Failure) {
    try await produce(request.film, of: request.scene, on: terminal) {
      (timings) throws(Failure) in try Film(request, terminal, &timings)
    }
  }

  /// Draws the exchange of two pictures.
  func between(_ request: BetweenRequest, on terminal: Terminal) async throws(Failure) {
    try await produce(request.film, of: request.before, on: terminal) {
      (timings) throws(Failure) in try Film(request, terminal, &timings)
    }
  }

  /// Makes the output that is asked for, of the film that `load` reads from the file `source`.
  private func produce(
    _ request: FilmRequest, of source: String, on terminal: Terminal,
    _ load: (inout Timings) throws(Failure) -> Film
  ) async throws(Failure) {
    let output = try FilmOutput(request, of: source)
    try request.check(output, in: terminal.environment)
    // The libraries take about as long to load as a scene takes to read.
    async let libraries: Void = output.isMovie ? MovieCodec.loadLibraries() : ()
    var timings = Timings(stopwatch: stopwatch)
    let film = try load(&timings)
    await libraries
    var job = try Failure.ofOutput { () throws(OutputMistake) in
      try RenderJob(output, of: film, OutputOptions(request), now: stopwatch.now)
    }
    for warning in job.warnings { try terminal.warn(warning) }
    for remark in job.remarks { try terminal.note(remark) }
    let printed = try await run(&job, of: source, on: terminal)
    timings.film = job.effort
    try terminal.write(printed)
    if let path = output.path, !output.isStandardOutput { try terminal.note("wrote '\(path)'") }
    if request.hasTimings { try terminal.tell(timings.text) }
    if request.isJSON { try terminal.write(job.json(timings).pretty + "\n") }
  }

  /// Makes the output, and shows how far it is.
  private func run(
    _ job: inout RenderJob, of source: String, on terminal: Terminal
  ) async throws(Failure) -> String {
    let count = job.schedule.indices.count
    var progress = ProgressLine(total: count, terminal, stopwatch)
    do throws(FilmFailure) {
      return try await job.run { progress.show($0) }
    } catch {
      throw Failure(error, from: source, after: job.written, of: count)
    }
  }
}

extension Failure {
  /// What kept a film of `count` frames from being made, after its output had taken so many; `source`
  /// is the file that it comes from.
  init(
    _ failure: FilmFailure, from source: String? = nil, after written: Int = 0, of count: Int = 0
  ) {
    switch failure {
    case .memory(let shortage): self.init(.invalidData, "\(shortage)")
    case .drawing(let shortage, let time, let layer):
      let place = source.map { "\(Quote($0)) " } ?? ""
      self.init(.invalidData, place + FilmFailure.words(shortage, at: time, layer: layer))
    case .file(let error):
      let isOnTheWay = error.consequence == .failedWrite && count > 0
      self.init(error, isOnTheWay ? ", after \(written) of \(count) frames" : "")
    case .encoder(let words, let hint): self.init(.unavailable, words, hint: hint)
    case .cancelled: self = .shown(.interrupted)
    }
  }
}
