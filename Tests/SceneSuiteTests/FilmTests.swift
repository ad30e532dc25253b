import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneGraph
import Testing

/// What holds for the film of every scene.
@Suite struct FilmTests {
  /// A film of the scene at half a pixel per point, to be quick.
  static func film(_ name: String) throws -> AnimatedScene {
    var film = try SceneSuite.film(name)
    film.canvas.scale = 0.5
    film.frameRate = FrameRate(20)
    return film
  }

  static func hashes(
    _ film: AnimatedScene, width: Int, _ rasterizer: Rasterizer = Rasterizer()
  ) async throws -> [String] {
    var sink = HashSink()
    let renderer = SceneRenderer(rasterizer: rasterizer)
    try await FilmRenderer(film, renderer, width: width)
      .render(FrameSchedule(all: film), into: &sink)
    return sink.lines
  }

  @Test(arguments: SceneSuite.names)
  func `the number of frames at once, the tiles and the kernels change no byte`(
    name: String
  ) async throws {
    let film = try Self.film(name)
    let alone = try await Self.hashes(film, width: 1)
    #expect(alone.count == film.frameCount)
    #expect(try await Self.hashes(film, width: 4) == alone)
    for kernels in KernelSet.available {
      let rasterizer = Rasterizer(kernels: kernels, tile: TileSize(width: 37, height: 11))
      #expect(try await Self.hashes(film, width: 2, rasterizer) == alone)
    }
  }

  @Test(arguments: SceneSuite.names)
  func `a frame alone is the film's frame, and a range is the slice`(name: String) async throws {
    let film = try Self.film(name)
    let all = try await Self.hashes(film, width: 2)
    let middle = film.frameCount / 2
    var sink = HashSink()
    try await FilmRenderer(film, SceneRenderer(), width: 2)
      .render(FrameSchedule([middle], rate: film.frameRate), into: &sink)
    #expect(sink.lines == [all[middle]])
  }

  @Test(arguments: SceneSuite.names)
  func `the last frame is the scene at rest`(name: String) async throws {
    let film = try Self.film(name)
    let last = film.scene(frame: film.frameCount - 1)
    #expect(last == film.scene(at: film.duration))
    #expect(try SceneRenderer().surface(of: last).width == film.canvas.pixelWidth)
  }
}
