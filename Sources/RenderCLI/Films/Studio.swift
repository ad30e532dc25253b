import SegueCompositing
import SegueFiles
import SegueJSON
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneFile
import SegueSceneGraph
import SegueSceneLoading
import SegueTypesetting
import SegueWords

/// A film made ready for drawing: its files decoded, its canvas and rate as the user wants them.
struct Studio {
  let film: AnimatedScene
  let renderer: SceneRenderer
  /// How many frames are drawn at once.
  let width: Int
  /// The files that the film is made of, which no output may replace.
  let inputs: Set<FileIdentity>

  /// A studio for a film as the user wants it, whose pictures are decoded.
  init(
    _ film: AnimatedScene, _ assets: AssetTable, inputs: Set<FileIdentity>,
    kernels: KernelSet, _ request: FilmRequest
  ) throws(Failure) {
    self.film = film
    var memory = try request.runMemory
    memory.take(assets.bytes)
    renderer = SceneRenderer(
      assets: assets, rasterizer: Rasterizer(kernels: kernels), memory: memory)
    width = request.jobs ?? Machine.current().processors
    self.inputs = inputs.union(assets.fontFiles)
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

extension Studio {
  /// Reads a scene and its files; what is wrong with them is shown and ends the run.
  init(
    _ request: DrawRequest, _ terminal: Terminal, _ timings: inout Timings
  ) throws(Failure) {
    let kernels = try KernelSet(in: terminal.environment)
    let loader = SceneLoader(terminal, request.input)
    let scene = try timings.measure(\.read) { () throws(Failure) in try loader.load(request.scene) }
    guard let document = scene.document else {
      try terminal.show(scene.diagnostics)
      throw .shown(.invalidData)
    }
    var diagnostics = scene.diagnostics
    let film = try document.scene.changed(request.film)
    let folder = try loader.folder(of: request.scene)
    let budget = try request.film.runMemory.pictures
    let assets = timings.measure(\.decode) {
      document.pictures(of: film, in: folder, kernels, budget: budget, &diagnostics)
    }
    try terminal.show(diagnostics)
    if diagnostics.hasErrors { throw .shown(.invalidData) }
    try self.init(film, assets, inputs: scene.inputs, kernels: kernels, request.film)
  }
}

extension AssetTable {
  /// The fonts of the machine that texts are set in.
  var fontFiles: Set<FileIdentity> {
    let fonts = (texts as? TextSetter)?.fonts ?? []
    return RunFiles(reading: fonts.map(\.face.file).filter { $0.hasPrefix("/") }).inputs
  }
}

extension AnimatedScene {
  /// The scene with another frame rate or another scale.
  func changed(_ request: FilmRequest) throws(Failure) -> AnimatedScene {
    var film = self
    if let fps = request.fps {
      guard let rate = FrameRate(parsing: fps) else {
        throw Failure(
          .usage, "option '--fps': found \(Quote(fps)), expected a rate such as 60 or 30000/1001")
      }
      film.frameRate = rate
    }
    if let scale = request.scale { film.canvas.scale = try Studio.scale(scale) }
    let side = Surface.maximumSide
    guard (1...side).contains(film.canvas.pixelWidth), (1...side).contains(film.canvas.pixelHeight)
    else {
      throw Failure(
        .invalidData,
        "the canvas would have \(film.canvas.pixelWidth)x\(film.canvas.pixelHeight) pixels,"
          + " allowed are 1 to \(side) along each edge")
    }
    return film
  }
}
