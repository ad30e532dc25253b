import SegueGeometry
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

  /// Cards over stripes, of few colors, so that some are taken for others that have moved.
  private static func cards(_ random: inout SeededGenerator) -> [DrawCommand] {
    let colors = [Pixel.white, Pixel(red: 40, green: 90, blue: 160), Pixel(word: 0x8040_2010)]
    return (0..<3).map { _ in
      let box = Rect(
        x: random.double(in: -30...90), y: random.double(in: -30...50),
        width: random.double(in: 20...120), height: random.double(in: 20...80))
      let card = Path(
        roundedRect: box, radii: CornerRadii(all: random.double(in: 0...20)),
        curve: random.pick([.circular, .continuous]))
      let ring = Outline(Path(box.inset(by: Insets(all: 6)))).elements
      let outline = Outline(card)
      return DrawCommand(
        .outline(
          Outline(
            outline.elements + (random.int(in: 0...3) == 0 ? ring : []), fillRule: .evenOdd)),
        .color(random.pick(colors)))
    }
  }

  @Test(arguments: 0..<80)
  func `cards that move are drawn as all of them would be`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let rasterizer = Self.rasterizer(&random)
    let canvas = PixelRect(x: 0, y: 0, width: 150, height: 90)
    let stripes = (0..<15).map {
      DrawCommand(.pixels(PixelRect(x: 10 * $0, y: 0, width: 5, height: 90)), .color(.black))
    }
    var surface = try Surface(width: canvas.width, height: canvas.height)
    var last: DisplayList?
    var cards = Self.cards(&random)
    for frame in 0..<8 {
      cards[random.int(in: 0...2)] = Self.cards(&random)[0]
      let list = DisplayList(
        width: canvas.width, height: canvas.height,
        passes: [Pass(.canvas, in: canvas, stripes + cards)])
      let damage = last.flatMap { rasterizer.damage(from: $0, to: list) }
      try rasterizer.render(list, repainting: damage, into: &surface)
      let alone = try Rasterizer().render(list)
      #expect(surface == alone, "seed \(seed), frame \(frame)")
      last = list
    }
  }

  @Test func `a card that moves changes nothing between its ends`() {
    func list(x: Double, _ color: Pixel) -> DisplayList {
      let canvas = PixelRect(x: 0, y: 0, width: 400, height: 160)
      let card = Path(
        roundedRect: Rect(x: x, y: 24, width: 240, height: 112), radii: CornerRadii(all: 20),
        curve: .continuous)
      return DisplayList(
        width: canvas.width, height: canvas.height,
        passes: [
          Pass(
            .canvas, in: canvas,
            [
              DrawCommand(.pixels(PixelRect(x: 0, y: 80, width: 400, height: 4)), .color(color)),
              DrawCommand(.outline(Outline(card)), .color(.white)),
            ])
        ])
    }
    let cell = DamagedRegion.Cell(width: 8, height: 8)
    let moved = DamagedRegion(from: list(x: 40, .black), to: list(x: 72.5, .black), in: cell)
    let ends = moved?.columns(in: 80..<88) ?? []
    #expect(ends.count == 2)
    #expect(ends.first?.lowerBound == 40 && ends.last?.upperBound == 320)
    // Where the corners begin, at the latest.
    #expect(ends.allSatisfy { $0.upperBound <= 104 || $0.lowerBound >= 248 })
    // What is behind it is not seen.
    let other = DamagedRegion(
      from: list(x: 72, .black), to: list(x: 72, Pixel(red: 9, green: 9, blue: 9)), in: cell)
    let around = other?.columns(in: 80..<88) ?? []
    #expect(around.count == 2)
    #expect(around.first?.lowerBound == 0 && around.last?.upperBound == 400)
    #expect(around.allSatisfy { $0.upperBound <= 104 || $0.lowerBound >= 280 })
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
