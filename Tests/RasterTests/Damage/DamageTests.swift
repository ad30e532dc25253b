import SegueRaster
import TestSupport
import Testing

/// Random lists over what one before them has drawn, as far as both differ.
@Suite struct DamageTests {
  private static func rasterizer(_ random: inout SeededGenerator) -> Rasterizer {
    var rasterizer = Rasterizer(
      kernels: random.pick(KernelSet.available),
      tile: TileSize(width: random.int(in: 1...170), height: random.int(in: 1...100)))
    rasterizer.damageCell = DamagedRegion.Cell(
      width: random.int(in: 1...40), height: random.int(in: 1...40))
    return rasterizer
  }

  /// Lists of which each differs from the one before by a command, or by a place.
  private static func lists(seed: Int, _ random: inout SeededGenerator) -> [DisplayList] {
    var list = RandomList.list(seed: 9_000 + seed)
    return (0..<8).map { _ in
      let pass = random.int(in: 0...list.passes.count - 1)
      let commands = RandomList.commands(
        &random, 1, layers: pass == 1 ? [OffscreenID(0)] : pass == 3 ? [OffscreenID(1)] : [])
      let place = random.int(in: 0...list.passes[pass].commands.count)
      if pass == 2 {
        list.passes[pass].filter = .blur(
          Blur(
            sigma: random.double(in: 0...20), edges: .repeated, anchor: list.passes[pass].region))
      } else if random.int(in: 0...1) == 0 || place == list.passes[pass].commands.count {
        list.passes[pass].commands.insert(contentsOf: commands, at: place)
      } else {
        list.passes[pass].commands[place] = commands[0]
      }
      return list
    }
  }

  @Test(arguments: 0..<120)
  func `what is drawn in damaged cells is what all of it would be`(seed: Int) throws {
    let pictures = try RandomList.pictures()
    var random = SeededGenerator(seed: UInt64(seed))
    let rasterizer = Self.rasterizer(&random)
    let memory = OffscreenMemory(cache: seed % 2 == 0 ? nil : PassCache(bytes: 1 << 22))
    var last: DisplayList?
    var surface = try Surface(width: RandomList.width, height: RandomList.height)
    for (frame, list) in Self.lists(seed: seed, &random).enumerated() {
      let damage = last.flatMap { rasterizer.damage(from: $0, to: list) }
      try rasterizer.render(
        list, repainting: damage, pictures: pictures, into: &surface, memory: memory)
      let alone = try Rasterizer().render(list, pictures: pictures)
      if surface != alone {
        Issue.record("seed \(seed), frame \(frame):\n\(last.map { "\($0)" } ?? "")\n\(list)")
        return
      }
      last = list
    }
  }

  @Test(arguments: 0..<60)
  func `so it is in the planes of video`(seed: Int) throws {
    let pictures = try RandomList.pictures()
    var random = SeededGenerator(seed: UInt64(seed))
    let rasterizer = Self.rasterizer(&random)
    var last: DisplayList?
    var planes = VideoPlanes(width: RandomList.width, height: RandomList.height)
    for (frame, list) in Self.lists(seed: seed, &random).enumerated() {
      let damage = last.flatMap { rasterizer.damage(from: $0, to: list, forVideo: true) }
      try rasterizer.render(list, repainting: damage, pictures: pictures, into: &planes)
      var alone = VideoPlanes(width: list.width, height: list.height)
      try Rasterizer().render(list, pictures: pictures, into: &alone)
      if planes != alone {
        Issue.record("seed \(seed), frame \(frame):\n\(last.map { "\($0)" } ?? "")\n\(list)")
        return
      }
      last = list
    }
  }

  /// Where damage is looked for, it has to be less than everything, or the tests above look at nothing.
  @Test func `most random frames are damaged in part`() throws {
    var parts = 0
    for seed in 0..<40 {
      var random = SeededGenerator(seed: UInt64(seed))
      let lists = Self.lists(seed: seed, &random)
      let cell = DamagedRegion.Cell(width: 8, height: 8)
      for (a, b) in zip(lists, lists.dropFirst()) {
        if DamagedRegion(from: a, to: b, in: cell) != nil { parts += 1 }
      }
    }
    #expect(parts > 140)
  }

  @Test func `a rasterizer without shortcuts or in parts draws everything`() throws {
    let list = RandomList.list(seed: 1)
    var rasterizer = Rasterizer()
    #expect(rasterizer.damage(from: list, to: list)?.isEmpty == true)
    rasterizer.takesShortcuts = false
    #expect(rasterizer.damage(from: list, to: list) == nil)
    rasterizer = Rasterizer()
    rasterizer.damageCell = nil
    #expect(rasterizer.damage(from: list, to: list) == nil)
    rasterizer = Rasterizer()
    rasterizer.partRows = 32
    #expect(rasterizer.damage(from: list, to: list) == nil)
  }
}
