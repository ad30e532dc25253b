import SegueRaster
import TestSupport
import Testing

@Suite struct DamagedRegionTests {
  private static func list(_ commands: [DrawCommand], width: Int = 200) -> DisplayList {
    let box = PixelRect(x: 0, y: 0, width: width, height: 100)
    return DisplayList(width: width, height: 100, passes: [Pass(.canvas, in: box, commands)])
  }

  private static func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> DrawCommand {
    DrawCommand(
      .pixels(PixelRect(x: x, y: y, width: width, height: height)), .color(.black))
  }

  /// The share of cells of 10 × 10 pixels that are damaged: of 200.
  private static func cells(_ earlier: [DrawCommand], _ later: [DrawCommand]) throws -> Int {
    let region = try #require(
      DamagedRegion(
        from: list(earlier), to: list(later), in: DamagedRegion.Cell(width: 10, height: 10)))
    return Int((region.share * 200).rounded())
  }

  private static let ground = box(0, 0, 200, 100)

  @Test func `equal frames have no damage`() throws {
    #expect(try Self.cells([Self.ground], [Self.ground]) == 0)
  }

  @Test func `a box that comes or goes damages its cells`() throws {
    let box = Self.box(15, 25, 10, 10)
    #expect(try Self.cells([Self.ground], [Self.ground, box]) == 4)
    #expect(try Self.cells([Self.ground, box], [Self.ground]) == 4)
    #expect(try Self.cells([box, Self.ground], [Self.ground]) == 0)
  }

  @Test func `a box that grows damages what it takes`() throws {
    let (small, large) = (Self.box(10, 10, 20, 20), Self.box(10, 10, 20, 30))
    #expect(try Self.cells([Self.ground, small], [Self.ground, large]) == 2)
  }

  /// The last one hides 19 of 20 columns of cells of what changes behind it.
  @Test func `what an opaque box hides is not damaged`() throws {
    let card = Self.box(15, 0, 185, 100)
    let (a, b) = (Self.box(0, 0, 200, 50), Self.box(0, 50, 200, 50))
    #expect(try Self.cells([Self.ground, a, card], [Self.ground, card]) == 2 * 5)
    #expect(try Self.cells([Self.ground, a, card], [Self.ground, b, card]) == 2 * 10)
    var faint = card
    faint.opacity = 254
    #expect(
      DamagedRegion(
        from: Self.list([Self.ground, a, faint]), to: Self.list([Self.ground, b, faint]),
        in: DamagedRegion.Cell(width: 10, height: 10)) == nil)
  }

  @Test func `commands that trade places damage what they share and are`() throws {
    let (a, b) = (Self.box(0, 0, 20, 20), Self.box(10, 0, 20, 20))
    #expect(try Self.cells([a, b], [b, a]) > 0)
  }

  @Test func `what is put in front of equal commands leaves them alone`() throws {
    let dots = (0..<30).map { Self.box($0 * 4, 50, 2, 2) }
    let added = Self.box(150, 90, 10, 10)
    #expect(try Self.cells(dots, [added] + dots) == 1)
    #expect(try Self.cells([added] + dots, dots) == 1)
  }

  @Test func `frames of different sizes or backgrounds have nothing in common`() {
    let cell = DamagedRegion.Cell(width: 10, height: 10)
    let list = Self.list([Self.ground])
    var other = list
    other.background = .black
    #expect(DamagedRegion(from: list, to: other, in: cell) == nil)
    #expect(DamagedRegion(from: list, to: Self.list([], width: 199), in: cell) == nil)
    other = list
    other.exceedsLimits = true
    #expect(DamagedRegion(from: other, to: other, in: cell) == nil)
  }

  /// The region of random rectangles, against a set of pixels.
  @Test(arguments: SeededGenerator.seeds)
  func `a region has the cells of its rectangles and no others`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let bounds = PixelRect(
      x: random.int(in: -80...80), y: random.int(in: -80...80), width: random.int(in: 1...300),
      height: random.int(in: 1...90))
    let (width, height) = (random.int(in: 1...9), random.int(in: 1...9))
    var region = DamagedRegion(of: bounds, in: DamagedRegion.Cell(width: width, height: height))
    var rects: [PixelRect] = []
    for _ in 0..<random.int(in: 0...4) {
      rects.append(
        PixelRect(
          x: bounds.minX + random.int(in: -20...300), y: bounds.minY + random.int(in: -20...90),
          width: random.int(in: 0...60), height: random.int(in: 0...40)))
      region.add(rects[rects.count - 1])
    }
    func cell(_ pixel: Int, _ size: Int) -> Int {
      Int((Double(pixel) / Double(size)).rounded(.down)) * size
    }
    for y in bounds.rows {
      var expected: [Int] = []
      for x in bounds.columns {
        let place = PixelRect(
          x: cell(x, width), y: cell(y, height), width: width, height: height
        ).intersection(bounds)
        if rects.contains(where: { !$0.intersection(place).isEmpty }) { expected.append(x) }
      }
      #expect(region.columns(in: y..<y + 1).flatMap { Array($0) } == expected)
    }
    #expect(region.isEmpty == rects.allSatisfy { $0.intersection(bounds).isEmpty })
  }
}
