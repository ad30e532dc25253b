import SegueGeometry
import SegueRaster
import TestSupport
import Testing

/// Work on layers that is left out changes no byte.
@Suite struct ShortcutTests {
  private static let box = PixelRect(x: 0, y: 0, width: 150, height: 90)

  /// The slow twin: every layer has a surface with all of its pixels, and every copy is made.
  private static var slow: Rasterizer {
    var slow = Rasterizer(kernels: .baseline)
    slow.takesShortcuts = false
    return slow
  }

  @Test(arguments: 0..<300)
  func `layers in layers are drawn as if each had a surface`(seed: Int) throws {
    let pictures = try RandomList.pictures()
    let list = Self.list(seed: seed)
    let agreed = try Self.slow.render(list, pictures: pictures)
    let quick = try Rasterizer().render(list, pictures: pictures)
    #expect(quick == agreed, "seed \(seed):\n\(list)")
    let small = Rasterizer(tile: TileSize(width: 37, height: 11))
    #expect(try small.render(list, pictures: pictures) == agreed, "seed \(seed), small tiles")
  }

  @Test(arguments: 0..<60)
  func `so are frames after frames, with what they leave`(seed: Int) throws {
    let pictures = try RandomList.pictures()
    let lists = [Self.list(seed: seed), Self.list(seed: seed), Self.list(seed: seed + 1)]
    let memory = OffscreenMemory(cache: PassCache(bytes: 1 << 22))
    var surface = try Surface(width: Self.box.width, height: Self.box.height)
    for list in lists + lists {
      try Rasterizer().render(list, pictures: pictures, into: &surface, memory: memory)
      #expect(try surface == Self.slow.render(list, pictures: pictures), "seed \(seed)")
    }
  }

  @Test(arguments: 0..<60)
  func `so are videos and parts`(seed: Int) throws {
    let pictures = try RandomList.pictures()
    var list = Self.list(seed: 900 + seed)
    list.background = .white
    var parts = Rasterizer()
    parts.partRows = 32
    #expect(
      try parts.render(list, pictures: pictures) == Self.slow.render(list, pictures: pictures))
    var agreed = VideoPlanes(width: list.width, height: list.height)
    try Self.slow.render(list, pictures: pictures, into: &agreed)
    var planes = VideoPlanes(width: list.width, height: list.height)
    try Rasterizer().render(list, pictures: pictures, into: &planes)
    #expect(planes == agreed, "seed \(seed)")
  }

  @Test func `layers three deep are drawn beside what is opaque, then below it`() throws {
    let color = DrawCommand(.pixels(Self.box), .color(Pixel(red: 200, green: 100, blue: 0)))
    let gradient = GradientFill.radial(
      AffineTransform(a: 90, b: 0, c: 0, d: 60, tx: 70, ty: 40),
      [GradientStop(0, .white), GradientStop(1, Pixel(red: 0, green: 60, blue: 120))])
    func layer(_ number: Int) -> DrawCommand {
      DrawCommand(.pixels(Self.box), .layer(OffscreenID(number)), opacity: 128)
    }
    let card = Outline(
      Path(
        roundedRect: Rect(x: 4, y: -80, width: 140, height: 162),
        radii: CornerRadii(all: 20), curve: .circular))
    let list = DisplayList(
      width: Self.box.width, height: Self.box.height,
      passes: [
        Pass(
          .layer(OffscreenID(0)), in: Self.box,
          [DrawCommand(.pixels(Self.box), .gradient(gradient))]),
        Pass(.layer(OffscreenID(1)), in: Self.box, [layer(0)]),
        Pass(.layer(OffscreenID(2)), in: Self.box, [color, layer(1)]),
        Pass(.canvas, in: Self.box, [color, DrawCommand(.outline(card), .layer(OffscreenID(2)))]),
      ])
    #expect(try Rasterizer().render(list) == Self.slow.render(list))
  }

  @Test func `a layer that is drawn once takes no memory`() throws {
    let side = 1_000
    let box = PixelRect(x: 0, y: 0, width: side, height: side)
    let color = DrawCommand(.pixels(box), .color(Pixel(red: 200, green: 100, blue: 0)))
    let shown = DrawCommand(.pixels(box), .layer(OffscreenID(0)), opacity: 99)
    let list = DisplayList(
      width: side, height: side,
      passes: [Pass(.layer(OffscreenID(0)), in: box, [color]), Pass(.canvas, in: box, [shown])])
    #expect(try Rasterizer().render(list, limit: 0) == Self.slow.render(list))
    #expect(throws: MemoryError.self) { try Self.slow.render(list, limit: 4_000) }
  }

  /// A few layers that draw each other, begin with each other or the canvas, are blurred or not.
  private static func list(seed: Int) -> DisplayList {
    var random = SeededGenerator(seed: UInt64(40_000 + seed))
    var passes = [Pass(.canvas, in: box, RandomList.commands(&random, 2, layers: []))]
    var layers: [OffscreenID] = []
    for number in 0..<random.int(in: 2...7) {
      let id = OffscreenID(number)
      let region = random.int(in: 0...1) == 0 ? box : part(&random)
      let isGlass = random.int(in: 0...3) == 0
      var commands = ground(&random, region, layers, isGlass: isGlass)
      commands += RandomList.commands(&random, random.int(in: 0...3), layers: layers)
      let blur = Blur(
        sigma: random.pick([0, 3, 9, 20]), edges: random.pick([.clear, .repeated]),
        anchor: random.pick([box, region]))
      let isBlurred = random.int(in: 0...2) == 0
      passes.append(
        Pass(.layer(id), in: region, commands, filter: isBlurred ? .blur(blur) : nil))
      layers.append(id)
      if random.int(in: 0...1) == 0 {
        passes.append(
          Pass(.canvas, in: box, RandomList.commands(&random, 2, layers: layers.suffix(2))))
      }
    }
    passes.append(Pass(.canvas, in: box, RandomList.commands(&random, 3, layers: layers)))
    return DisplayList(
      width: box.width, height: box.height, background: random.pick([.white, random.pixel()]),
      passes: passes)
  }

  /// What a layer begins with: the canvas, another layer, a color, or nothing.
  private static func ground(
    _ random: inout SeededGenerator, _ region: PixelRect, _ layers: [OffscreenID], isGlass: Bool
  ) -> [DrawCommand] {
    if isGlass { return [DrawCommand(.pixels(region), .backdrop)] }
    switch random.int(in: 0...2) {
    case 0: return []
    case 1: return [DrawCommand(.pixels(region), .color(Pixel(red: 9, green: 99, blue: 199)))]
    default:
      guard let below = layers.last else { return [] }
      return [
        DrawCommand(
          .pixels(region), .layer(below), composite: random.pick([.source, .sourceOver]))
      ]
    }
  }

  private static func part(_ random: inout SeededGenerator) -> PixelRect {
    PixelRect(
      x: random.int(in: -9...60), y: random.int(in: -9...40), width: random.int(in: 20...120),
      height: random.int(in: 20...80))
  }
}
