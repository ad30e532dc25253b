import SegueGeometry
import TestSupport
import Testing

@Suite struct DashTests {
  private static let line = Path([.move(.zero), .line(Point(10, 0))])

  /// Where the dashes of a level line begin and end.
  private static func ends(_ pattern: [Double], phase: Double = 0) -> [Double] {
    line.dashed(pattern, phase: phase).points.map(\.x)
  }

  private static let patterns: [([Double], Double, [Double])] = [
    ([4, 2], 0, [0, 4, 6, 10]), ([4, 2], 1, [0, 3, 5, 9]), ([4, 2], -1, [1, 5, 7, 10]),
    ([4, 2], 13, [0, 3, 5, 9]), ([3], 0, [0, 3, 6, 9]), ([1, 2, 3], 0, [0, 1, 3, 6, 7, 9]),
    ([4, 2], 5, [1, 5, 7, 10]), ([20, 5], 0, [0, 10]), ([5, 20], 5, []),
  ]

  @Test(arguments: patterns)
  func `dashes and gaps take turns`(pattern: [Double], phase: Double, ends: [Double]) {
    let found = Self.ends(pattern, phase: phase)
    #expect(found.count == ends.count)
    #expect(zip(found, ends).allSatisfy { ($0 - $1).magnitude < 1e-9 }, "\(found)")
  }

  @Test(arguments: SeededGenerator.seeds)
  func `dashes and gaps are as long as the path`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = random.curvyPath()
    let (dash, gap) = (random.double(in: 0.5...20), random.double(in: 0.5...20))
    let phase = random.double(in: -99...99)
    let dashes = path.dashed([dash, gap], phase: phase)
    let gaps = path.dashed([gap, dash], phase: phase - dash)
    #expect((dashes.length + gaps.length - path.length).magnitude < 1e-6 * path.length)
    let line = FlatContours(path, pieces: 2_000)
    for end in (dashes.elements + gaps.elements).compactMap(\.points.last) {
      #expect(line.distance(to: end) < 1e-2)
    }
  }

  @Test func `a dash over the seam of a closed contour is one piece`() {
    let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.dashed([4, 6], phase: 2).elements.count { $0.isMove } == 4)
    #expect(square.dashed([4, 6], phase: 7).elements.count { $0.isMove } == 4)
    #expect(square.dashed([100, 6]).elements.last == .close)
  }

  @Test func `dashes without length are dots in the direction of the line`() {
    let dots = Self.line.dashed([0, 4])
    #expect(dots.elements.count { $0.isMove } == 3)
    let squares = FlatContours(
      dots.stroked(LineStyle(width: 2, cap: .square), tolerance: 0.01))
    #expect((squares.area - 12).magnitude < 1e-4)
    #expect(squares.contours.joined().allSatisfy { $0.y.magnitude < 1.0001 })
  }

  @Test(arguments: [
    [], [0, 0], [-1, 2], [Double.nan, 1], [Double.infinity, 1], [1e-9, 1e-9], [1e-300, 0],
  ])
  func `a pattern that cannot be drawn leaves the line whole`(pattern: [Double]) {
    #expect(Self.line.dashed(pattern) == Self.line)
  }

  @Test func `there are only so many dashes`() {
    let most = Double(Path.mostDashes)
    let long = Path([.move(.zero), .line(Point(most * 2, 0))])
    #expect(long.dashed([1, 1]).elements.count { $0.isMove } == Path.mostDashes)
    #expect(long.dashed([0.999, 1]) == long)
    #expect(long.dashed([1, 1], phase: .infinity) == long)
  }
}

extension PathElement {
  /// Whether it begins a contour.
  var isMove: Bool { if case .move = self { true } else { false } }
}
