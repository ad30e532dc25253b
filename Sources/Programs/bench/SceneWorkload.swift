import SegueCompositing
import SegueFiles
import SegueFilms
import SegueGeometry
import SegueJSON
import SegueMotion
import SegueRaster
import SegueSceneFile
import SegueSceneGraph

/// A scene whose frames are composed and drawn for the clock, at its own size.
struct SceneWorkload: Sendable {
  let name: String
  /// Its file, seen from the folder of the package.
  let path: String

  /// The scenes, in the order of the report: the text page, which has a peer, and the gallery's
  /// screens and a photo that becomes a screen, which are ours alone.
  static let all =
    [SceneWorkload(name: "W6 text page", path: "Scenes/bench/w6-text-page.json")]
    + ["mail", "settings", "player", "photo-grid", "glass", "chat-arabic", "weather"].map {
      SceneWorkload(name: "W7 \($0)", path: "Scenes/\($0).json")
    } + [SceneWorkload(name: "W8 zoom", path: "Scenes/bench/w8-zoom.json")]
}

/// The frames of a scene, and what they are drawn with.
struct SceneStage {
  private let scenes: [Scene]
  private let compositor: Compositor
  private let pictures: [Picture]
  private let repetitions: Int
  let width: Int
  let height: Int

  /// Frames of the whole film at even distances, its begin and its end included.
  init(_ workload: SceneWorkload, _ options: BenchOptions) throws {
    let scene = try SceneFilm(workload.path)
    let film = scene.film
    let steps = Int64(max(options.frames - 1, 1))
    scenes = (0..<Int64(options.frames)).map { step in
      film.scene(at: Time(nanoseconds: film.duration.nanoseconds * step / steps))
    }
    compositor = Compositor(assets: scene.assets)
    pictures = scene.assets.pictures
    repetitions = options.repetitions
    width = film.canvas.pixelWidth
    height = film.canvas.pixelHeight
  }

  /// The time that composing a frame takes alone.
  func composing() -> Double {
    scenes.reduce(0) { sum, scene in
      sum + Clock.processor.fastest(repetitions) { _ = compositor.displayList(for: scene) }
    } / Double(scenes.count)
  }

  /// The mean over the frames of the fastest time each takes to be composed and drawn.
  func pixels(_ kernels: KernelSet) throws -> Double {
    let rasterizer = Rasterizer(kernels: kernels)
    let memory = OffscreenMemory()
    var target = try Surface(width: width, height: height)
    return try scenes.reduce(0) { sum, scene in
      try sum
        + Clock.processor.fastest(repetitions) {
          let list = compositor.displayList(for: scene)
          try rasterizer.render(list, pictures: pictures, into: &target, memory: memory)
        }
    } / Double(scenes.count)
  }

  /// The mean time of frames that are drawn one after the other, each reusing what the one before
  /// has left.
  func reused(_ kernels: KernelSet) throws -> Double {
    let rasterizer = Rasterizer(kernels: kernels)
    let memory = OffscreenMemory(cache: PassCache(bytes: 64 << 20))
    var target = try Surface(width: width, height: height)
    return try Clock.processor.fastest(repetitions) {
      var frames = FrameSequence(compositor)
      for scene in scenes {
        guard let list = frames.next(scene) else { continue }
        try rasterizer.render(list, pictures: pictures, into: &target, memory: memory)
      }
    } / Double(scenes.count)
  }

  /// The same where each frame is drawn over the one before it, as far as it is damaged; and the mean share of
  /// the cells of changing frames that are.
  func repainted(_ kernels: KernelSet) throws -> (time: Double, share: Double) {
    let rasterizer = Rasterizer(kernels: kernels)
    let memory = OffscreenMemory(cache: PassCache(bytes: 64 << 20))
    var target = try Surface(width: width, height: height)
    var shares: [Double] = []
    let time = try Clock.processor.fastest(repetitions) {
      var frames = FrameSequence(compositor)
      var last: DisplayList?
      shares = []
      for scene in scenes {
        guard let list = frames.next(scene) else { continue }
        let damage = last.flatMap { rasterizer.damage(from: $0, to: list) }
        if last != nil { shares.append(damage?.share ?? 1) }
        try rasterizer.render(
          list, repainting: damage, pictures: pictures, into: &target, memory: memory)
        last = list
      }
    }
    let share = shares.reduce(0, +) / Double(max(shares.count, 1))
    return (time / Double(scenes.count), share)
  }
}

/// A film that a scene file describes, with everything that is found before the first frame.
private struct SceneFilm {
  let film: AnimatedScene
  let assets: AssetTable

  /// The scene in the file at `path`, seen from the folder of the package.
  init(_ path: String) throws {
    var diagnostics = Diagnostics()
    let source = SourceText(name: path, bytes: try InputFile.read(path, limit: 1 << 24).bytes)
    let folder = try SceneFolder(Folder(of: path))
    guard let document = SceneReader(fragments: folder).read(source, into: &diagnostics) else {
      throw FilmError.scene(diagnostics)
    }
    let count = diagnostics.all.count
    assets = document.pictures(
      of: document.scene, in: folder, kernels: .widest, budget: MemoryBudget(bytes: 1 << 30),
      into: &diagnostics)
    film = document.scene
    if diagnostics.all.count > count { throw FilmError.scene(diagnostics) }
  }
}
