import SegueFiles
import SegueMediaCoding
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneGraph

extension Program {
  /// Draws a scene.
  func draw(_ request: DrawRequest, on terminal: Terminal) async throws(Failure) -> ExitCode {
    let target = try DrawTarget(request)
    let studio = try Studio(request, terminal)
    do throws(FilmFailure) {
      try await draw(target, request, studio, terminal)
    } catch {
      throw Failure(error)
    }
    return .done
  }

  private func draw(
    _ target: DrawTarget, _ request: DrawRequest, _ studio: Studio, _ terminal: Terminal
  ) async throws(FilmFailure) {
    switch target {
    case .still(let path):
      let time = request.moment.map { Time($0) } ?? studio.film.duration
      try Program.write(try studio.still(at: time).png(), to: path)
    case .strip(let path):
      try Program.write(try studio.strip().png(), to: path)
    case .sequence(let pattern):
      try Program.makeFolder(pattern.folder)
      var sink = PNGSequenceSink(pattern: pattern)
      try await studio.film(request, into: &sink, terminal)
    case .movie(let path, let codec):
      try await movie(path, codec, request, studio, terminal)
    case .raw(.png, let path):
      var sink = PNGStreamSink(to: try Program.output(path))
      try await studio.film(request, into: &sink, terminal)
    case .raw(let format, let path):
      var sink = RawSink(
        format == .y4m ? .y4m : .rgba, rate: studio.film.frameRate, to: try Program.output(path))
      try await studio.film(request, into: &sink, terminal)
    case .hashes(let path):
      var sink = HashSink()
      try await studio.film(request, into: &sink, terminal)
      let text = ([HashEncoder.header] + sink.lines).joined(separator: "\n") + "\n"
      try Program.write(Array(text.utf8), to: path ?? OutputFile.standardOutput)
    }
  }

  private func movie(
    _ path: String, _ codec: CodecName, _ request: DrawRequest, _ studio: Studio,
    _ terminal: Terminal
  ) async throws(FilmFailure) {
    let film = studio.film
    let schedule = studio.schedule(request)
    let recipe: MovieRecipe
    do throws(MovieError) {
      recipe = MovieRecipe(
        try MovieCodec(
          named: codec.rawValue,
          quality: MovieQuality(rawValue: request.quality.rawValue) ?? .standard),
        MovieFormat(
          width: film.canvas.pixelWidth, height: film.canvas.pixelHeight,
          frames: Int(film.frameRate.numerator), per: Int(film.frameRate.denominator)),
        fadesScreen: film.fadesScreen)
    } catch {
      throw FilmFailure(error)
    }
    let writer = MovieWriter(try Program.output(path), recipe)
    var sink = MovieSink(recipe, frameCount: schedule.indices.count, writer)
    try await studio.film(request, into: &sink, terminal)
  }

  private static func output(_ path: String) throws(FilmFailure) -> OutputFile {
    do throws(FileError) {
      return try OutputFile(path)
    } catch {
      throw .file(error)
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(FilmFailure) {
    do throws(FileError) {
      var file = try OutputFile(path)
      try file.write(bytes)
      try file.finish()
    } catch {
      throw .file(error)
    }
  }

  private static func makeFolder(_ path: String) throws(FilmFailure) {
    if path.isEmpty { return }
    do throws(FileError) {
      try OutputFolder.make(path)
    } catch {
      throw .file(error)
    }
  }
}

extension Studio {
  /// The picture of one moment.
  func still(at time: Time) throws(FilmFailure) -> Surface {
    do throws(MemoryShortage) {
      return try renderer.surface(of: film.scene(at: time))
    } catch {
      throw .memory(error)
    }
  }

  /// Five moments side by side.
  func strip() throws(FilmFailure) -> Surface {
    do throws(MemoryShortage) {
      return try FilmStrip().surface(of: film, renderer)
    } catch {
      throw .memory(error)
    }
  }

  /// All frames that the request asks for.
  func film<Sink: FrameSink & ~Copyable>(
    _ request: DrawRequest, into sink: inout Sink, _ terminal: Terminal
  ) async throws(FilmFailure) {
    try await FilmRenderer(film, renderer, width: width)
      .render(schedule(request), into: &sink)
  }

  /// The frames that the request asks for.
  func schedule(_ request: DrawRequest) -> FrameSchedule {
    FrameSchedule(
      of: film, from: request.from.map { Time($0) } ?? .zero,
      to: request.to.map { Time($0) } ?? film.frameRate.end(of: film))
  }
}

extension Failure {
  /// What kept a film from being made.
  init(_ failure: FilmFailure) {
    switch failure {
    case .memory(let shortage): self.init(.invalidData, "\(shortage)")
    case .file(let error): self.init(error)
    case .encoder(let words, let hint): self.init(.unavailable, words, hint: hint)
    case .cancelled: self = .shown(.interrupted)
    }
  }
}
