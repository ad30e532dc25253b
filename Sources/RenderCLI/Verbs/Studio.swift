import SegueCompositing
import SegueFiles
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneFile
import SegueSceneGraph

/// A scene made ready for drawing: its files decoded, its canvas and rate as the user wants them.
struct Studio {
  let film: AnimatedScene
  let renderer: SceneRenderer
  /// How many frames are drawn at once.
  let width: Int

  /// Reads the scene and its files; what is wrong with them is shown and ends the run.
  init(_ request: DrawRequest, _ terminal: Terminal) throws(Failure) {
    let loader = SceneLoader(terminal, request.input)
    let scene = try loader.load(request.scene)
    var diagnostics = scene.diagnostics
    let machine = Machine.current()
    width = request.jobs ?? machine.processors
    var assets = AssetTable()
    if let document = scene.document {
      var budget = MemoryBudget(bytes: Studio.memory(of: machine))
      let folder = try loader.folder(of: request.scene)
      let resolver = AssetResolver(decoder: SceneAssetDecoder()) { (path) throws(FileError) in
        try folder.bytes(of: path)
      }
      let requests = document.assets.map { AssetRequest($0.id, path: $0.path) }
      let (table, findings) = resolver.table(of: requests, budget: &budget)
      for finding in findings { diagnostics.add(finding, in: document) }
      assets = table
    }
    try terminal.show(diagnostics)
    guard let document = scene.document, !diagnostics.hasErrors else {
      throw .shown(.invalidData)
    }
    film = try document.scene.changed(fps: request.fps, scale: request.scale)
    renderer = SceneRenderer(assets: assets)
  }

  /// What pictures and layers may take: half of what is there, 4 GiB at most.
  private static func memory(of machine: Machine) -> Int {
    let half = (machine.availableMemory ?? 8 << 30) / 2
    return min(half, machine.memoryLimit ?? half, 4 << 30)
  }
}

extension Diagnostics {
  /// Adds what is the matter with a file, at the place where the scene names it.
  fileprivate mutating func add(_ finding: AssetFinding, in document: SceneDocument) {
    add(
      Diagnostic(
        finding.isWarning ? .warning : .error, finding.message,
        at: document.assets.first { $0.id == finding.id }?.place,
        path: "asset \(Quote(finding.id.name))", hint: finding.hint))
  }
}

extension AnimatedScene {
  /// The scene with another frame rate or another scale.
  fileprivate func changed(fps: String?, scale: String?) throws(Failure) -> AnimatedScene {
    var film = self
    if let fps {
      guard let rate = FrameRate(parsing: fps) else {
        throw Failure(
          .usage, "option '--fps': expected a rate such as 60 or 30000/1001, got '\(fps)'")
      }
      film.frameRate = rate
    }
    if let scale {
      guard let factor = Double(scale), factor > 0, factor <= 16 else {
        throw Failure(
          .usage, "option '--scale': expected a factor above 0, up to 16, got '\(scale)'")
      }
      film.canvas.scale = factor
    }
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
