import SegueCompositing
import SegueGeometry
import SegueRaster
import SegueSceneGraph
import TestSupport
import Testing

import class Foundation.ProcessInfo

/// Random layer trees, drawn in different ways that must not differ by a byte.
///
/// `SEGUE_RANDOM_SCENES` asks for more of them than the 200 that every run tries.
@Suite struct RandomTreeTests {
  /// A way of drawing layers.
  typealias Drawing = ([Layer]) throws -> Surface

  private static let assets = Result { try RandomTree.assets() }

  /// How many scenes are tried, in groups that run beside each other.
  private static let groups: [Range<UInt64>] = {
    let text = ProcessInfo.processInfo.environment["SEGUE_RANDOM_SCENES"]
    let count = text.flatMap { UInt64($0) } ?? (Cases.areAllTried ? 200 : 100)
    return stride(from: 1, through: count, by: 25).map { $0..<min($0 + 25, count + 1) }
  }()

  private static func stage() throws -> TransitionEnvironment {
    TransitionEnvironment(
      size: RandomTree.size, background: Color(rgb: 0xE0F0FF), assets: try assets.get())
  }

  /// Demands that two ways of drawing give the same bytes; otherwise shows the smallest tree for
  /// which they do not.
  private func compare(
    _ seed: UInt64, _ way: String, _ reference: Drawing, _ other: Drawing
  ) throws {
    let layers = RandomTree.layers(seed: seed)
    if try reference(layers) != other(layers) { try report(seed, way, reference, other) }
  }

  /// Shows the smallest tree for which two ways of drawing differ, or the whole one.
  private func report(
    _ seed: UInt64, _ way: String, _ reference: Drawing, _ other: Drawing
  ) throws {
    let smallest = Shrinking.smallest(RandomTree.layers(seed: seed)) { layers in
      guard let a = try? reference(layers), let b = try? other(layers) else { return false }
      return a != b
    }
    let stage = try Self.stage()
    let scene = Scene(canvas: Canvas(size: stage.size), layers: smallest)
    let report = scene.reports.map(\.line).joined(separator: "\n")
    Issue.record("seed \(seed) differs \(way):\n\(report)\n\(stage.list(smallest))")
  }

