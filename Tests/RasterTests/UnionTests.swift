import SegueGeometry
import SegueRaster
import TestSupport
import Testing

/// Outlines that enclose places twice, or both ways, held to the area of what is inside, which is found along lines that
/// are 1/256 pixel apart.
@Suite struct UnionTests {
  typealias Corner = (Int, Int)

  /// The share of each pixel that is inside, times 255.
  private static func area(_ contours: [[Corner]], _ rule: FillRule) -> [[Double]] {
    let size = CoverageTests.size
    var rows = [[Double]](repeating: [Double](repeating: 0, count: size), count: size)
    for line in 0..<size * 256 {
      let y = Double(line) + 0.5
      var crossings: [(x: Double, direction: Int)] = []
      for contour in contours {
        for (index, a) in contour.enumerated() {
          let b = contour[(index + 1) % contour.count]
          guard Double(min(a.1, b.1)) < y, y < Double(max(a.1, b.1)) else { continue }
          let share = (y - Double(a.1)) / Double(b.1 - a.1)
          crossings.append((Double(a.0) + share * Double(b.0 - a.0), a.1 < b.1 ? 1 : -1))
        }
      }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      for (index, crossing) in crossings.enumerated() {
        winding += crossing.direction
        let isInside = rule == .evenOdd ? !winding.isMultiple(of: 2) : winding != 0
        guard isInside, index + 1 < crossings.count else { continue }
        let (from, to) = (max(crossing.x / 256, 0), min(crossings[index + 1].x / 256, Double(size)))
        var column = Int(from)
        while Double(column) < to {
          let length = min(to, Double(column + 1)) - max(from, Double(column))
          rows[line / 256][column] += length * 255 / 256
          column += 1
        }
      }
    }
    return rows
  }

  private static func outline(_ contours: [[Corner]], _ rule: FillRule) -> Outline {
    Outline(contours.flatMap { CoverageTests.polygon($0).elements }, fillRule: rule)
  }

  private func expectArea(
    _ contours: [[Corner]], _ rule: FillRule, within levels: Double, _ seed: Int
  ) throws {
    let exact = Self.area(contours, rule)
    for kernels in KernelSet.available {
      let values = try CoverageTests.coverage(Self.outline(contours, rule), kernels: kernels)
      for y in 0..<CoverageTests.size {
        for x in 0..<CoverageTests.size where abs(Double(values[y][x]) - exact[y][x]) > levels {
          Issue.record("seed \(seed), \(kernels), \(x), \(y): \(values[y][x]), not \(exact[y][x])")
          return
        }
      }
    }
  }

  /// Floors lose a level, and each piece of an edge in a pixel is rounded by as much as half of one.
  @Test(arguments: 0..<200)
  func `what crosses itself has the area of what is inside`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(21_000 + seed))
    let reach = random.pick([300, 3_000, 16_384])
    let (x, y) = (random.int(in: 0...16_384 - reach), random.int(in: 0...16_384 - reach))
    let contours = (0..<random.int(in: 1...3)).map { _ in
      (0..<random.int(in: 3...7)).map { _ -> Corner in
        (x + random.int(in: 0...reach), y + random.int(in: 0...reach))
      }
    }
    try expectArea(contours, seed.isMultiple(of: 2) ? .nonZero : .evenOdd, within: 5, seed)
  }

  @Test(arguments: 0..<60)
  func `contours that abut in opposite directions show no seam`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(22_000 + seed))
    let a = (random.int(in: 3_000...6_000), random.int(in: 3_000...13_000))
    let b = (random.int(in: 9_000...13_000), random.int(in: 3_000...13_000))
    let left = [a, b, (b.0 - 500, 16_000), (a.0 + 300, 15_500)]
    let right = [a, b, (b.0 + 700, 400), (a.0 - 900, 900)]
    try expectArea([left, right], .nonZero, within: 3, seed)
    try expectArea([left, right.reversed()], .nonZero, within: 3, seed)
  }

  @Test func `a contour twice, and there and back, is itself`() throws {
    let shape = [(1_000, 900), (15_000, 3_100), (7_777, 14_321)]
    let once = try CoverageTests.coverage(Self.outline([shape], .nonZero))
    #expect(try CoverageTests.coverage(Self.outline([shape, shape], .nonZero)) == once)
    #expect(try CoverageTests.coverage(Self.outline([shape, shape, shape], .evenOdd)) == once)
    let none = try CoverageTests.coverage(Self.outline([shape, shape.reversed()], .nonZero))
    #expect(none.joined().allSatisfy { $0 == 0 })
  }

  @Test(arguments: 0..<60)
  func `a region changes nothing of what crosses in it`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(23_000 + seed))
    let contours = (0..<3).map { _ in
      (0..<5).map { _ -> Corner in
        (random.int(in: -6_000...22_000), random.int(in: -6_000...22_000))
      }
    }
    let outline = Self.outline(contours, seed.isMultiple(of: 2) ? .nonZero : .evenOdd)
    let whole = try CoverageTests.coverage(outline, tile: TileSize(width: 64, height: 64))
    #expect(try CoverageTests.coverage(outline, tile: TileSize(width: 7, height: 5)) == whole)
    let box = PixelRect(x: 0, y: 0, width: CoverageTests.size, height: CoverageTests.size)
    let columns = (0..<CoverageTests.size).map { x in
      DrawCommand(
        .pixels(PixelRect(x: x, y: 0, width: 1, height: CoverageTests.size)), .color(.white),
        clips: [.outline(outline)])
    }
    let list = DisplayList(
      width: CoverageTests.size, height: CoverageTests.size, background: .clear,
      passes: [Pass(.canvas, in: box, columns)])
    let surface = try Rasterizer().render(list)
    #expect(
      whole
        == (0..<CoverageTests.size).map { y in
          (0..<CoverageTests.size).map { Int(surface[$0, y].alpha) }
        })
  }

  @Test(arguments: 0..<60)
  func `what crosses itself has a mirrored mirror image`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(24_000 + seed))
    let corners = (0..<7).map { _ in (random.int(in: 0...16_384), random.int(in: 0...16_384)) }
    let here = try CoverageTests.coverage(CoverageTests.polygon(corners))
    let mirrored = try CoverageTests.coverage(
      CoverageTests.polygon(corners.map { (16_384 - $0.0, $0.1) }))
    #expect(mirrored == here.map { Array($0.reversed()) })
  }

  /// The areas of a scribble of thousands of lines are summed, in parts as in the whole.
  @Test(arguments: [300, 1_100, 5_000, 17_000])
  func `a scribble is drawn, the same in every tile`(count: Int) throws {
    var random = SeededGenerator(seed: 25_000 + UInt64(count))
    let corners = (0..<count).map { _ in (random.int(in: 0...16_384), random.int(in: 0...16_384)) }
    let outline = CoverageTests.polygon(corners)
    let whole = try CoverageTests.coverage(outline, tile: TileSize(width: 64, height: 64))
    #expect(whole.joined().count { $0 == 255 } > 1_000)
    #expect(try CoverageTests.coverage(outline, tile: TileSize(width: 16, height: 9)) == whole)
  }
}
