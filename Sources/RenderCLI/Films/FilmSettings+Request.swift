import SegueFilms
import SegueMediaCoding
import SegueMotion
import SegueOutputs
import SegueRaster
import SegueRendering
import SegueSceneFile
import SegueWords

extension FilmSettings {
  /// What the options say about the making of any film.
  init(_ request: FilmRequest, _ environment: Environment) throws(Failure) {
    self.init()
    kernels = try KernelSet(in: environment)
    memory = try RunMemory(option: request.memory)
    workers = request.jobs
    frameRate = try request.fps.map { (text) throws(Failure) in
      guard let rate = FrameRate(parsing: text) else {
        throw Failure(
          .usage,
          "option '--fps': found \(Quote(text)), expected a rate such as 60 or 30000/1001")
      }
      return rate
    }
    scale = try request.scale.map { (text) throws(Failure) in try Self.scale(text) }
  }

  /// The option `--scale` as a number.
  static func scale(_ text: String) throws(Failure) -> Double {
    guard let factor = Double(text), factor > 0, factor <= 16 else {
      throw Failure(
        .usage, "option '--scale': found \(Quote(text)), expected a factor above 0, up to 16")
    }
    return factor
  }
}

extension OutputOptions {
  /// What the options say about any output.
  init(_ request: FilmRequest) {
    self.init()
    plays = request.plays
    held = request.held
    frames = request.frames
    replaces = request.replaces
    quality = request.givenQuality.map { MovieQuality($0) }
  }
}

extension Film {
  /// Reads a scene and its files; what is wrong with them is shown and ends the run.
  init(
    _ request: DrawRequest, _ terminal: Terminal, _ timings: inout Timings
  ) throws(Failure) {
    let settings = try FilmSettings(request.film, terminal.environment)
    let opener = SceneOpener(terminal, request.input)
    let scene = try timings.measure(\.read) { () throws(Failure) in try opener.load(request.scene) }
    var diagnostics = scene.diagnostics
    let film = try timings.measure(\.decode) { () throws(Failure) in
      try Failure.ofFilm { () throws(FilmError) in
        try Film(of: scene, settings, into: &diagnostics)
      }
    }
    try terminal.show(diagnostics)
    guard let film else { throw .shown(.invalidData) }
    self = film
  }
}
