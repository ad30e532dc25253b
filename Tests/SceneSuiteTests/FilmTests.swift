import SegueCompositing
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneGraph
import TestSupport
import Testing

/// What holds for the film of every scene.
@Suite struct FilmTests {
  /// A film of the scene at half a pixel per point, to be quick.
  static func scene(_ name: String) throws -> (film: AnimatedScene, assets: AssetTable) {
    var (film, assets) = try SceneSuite.scene(name)
    film.canvas.scale = 0.5
    film.frameRate = FrameRate(20)
    return (film, assets)
  }

  static func hashes(
    _ film: AnimatedScene, _ assets: AssetTable, width: Int,
    _ rasterizer: Rasterizer = Rasterizer()
  ) async throws -> [String] {
    var sink = HashSink(rate: film.frameRate)
    let renderer = SceneRenderer(assets: assets, rasterizer: rasterizer)
    try await FilmRenderer(film, by: renderer, concurrency: width)
      .render(FrameSchedule(all: film), into: &sink)
    return sink.lines
  }

  @Test(arguments: SceneSuite.workloads)
  func `a workload of the bench moves in every frame`(name: String) async throws {
    var (film, assets) = try SceneSuite.scene(name)
    #expect(film.canvas.pixelWidth == 1_170 && film.canvas.pixelHeight == 2_532)
    film.canvas.scale = 0.125
    film.frameRate = FrameRate(10)
    let hashes = try await Self.hashes(film, assets, width: 2)
    #expect(hashes.count == 11)
    // As small as this, pages may rest for a frame: they move by whole pixels.
    #expect(Set(hashes.map { $0.suffix(64) }).count >= hashes.count - 1)
  }

  @Test(arguments: SceneSuite.names.oneIn(4))
  func `the number of frames at once, the tiles and the kernels change no byte`(
    name: String
  ) async throws {
    var (film, assets) = try Self.scene(name)
    film.frameRate = FrameRate(Cases.areAllTried ? 20 : 8)
    let alone = try await Self.hashes(film, assets, width: 1)
    #expect(alone.count == film.frameCount)
    #expect(alone.enumerated().allSatisfy { $1.hasPrefix("\($0) ") })
    for (kernels, width) in zip(KernelSet.available, 2...) {
      let rasterizer = Rasterizer(kernels: kernels, tile: TileSize(width: 37, height: 11))
      #expect(try await Self.hashes(film, assets, width: width, rasterizer) == alone)
    }
    // A frame alone is the film's frame.
    for index in [film.frameCount / 2, film.frameCount - 1] {
      var sink = HashSink(rate: film.frameRate)
      try await FilmRenderer(film, by: SceneRenderer(assets: assets), concurrency: 2)
        .render(FrameSchedule([index], rate: film.frameRate), into: &sink)
      #expect(sink.lines == [alone[index]])
    }
  }

  @Test(arguments: SceneSuite.names)
  func `the last frame is the scene at rest`(name: String) throws {
    let film = try SceneSuite.film(name)
    #expect(film.scene(frame: film.frameCount - 1) == film.scene(at: film.duration))
  }
}
