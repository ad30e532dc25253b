import SegueCompositing
import SegueGeometry
import SegueRaster
import SegueSceneGraph
import TestSupport
import Testing

import class Foundation.ProcessInfo

/// Random films, drawn frame over frame in the cells that are damaged, and as a whole.
///
/// `SEGUE_RANDOM_SCENES` asks for more of them than the 48 that every run tries.
@Suite struct RandomFilmTests {
  private static let assets = Result { try RandomTree.assets() }
  private static let frames = 20

  /// The seeds in groups that run beside each other.
  private static let groups: [Range<UInt64>] = {
    let text = ProcessInfo.processInfo.environment["SEGUE_RANDOM_SCENES"]
    let count = text.flatMap { UInt64($0) } ?? (Cases.areAllTried ? 48 : 24)
    return stride(from: 1, through: count, by: 6).map { $0..<min($0 + 6, count + 1) }
  }()

  private static func stage() throws -> TransitionEnvironment {
    TransitionEnvironment(
      size: RandomTree.size, background: Color(rgb: 0xE0F0FF), assets: try assets.get())
  }

  /// A rasterizer that compares frames in small cells.
  private static func rasterizer(_ random: inout SeededGenerator) -> Rasterizer {
    var rasterizer = Rasterizer(
      kernels: random.pick(KernelSet.available),
      tile: TileSize(width: random.int(in: 5...100), height: random.int(in: 3...80)))
    rasterizer.damageCell = DamagedRegion.Cell(
      width: random.pick([1, 2, 7, 16, 64]), height: random.pick([1, 2, 5, 32]))
    return rasterizer
  }

  private static func memory(_ seed: UInt64) -> OffscreenMemory {
    OffscreenMemory(cache: seed % 3 == 0 ? nil : PassCache(bytes: 1 << 24))
  }

  @Test(arguments: groups)
  func `frames over the frames before them are the same by every byte`(
    seeds: Range<UInt64>
  ) throws {
    let stage = try Self.stage()
    let pictures = stage.assets.pictures
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      let rasterizer = Self.rasterizer(&random)
      let memory = Self.memory(seed)
      var film = RandomFilm(seed: seed)
      var surface = try Surface(width: 90, height: 70)
      var last: DisplayList?
      for frame in 0..<Self.frames {
        let list = stage.list(film.layers)
        let damage = last.flatMap { rasterizer.damage(from: $0, to: list) }
        try rasterizer.render(
          list, repainting: damage, pictures: pictures, into: &surface, memory: memory)
        let alone = try Rasterizer().render(list, pictures: pictures)
        if surface != alone {
          Issue.record("seed \(seed), frame \(frame):\n\(last.map { "\($0)" } ?? "")\n\(list)")
          return
        }
        last = list
        film.advance()
      }
    }
  }

  /// As workers do it that draw frames in turns: what is not damaged is copied.
  @Test(arguments: groups)
  func `so are copies of what stays and what is drawn over them`(seeds: Range<UInt64>) throws {
    let stage = try Self.stage()
    let pictures = stage.assets.pictures
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      let rasterizer = Self.rasterizer(&random)
      var film = RandomFilm(seed: seed)
      var lists: [DisplayList] = []
      for _ in 0..<Self.frames {
        lists.append(stage.list(film.layers))
        film.advance()
      }
      lists.shuffle(using: &random)
      let memory = Self.memory(seed)
      var last = try Rasterizer().render(lists[0], pictures: pictures)
      for (frame, list) in lists.enumerated().dropFirst() {
        var surface = try Surface(width: 90, height: 70)
        let damage = rasterizer.damage(from: lists[frame - 1], to: list)
        if let damage { try surface.copy(last, outside: damage) }
        try rasterizer.render(
          list, repainting: damage, pictures: pictures, into: &surface, memory: memory)
        let alone = try Rasterizer().render(list, pictures: pictures)
        #expect(surface == alone, "seed \(seed), frame \(frame)")
        last = surface
      }
    }
  }

  /// Canvases of odd and even sizes.
  @Test(arguments: groups)
  func `so are the planes of video`(seeds: Range<UInt64>) throws {
    var stage = try Self.stage()
    let pictures = stage.assets.pictures
    for seed in seeds {
      stage.size = Size(90 - Double(seed % 2), 70 - Double(seed % 3))
      var random = SeededGenerator(seed: seed)
      let rasterizer = Self.rasterizer(&random)
      let memory = Self.memory(seed)
      var film = RandomFilm(seed: seed)
      var last: (list: DisplayList, planes: VideoPlanes)?
      for frame in 0..<Self.frames {
        let list = stage.list(film.layers)
        var planes = VideoPlanes(width: list.width, height: list.height)
        let damage = last.flatMap { rasterizer.damage(from: $0.list, to: list, forVideo: true) }
        if let damage, let last { planes.copy(last.planes, outside: damage) }
        try rasterizer.render(
          list, repainting: damage, pictures: pictures, into: &planes, memory: memory)
        var alone = VideoPlanes(width: list.width, height: list.height)
        try Rasterizer().render(list, pictures: pictures, into: &alone)
        if planes != alone {
          Issue.record("seed \(seed), frame \(frame):\n\(last.map { "\($0.list)" } ?? "")\n\(list)")
          return
        }
        last = (list, planes)
        film.advance()
      }
    }
  }
}
