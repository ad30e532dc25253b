import SegueCompositing
import SegueGeometry
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneFile
import SegueSceneGraph
import TestSupport
import Testing

/// What frames leave to one another changes no byte of any scene, with its pictures and its texts.
@Suite struct SceneReuseTests {
  @Test(arguments: (SceneSuite.names + SceneSuite.workloads).oneIn(3))
  func `frames after one another are the frames alone`(name: String) throws {
    try expectSameBytes(SceneSuite.scene(name))
  }

  @Test(arguments: SceneSuite.themed.oneIn(3))
  func `so are those of its dark theme`(name: String) throws {
    try expectSameBytes(SceneSuite.scene(name, settings: [VariableSetting("theme", "dark")]))
  }

  @Test func `there are scenes with themes`() {
    #expect(SceneSuite.themed.contains("mail") && SceneSuite.themed.count >= 7)
  }

  /// Draws thirty frames with a cache, and each again without one.
  private func expectSameBytes(
    _ scene: (film: AnimatedScene, assets: AssetTable),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var film = scene.film
    film.canvas.scale = min(0.4, 200 / film.canvas.size.width)
    let renderer = SceneRenderer(assets: scene.assets)
    let pictures = scene.assets.pictures
    var frames = FrameSequence(renderer.compositor)
    let memory = OffscreenMemory(cache: PassCache(bytes: 1 << 26))
    var surface = try Surface(width: film.canvas.pixelWidth, height: film.canvas.pixelHeight)
    for step in 0...30 {
      let time = Time(nanoseconds: film.duration.nanoseconds / 30 * Int64(step))
      let scene = film.scene(at: time)
      if let list = frames.next(scene) {
        try renderer.rasterizer.render(
          list, pictures: pictures, into: &surface, memory: memory)
      }
      #expect(
        try renderer.surface(of: scene) == surface, "at \(time)", sourceLocation: sourceLocation)
    }
  }
}
