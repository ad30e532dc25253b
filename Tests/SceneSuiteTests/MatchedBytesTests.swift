import SegueCompositing
import SegueGeometry
import SegueMotion
import SeguePresets
import SegueRaster
import SegueRendering
import SegueSceneGraph
import SegueTransitions
import TestSupport
import Testing
import TransitionProbes

/// What two screens share, drawn: pairs of random trees that no two platforms move alike.
@Suite struct MatchedBytesTests {
  private static let stage = TransitionEnvironment(size: Size(200, 400), scale: 2, cornerRadius: 20)

  /// A few of the seeds that the laws of the same trees are tried with, in whose films nothing waits.
  static let seeds: [UInt64] = [3, 17, 22, 40]

  /// Every way in which shared things move, and what becomes a container of both.
  static let ways: [String] =
    MatchDialect.allCases.map(\.rawValue) + [
      "ios.zoom", "material.container-transform-arc", "flutter.open-container",
    ]

  @Test(arguments: ways, seeds)
  func `workers, tiles and instructions change no byte of what is shared`(
    way: String, seed: UInt64
  ) async throws {
    let (film, assets) = (try Self.film(way, seed), try Self.assets())
    let alone = try await Self.hashes(film, assets, workers: 1, Rasterizer())
    #expect(Set(alone.map { $0.suffix(64) }).count == 3)
    let (sets, tiles) = (
      KernelSet.available,
      [TileSize(width: 37, height: 11), TileSize(), TileSize(width: 16, height: 5)]
    )
    for (index, workers) in [1, 2, 5].enumerated() {
      let rasterizer = Rasterizer(kernels: sets[index % sets.count], tile: tiles[index])
      let lines = try await Self.hashes(film, assets, workers: workers, rasterizer)
      #expect(lines == alone, "\(workers) workers, \(sets[index % sets.count])")
    }
  }

  /// Three moments of a film: at its beginning, in the middle and towards its end.
  private static func hashes(
    _ film: AnimatedScene, _ assets: AssetTable, workers: Int, _ rasterizer: Rasterizer
  ) async throws -> [String] {
    let frames = [film.frameCount / 6, film.frameCount / 2, film.frameCount * 4 / 5]
    var sink = HashSink(rate: film.frameRate)
    let renderer = SceneRenderer(assets: assets, rasterizer: rasterizer)
    try await FilmRenderer(film, by: renderer, concurrency: workers)
      .render(FrameSchedule(frames, rate: film.frameRate), into: &sink)
    return sink.lines
  }

  /// The film in which one random screen takes the place of another, the way there or the way back.
  private static func film(_ way: String, _ seed: UInt64) throws -> AnimatedScene {
    var random = SeededGenerator(seed: seed)
    let screens = ["one", "two"].map { name in
      var screen = RandomScreen.make(LayerID(name), &random)
      screen.layers = screen.layers.map { furnished($0, &random) }
      return screen
    }
    let rule: any ScreenTransition =
      try MatchDialect(rawValue: way).map { MatchedTransition(CrossFade(), $0.rule) } ?? preset(way)
    return try Flow(
      exchanging: screens[0], with: screens[1], by: seed.isMultiple(of: 2) ? .pop : .push, rule,
      on: stage
    ).film(on: Canvas(size: stage.size, scale: 0.4))
  }

  /// The layer and all inside, with something to look at in them.
  private static func furnished(_ layer: Layer, _ random: inout SeededGenerator) -> Layer {
    var layer = layer
    switch random.int(in: 0...4) {
    case 0: layer.content = .image(ImageContent("noise", mode: .fill))
    case 1:
      layer.content = .shape(ShapeContent(.ellipse, fill: .color(Color(rgb: 0x33_66CC))))
    case 2:
      layer.background = .gradient(
        Gradient(
          .linear(start: UnitPoint(0, 0), end: UnitPoint(1, 1)), colors: [.white, .black]))
    case 3: layer.filters = [.blur(sigma: 1.5)]
    default: break
    }
    layer.children = layer.children.map { furnished($0, &random) }
    return layer
  }

  private static func assets() throws -> AssetTable {
    var random = SeededGenerator(seed: 77)
    var surface = try Surface(width: 40, height: 26)
    try surface.withPixels { pixels in
      for index in 0..<40 * 26 {
        pixels[index] = 0xFF00_0000 | UInt32(truncatingIfNeeded: random.next()) >> 8
      }
    }
    var assets = AssetTable()
    assets.add(AssetTable.Entry(try Picture(surface), size: Size(40, 26)), as: "noise")
    return assets
  }
}
