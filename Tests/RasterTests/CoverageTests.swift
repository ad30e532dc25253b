import SegueGeometry
import SegueRaster
import TestSupport
import Testing

@Suite struct CoverageTests {
  static let size = 64

  /// The coverage of every pixel, read from a black shape on white.
  static func coverage(
    _ outline: Outline, tile: TileSize = TileSize(), kernels: KernelSet = .widest
  ) throws -> [[Int]] {
    let box = PixelRect(x: 0, y: 0, width: size, height: size)
    let list = DisplayList(
      width: size, height: size, background: .clear,
      passes: [Pass(.canvas, in: box, [DrawCommand(.outline(outline), .color(.white))])])
    let surface = try Rasterizer(kernels: kernels, tile: tile).render(list)
    return (0..<size).map { y in (0..<size).map { Int(surface[$0, y].alpha) } }
  }

  static func polygon(_ corners: [(Int, Int)]) -> Outline {
    Outline(polygon: corners.map { GridPoint(x: Int32($0.0), y: Int32($0.1)) })
  }

  /// Twice the area enclosed, in 1/65 536 pixel.
  static func doubleArea(_ corners: [(Int, Int)]) -> Int {
    corners.indices.reduce(0) { sum, i in
      let (a, b) = (corners[i], corners[(i + 1) % corners.count])
      return sum + a.0 * b.1 - b.0 * a.1
    }
  }

