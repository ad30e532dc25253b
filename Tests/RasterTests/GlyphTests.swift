import SegueGeometry
import SegueRaster
import TestSupport
import Testing

@Suite struct GlyphTests {
  private static let box = PixelRect(x: 0, y: 0, width: 150, height: 90)

  private func list(_ commands: [DrawCommand], _ background: Pixel = .clear) -> DisplayList {
    DisplayList(
      width: 150, height: 90, background: background,
      passes: [Pass(.canvas, in: Self.box, commands)])
  }

  /// The alpha of every pixel.
  private func alphas(_ shape: Shape) throws -> [UInt8] {
    let surface = try Rasterizer().render(list([DrawCommand(shape, .color(.white))]))
    return Self.box.rows.flatMap { y in Self.box.columns.map { surface[$0, y].alpha } }
  }

  /// A letter of straight lines in its place, as any other outline: scaled in whole numbers, then
  /// moved by eighths of a pixel.
  private func outline(_ corners: [(Int, Int)], _ scale: Double, _ place: PlacedGlyph) -> Outline {
    let factor = Int((0.05 * scale * 128 * 4_294_967_296).rounded())
    func scaled(_ value: Int) -> Int32 { Int32((2 * value * factor + 1 << 31) >> 32) }
    return Outline(
      polygon: corners.map {
        GridPoint(x: scaled($0.0) + 32 * place.x, y: scaled($0.1) + 32 * place.y)
      })
  }

  @Test(arguments: 0..<60)
  func `the coverage of letters is the sum of that of their outlines`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let letters = (0..<3).map { _ in
      (0..<random.int(in: 3...7)).map { _ in (random.int(in: -20...300), random.int(in: -300...80))
      }
    }
    let alphabet = GlyphTable(
      letters.map { corners in
        let path = Path(polygon: corners.map { Point(Double($0.0), Double($0.1)) })
        return GlyphTable.Letter(GlyphOutline(path), unit: 0.05)
      })
    let size = random.pick([1, 2, 0.75])
    let places = (0..<9).map { _ in
      PlacedGlyph(
        Int32(random.int(in: 0...2)), x: random.double(in: -9...150), y: random.double(in: 0...95))
    }
    let glyphs = Glyphs(
      of: alphabet, at: try #require(GlyphScale(x: size, y: size)), places: places)
    var sums = [Int](repeating: 0, count: 150 * 90)
    for place in places {
      let alone = try alphas(.outline(outline(letters[Int(place.letter)], size, place)))
      for index in sums.indices { sums[index] = min(255, sums[index] + Int(alone[index])) }
    }
    #expect(try alphas(.glyphs(glyphs)).map(Int.init) == sums, "seed \(seed)")
  }

  @Test(arguments: (0..<80).oneIn(4))
  func `memory of any size changes nothing`(seed: Int) throws {
    let pictures = try RandomList.pictures()
    var random = SeededGenerator(seed: UInt64(seed))
    let memories = [1 << 20, 40_000, 6_000, random.int(in: 1...90_000), 1].map {
      OffscreenMemory(glyphBytes: $0)
    }
    for offset in 0..<4 {
      let list = RandomList.list(seed: 7_000 + seed + offset)
      var alone = try Surface(width: list.width, height: list.height)
      try Rasterizer(kernels: .baseline).render(
        list, pictures: pictures, into: &alone, memory: OffscreenMemory(glyphBytes: 0))
      for (index, memory) in memories.enumerated() {
        var surface = try Surface(width: list.width, height: list.height)
        try Rasterizer(tile: TileSize(width: random.int(in: 1...170), height: 13)).render(
          list, pictures: pictures, into: &surface, memory: memory)
        #expect(surface == alone, "seed \(seed), memory \(index)")
      }
    }
  }

