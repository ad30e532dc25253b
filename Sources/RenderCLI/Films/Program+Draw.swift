import SegueFiles
import SegueJSON
import SegueMediaCoding
import SegueRaster
import SegueRendering
import SegueSceneFile
import SegueWords

extension Program {
  /// Draws a scene.
  func draw(_ request: DrawRequest, on terminal: Terminal) async throws(Failure) {
    try await produce(request.film, of: request.scene, on: terminal) {
      (timings) throws(Failure) in try Studio(request, terminal, &timings)
    }
  }

  /// Draws the exchange of two pictures.
  func between(_ request: BetweenRequest, on terminal: Terminal) async throws(Failure) {
    try await produce(request.film, of: request.before, on: terminal) {
      (timings) throws(Failure) in try Studio(request, terminal, &timings)
    }
  }

  /// Makes the output that is asked for, of the film that `studio` reads from the file `source`.
  private func produce(
    _ request: FilmRequest, of source: String, on terminal: Terminal,
    _ studio: (inout Timings) throws(Failure) -> Studio
  ) async throws(Failure) {
    let target = try DrawTarget(request, of: source)
    try request.check(target, in: terminal.environment)
    // The libraries take about as long to load as a scene takes to read.
    async let libraries: Void = target.isMovie ? MovieCodec.loadLibraries() : ()
    var timings = Timings(stopwatch: stopwatch)
    let film = try studio(&timings)
    await libraries
    try await produce(Production(target, request, film, timings, terminal), of: source)
  }

  private func produce(
    _ production: consuming Production, of source: String
  ) async throws(Failure) {
    let terminal = production.terminal
    for warning in production.warnings { try terminal.warn(warning) }
    for remark in production.remarks { try terminal.note(remark) }
    let printed: String
    do throws(FilmFailure) {
      printed = try await production.run()
    } catch {
      let count = production.schedule.indices.count
      throw Failure(error, from: source, after: production.written, of: count)
    }
    try terminal.write(printed)
    if let path = production.target.path, !production.target.isStandardOutput {
      try terminal.note("wrote '\(path)'")
    }
    if production.request.hasTimings { try terminal.tell(production.timings.text) }
    if production.request.isJSON { try terminal.write(production.json.pretty + "\n") }
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
  /// Turns a lack of memory into words.
  static func ofMemory<Value>(
    _ body: () throws(MemoryShortage) -> Value
  ) throws(Failure) -> Value {
    do throws(MemoryShortage) {
      return try body()
    } catch {
      throw Failure(.invalidData, "\(error)")
    }
  }
}