  @Test(arguments: groups)
  func `tiles and kernels change no byte`(seeds: Range<UInt64>) throws {
    let stage = try Self.stage()
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      let tile = TileSize(width: random.int(in: 1...100), height: random.int(in: 1...80))
      let whole = Rasterizer(kernels: .baseline, tile: TileSize(height: 4_096))
      let list = stage.list(RandomTree.layers(seed: seed))
      let agreed = try whole.render(list, pictures: stage.assets.pictures)
      for set in KernelSet.available {
        let tiled = Rasterizer(kernels: set, tile: tile)
        if try tiled.render(list, pictures: stage.assets.pictures) == agreed { continue }
        try report(seed, "in tiles of \(tile.width)x\(tile.height) by \(set)") {
          try whole.render(stage.list($0), pictures: stage.assets.pictures)
        } _: {
          try tiled.render(stage.list($0), pictures: stage.assets.pictures)
        }
      }
    }
  }

  @Test(arguments: groups)
  func `tasks beside each other change no byte`(seeds: Range<UInt64>) async throws {
    let stage = try Self.stage()
    for seed in seeds {
      let list = stage.list(RandomTree.layers(seed: seed))
      let alone = try Rasterizer().render(list, pictures: stage.assets.pictures)
      var split = try Surface(width: list.width, height: list.height)
      try await Rasterizer(tile: TileSize(height: 7)).render(
        list, pictures: stage.assets.pictures, into: &split, workers: 2 + Int(seed % 3))
      #expect(split == alone, "seed \(seed):\n\(list)")
    }
  }

  /// The layers inside of a box that cuts off nothing that can be seen.
  @Test(arguments: groups)
  func `a clip around everything changes no byte`(seeds: Range<UInt64>) throws {
    let stage = try Self.stage()
    for seed in seeds {
      try compare(seed, "within a clip") {
        try stage.draw($0)
      } _: { layers in
        try stage.draw([
          Layer("clip", children: layers) {
            $0.frame = Rect(origin: .zero, size: RandomTree.size)
            $0.clipsToBounds = true
          }
        ])
      }
    }
  }

  /// The same layers on a smaller canvas, against that part of the whole.
  ///
  /// They are without glass, which sees nothing outside of the canvas; and none is as wide as either
  /// canvas, which would make it a page. Seed 8915 has a shadow that is sampled at a quarter of its
  /// size, which once depended on where the canvas ends.
  @Test(arguments: groups + [8915..<8916])
  func `a crop shows what the whole shows there`(seeds: Range<UInt64>) throws {
    let stage = try Self.stage()
    var small = stage
    small.size = Size(81, 41)
    for seed in seeds {
      try compare(seed, "on a smaller canvas") {
        let whole = try stage.draw($0.map(\.withoutGlass))
        return try Surface.filled(81, 41) { whole[$0, $1] }
      } _: {
        try small.draw($0.map(\.withoutGlass))
      }
    }
  }

  /// Groups that are drawn as soon as they are there, against all of them after each other.
  @Test(arguments: groups)
  func `drawing early changes no byte`(seeds: Range<UInt64>) throws {
    let stage = try Self.stage()
    var impatient = stage
    for seed in seeds {
      impatient.flushThreshold = seed % 2 == 0 ? 0 : 3_000
      try compare(seed, "where surfaces do not wait") {
        try stage.draw($0)
      } _: {
        try impatient.draw($0)
      }
    }
  }

  /// Clips with soft edges on a copy of what lies behind them, against those on nothing.
  ///
  /// On the copy each layer rounds once more than on nothing, and what a saturation of 2 makes of that
  /// is twice as much.
  @Test(arguments: groups)
  func `a clip is the same on a copy of what lies behind it`(seeds: Range<UInt64>) throws {
    let stage = try Self.stage()
    var open = stage
    open.opensClips = true
    for seed in seeds {
      let layers = RandomTree.layers(seed: seed).map(\.withoutLooks)
      let (a, b) = try (stage.draw(layers), open.draw(layers))
      #expect(a.distance(to: b) <= 4, "seed \(seed): \(a.distance(to: b))")
    }
  }

  /// Drawing in memory that holds something, against memory that is clear; the first scene has a
  /// picture of which a part lies behind the viewer.
  @Test(arguments: groups)
  func `what memory has held before changes no byte`(seeds: Range<UInt64>) throws {
    let stage = try Self.stage()
    for seed in seeds.lowerBound == 1 ? [6_158] + Array(seeds) : Array(seeds) {
      let layers = RandomTree.layers(seed: seed) + RandomTree.layers(seed: seed + 1 << 32)
      let list = stage.list(layers)
      let surfaces = try [0, 0x8080_8080].map { (word: UInt32) in
        try Self.leaveMemory(full: word)
        return try Rasterizer().render(list, pictures: stage.assets.pictures)
      }
      #expect(surfaces[0] == surfaces[1], "seed \(seed):\n\(list)")
    }
  }

  /// Fills memory that layers of the scenes will be given, and lets it go.
  private static func leaveMemory(full word: UInt32) throws {
    let surfaces = try [24, 34, 48, 68, 96, 128].flatMap { side in
      try (0..<5).map { _ in
        var surface = try Surface(width: side, height: side)
        try surface.withPixels { pixels in for i in pixels.indices { pixels[i] = word } }
        return surface
      }
    }
    withExtendedLifetime(surfaces) {}
  }

  /// Short films: in each frame a layer at the top has moved.
  @Test(arguments: groups)
  func `what a frame leaves to the next changes no byte`(seeds: Range<UInt64>) throws {
    let stage = try Self.stage()
    for seed in seeds {
      let start = RandomTree.layers(seed: seed) + RandomTree.layers(seed: seed + 1 << 32)
      let memory = OffscreenMemory(cache: PassCache(bytes: seed % 3 == 0 ? 9_000 : 1 << 24))
      var surface = try Surface(width: 90, height: 70)
      for frame in 0..<6 {
        var layers = start
        layers[Int(seed) % start.count].position.x += 3.7 * Double(frame / 2)
        layers[frame % start.count].opacity *= 0.9
        let list = stage.list(layers)
        let pictures = stage.assets.pictures
        try Rasterizer().render(list, pictures: pictures, into: &surface, memory: memory)
        let alone = try Rasterizer().render(list, pictures: pictures)
        #expect(surface == alone, "seed \(seed), frame \(frame):\n\(list)")
      }
    }
  }
}

extension Layer {
  /// The same tree without filters of what lies behind.
  fileprivate var withoutGlass: Layer {
    var layer = self
    layer.backdropFilters = []
    layer.children = layer.children.map(\.withoutGlass)
    layer.mask = layer.mask?.withoutGlass
    return layer
  }

  /// The same tree without anything that looks at what lies behind it.
  fileprivate var withoutLooks: Layer {
    var layer = self
    layer.backdropFilters = []
    layer.blendMode = .normal
    layer.children = layer.children.map(\.withoutLooks)
    layer.mask = layer.mask?.withoutLooks
    return layer
  }
}