  @Test(arguments: 0..<40)
  func `letters cut off by an outline are those that are not`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(300 + seed))
    let glyphs = random.glyphs(random.alphabet(5), GlyphScale(x: 1, y: 1))
    let color = PaintSource.color(random.pixel())
    let around = Shape.outline(Outline(Path(Rect(x: -9, y: -9, width: 200, height: 200))))
    let free = list([DrawCommand(.glyphs(glyphs), color)], random.pixel())
    let cut = list([DrawCommand(.glyphs(glyphs), color, clips: [around])], free.background)
    #expect(try Rasterizer().render(free) == Rasterizer().render(cut), "seed \(seed)")
  }

  /// Letters stand on one color in one pass, and are drawn over finished pixels in the other.
  @Test(arguments: 0..<60)
  func `letters on one color are those that are drawn later`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(900 + seed))
    let alphabet = random.alphabet(5)
    let card = PixelRect(
      x: random.int(in: -9...40), y: random.int(in: -9...30), width: random.int(in: 1...140),
      height: random.int(in: 1...90))
    let ground = DrawCommand(
      .pixels(card), .color(Pixel(word: random.pixel().word | 0xff00_0000)))
    let lines = (0..<random.int(in: 1...4)).map { _ in
      let letters = random.glyphs(alphabet, GlyphScale(x: 1, y: 1))
      return DrawCommand(
        .glyphs(letters), .color(random.pixel()),
        clips: random.int(in: 0...1) == 0 ? [] : [.pixels(card)])
    }
    let background = random.pixel()
    let commands = random.int(in: 0...1) == 0 ? lines : [ground] + lines
    let passes = commands.map { Pass(.canvas, in: Self.box, [$0]) }
    let apart = DisplayList(width: 150, height: 90, background: background, passes: passes)
    let tile = TileSize(width: random.int(in: 1...170), height: random.int(in: 1...90))
    #expect(
      try Rasterizer(tile: tile).render(list(commands, background)) == Rasterizer().render(apart),
      "seed \(seed)")
  }

  @Test func `origins snap to eighths, ties to the right and down`() {
    let values = [0, 0.0624, 0.0625, 0.0626, 0.1875, -0.0624, -0.0625, -0.0626, -0.1875, -3]
    let eighths = values.map { PlacedGlyph(0, x: $0, y: $0) }
    #expect(eighths.map(\.x) == [0, 0, 1, 1, 2, 0, 0, -1, -1, -24])
    #expect(eighths.map(\.y) == eighths.map(\.x))
    for value in [1e300, .infinity, .nan, -1e300] {
      let place = PlacedGlyph(0, x: value, y: -value)
      #expect(place.x.magnitude <= 1 << 22 && place.y.magnitude <= 1 << 22)
    }
  }

  @Test func `letters far from their origins are no glyphs`() throws {
    let path = Path(Rect(x: 0, y: -512, width: 100, height: 512))
    let alphabet = GlyphTable([GlyphTable.Letter(GlyphOutline(path), unit: 0.5)])
    #expect(try #require(GlyphScale(x: 1, y: 1)).fits(alphabet))
    #expect(try !#require(GlyphScale(x: 1, y: 1.01)).fits(alphabet))
    #expect(GlyphScale(x: 0, y: 1) == nil && GlyphScale(x: 1, y: -1) == nil)
    #expect(GlyphScale(x: .nan, y: 1) == nil && GlyphScale(x: .infinity, y: 1) == nil)
  }

  @Test func `letters are printed by place and outline`() throws {
    let path = Path(polygon: [Point(0, 0), Point(10, 0), Point(0, -20)])
    let glyphs = Glyphs(
      of: GlyphTable([GlyphTable.Letter(GlyphOutline(path), unit: 0.5)]),
      at: try #require(GlyphScale(x: 2, y: 1)), places: [PlacedGlyph(0, x: 3.2, y: 7)])
    #expect("\(glyphs)" == "glyphs(3.25,7 outline(M0,0 L10,0 L0,-10 L0,0))")
    #expect(glyphs.bounds == PixelRect(minX: 3, minY: -3, maxX: 14, maxY: 7))
  }
}