  @Test(arguments: 0..<200)
  func `an upright rectangle has the product of its extents`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let x = [random.int(in: 0...16_384), random.int(in: 0...16_384)].sorted()
    let y = [random.int(in: 0...16_384), random.int(in: 0...16_384)].sorted()
    let values = try Self.coverage(
      Self.polygon([(x[0], y[0]), (x[1], y[0]), (x[1], y[1]), (x[0], y[1])]))
    func extent(_ from: Int, _ to: Int, _ pixel: Int) -> Int {
      max(min(to, pixel * 256 + 256) - max(from, pixel * 256), 0)
    }
    for row in 0..<Self.size {
      for column in 0..<Self.size {
        let parts = extent(x[0], x[1], column) * extent(y[0], y[1], row) / 256
        #expect(values[row][column] == (parts * 255 + 128) >> 8)
      }
    }
  }

  /// Coverage is floored to 1/256, which loses half of that per edge pixel, and crossings are
  /// rounded, which moves the area by at most 1/512 pixel per row of an edge.
  @Test(arguments: 0..<200)
  func `coverage sums to the area of a convex polygon`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(1_000 + seed))
    let center = (8_192, 8_192)
    let count = random.int(in: 3...9)
    let corners = (0..<count).map { index in
      let turn = PortableMath.sincos(
        degrees: 360 * (Double(index) + random.double(in: 0...0.9)) / Double(count))
      return (center.0 + Int(7_900 * turn.cos), center.1 + Int(7_900 * turn.sin))
    }
    let values = try Self.coverage(Self.polygon(corners))
    let sum = values.joined().reduce(0, +)
    let edgePixels = values.joined().count { $0 != 0 && $0 != 255 }
    let area = Double(abs(Self.doubleArea(corners))) / 131_072
    let error = Double(sum) / 255 - area
    #expect(abs(error + Double(edgePixels) / 512) < 0.35 + Double(edgePixels) / 900, "seed \(seed)")
  }

  @Test(arguments: 0..<100)
  func `whole pixels of translation move coverage and nothing else`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(2_000 + seed))
    let corners = (0..<5).map { _ in (random.int(in: 512...12_000), random.int(in: 512...12_000)) }
    let (dx, dy) = (random.int(in: -2...16), random.int(in: -2...16))
    let here = try Self.coverage(Self.polygon(corners))
    let there = try Self.coverage(Self.polygon(corners.map { ($0.0 + dx * 256, $0.1 + dy * 256) }))
    for y in 0..<Self.size {
      for x in 0..<Self.size {
        let (fromX, fromY) = (x - dx, y - dy)
        let isInside = (0..<Self.size).contains(fromX) && (0..<Self.size).contains(fromY)
        #expect(there[y][x] == (isInside ? here[fromY][fromX] : 0))
      }
    }
  }

  @Test(arguments: 0..<100)
  func `a mirror image has mirrored coverage`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(3_000 + seed))
    let corners = (0..<4).map { _ in (random.int(in: 0...16_384), random.int(in: 0...16_384)) }
    let here = try Self.coverage(Self.polygon(corners))
    let mirrored = try Self.coverage(Self.polygon(corners.map { (16_384 - $0.0, $0.1) }))
    #expect(mirrored == here.map { Array($0.reversed()) })
  }

  @Test(arguments: 0..<60)
  func `what leaves the region on any side changes nothing inside`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(4_000 + seed))
    let corners = (0..<5).map { _ in
      (random.int(in: -30_000...40_000), random.int(in: -30_000...40_000))
    }
    let outline = Self.polygon(corners)
    let whole = try Self.coverage(outline, tile: TileSize(width: 64, height: 64))
    #expect(try Self.coverage(outline, tile: TileSize(width: 7, height: 5)) == whole)
    // A region of its own for every column of pixels, through a clip.
    let box = PixelRect(x: 0, y: 0, width: Self.size, height: Self.size)
    let columns = (0..<Self.size).map { x in
      DrawCommand(
        .pixels(PixelRect(x: x, y: 0, width: 1, height: Self.size)), .color(.white),
        clips: [.outline(outline)])
    }
    let list = DisplayList(
      width: Self.size, height: Self.size, background: .clear,
      passes: [Pass(.canvas, in: box, columns)])
    let surface = try Rasterizer().render(list)
    #expect(whole == (0..<Self.size).map { y in (0..<Self.size).map { Int(surface[$0, y].alpha) } })
  }

  /// A convex shape has two chains of edges, which are followed without cells.
  ///
  /// Another contour, left of the canvas and higher than it, covers nothing of it and leads all edges
  /// through cells.
  @Test(arguments: 0..<400)
  func `a pair of edges covers what edges among others cover`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(6_000 + seed))
    let size = Size(random.double(in: 1...90), random.double(in: 1...90))
    let turn = PortableMath.sincos(degrees: random.double(in: 0...360))
    let place = Vector(random.double(in: -10...74), random.double(in: -10...74))
    let rotation = AffineTransform(
      a: turn.cos, b: turn.sin, c: -turn.sin, d: turn.cos, tx: place.dx, ty: place.dy)
    let box = Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let shape = Outline(
      Path(roundedRect: box, radii: CornerRadii(all: random.double(in: 0...20))),
      seed.isMultiple(of: 5) ? .translation(place) : rotation)
    try expectSameAmongOthers(shape, seed)
  }

  /// The chains of these polygons bend any way, meet each other, and have steps that are level.
  @Test(arguments: 0..<400)
  func `so do two chains that wind`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(7_000 + seed))
    let top = random.int(in: -2_000...9_000)
    let bottom = top + random.int(in: 100...14_000)
    let reach = [60, 600, 9_000][seed % 3]
    func chain(around x: Int) -> [(Int, Int)] {
      let heights = (0..<random.int(in: 0...30)).map { _ in random.int(in: top...bottom) }.sorted()
      return heights.flatMap { y in
        let corners = (0..<random.int(in: 1...2)).map { _ in random.int(in: -reach...reach) }
        return corners.map { (x + $0, y) }
      }
    }
    let x = random.int(in: -2_000...16_000)
    let width = random.int(in: 0...9_000)
    let corners =
      [(x + width / 2, top)] + chain(around: x) + [(x + width / 2, bottom)]
      + chain(around: x + width).reversed()
    try expectSameAmongOthers(Self.polygon(corners), seed)
  }

  /// Left of the columns numbers may be larger than those that kernels take in single precision.
  @Test(arguments: [
    (-1_147, 128, 267_385_732, 268_435_583), (-2_167, 128, 267_384_712, 268_435_583),
    (-4_207, 128, 267_382_672, 268_435_583), (-22_936_485, 207, 492_013, 1_826),
    (-58_162_426, 235, 10_519_329, 1_469),
  ])
  func `so do sides that come from far away`(
    from x: Int, _ y: Int, to endX: Int, _ endY: Int
  ) throws {
    let far = 268_435_456
    try expectSameAmongOthers(
      Self.polygon([(x, y), (far, y), (far, endY), (endX, endY)]), 0)
  }

  @Test(arguments: 0..<400)
  func `so do sides that come from anywhere`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(9_000 + seed))
    let far = 1 << random.int(in: 10...27)
    let (top, bottom) = (random.int(in: -far...2_000), random.int(in: 3_000...3_000 + far))
    // Where the side crosses one of the columns' sides, nearly.
    let (x, y) = (random.pick([0, 16_384]) + random.int(in: -9...9), random.int(in: 2_001...2_999))
    let width = random.int(in: -far...far)
    func place(_ height: Int) -> Int {
      let place = Double(x) + Double(width) * Double(height - y) / Double(bottom - top)
      return Int(min(max(place, -2e8), 2e8))
    }
    let other = random.pick([-far, random.int(in: 0...16_384), far])
    try expectSameAmongOthers(
      Self.polygon([(place(top), top), (other, top), (other, bottom), (place(bottom), bottom)]),
      seed)
  }

  private func expectSameAmongOthers(_ shape: Outline, _ seed: Int) throws {
    let other = Self.polygon([(-900, -30_000), (-400, -30_000), (-300, 60_000), (-800, 60_000)])
    let both = Outline(other.elements + shape.elements)
    for kernels in KernelSet.available {
      let alone = try Self.coverage(shape, kernels: kernels)
      #expect(try Self.coverage(both, kernels: kernels) == alone, "seed \(seed), \(kernels)")
    }
  }

  @Test func `even-odd leaves out what is enclosed twice`() throws {
    let outer = Path(Rect(x: 8, y: 8, width: 48, height: 48))
    let inner = Path(Rect(x: 20, y: 20, width: 20, height: 20))
    let both = Path(outer.elements + inner.elements)
    let ring = try Self.coverage(Outline(both, fillRule: .evenOdd))
    let disk = try Self.coverage(Outline(both))
    #expect(ring[30][30] == 0 && disk[30][30] == 255)
    #expect(ring[10][10] == 255 && disk[10][10] == 255)
  }

  @Test func `halves of a shared edge add up to a whole`() throws {
    let left = Self.polygon([(0, 0), (5_000, 0), (9_000, 16_384), (0, 16_384)])
    let right = Self.polygon([(5_000, 0), (16_384, 0), (16_384, 16_384), (9_000, 16_384)])
    let a = try Self.coverage(left)
    let b = try Self.coverage(right)
    for (x, y) in zip(a.joined(), b.joined()) { #expect((254...256).contains(x + y)) }
  }
}
