import SegueGeometry
import TestSupport
import Testing

/// Lines that nobody would draw: they end, in bounded memory, with points that are numbers.
@Suite struct HostileStrokeTests {
  private static let style = LineStyle(width: 3, cap: .round, join: .round)

  private static func areFinite(_ path: Path) -> Bool {
    path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `extreme numbers give numbers`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let numbers = [
      0, 1, -1, 1e-300, 1e-12, 1e-6, 1e9, -1e9, 1e30, -1e300, .infinity, -.infinity, .nan, 0.5,
    ]
    for _ in 0..<20 {
      let path = random.curvyPath(reach: 1, steps: 1...6).map { _ in
        Point(random.pick(numbers), random.pick(numbers))
      }
      let style = LineStyle(
        width: random.pick(numbers), cap: random.pick(LineCap.allCases),
        join: random.pick(LineJoin.allCases), miterLimit: random.pick([1, 10, 1000]))
      for tolerance in [1e-6, 1.0 / 64, 16] {
        let area = path.trimmed(from: 0.1, to: 0.7, offset: 0.5)
          .dashed([random.pick(numbers), 1e3], phase: random.pick(numbers))
          .stroked(style, tolerance: tolerance)
        #expect(Self.areFinite(area), "\(path)")
        #expect(area.elements.count < 200_000)
      }
    }
  }

  @Test func `a hundred thousand lines are as many`() {
    var random = SeededGenerator(seed: 4)
    let path = Path(
      [.move(.zero)] + (0..<100_000).map { _ in .line(random.point(within: 1_000)) })
    let area = path.stroked(Self.style, tolerance: 1.0 / 64)
    #expect(area.elements.count < 1_200_000 && Self.areFinite(area))
  }

  @Test func `a hundred thousand curves have fewer pieces each`() {
    var random = SeededGenerator(seed: 5)
    let path = Path(
      [.move(.zero)]
        + (0..<100_000).map { _ in
          .cubic(
            random.point(within: 1e6), random.point(within: 1e6), random.point(within: 1e6))
        })
    let area = path.stroked(Self.style, tolerance: 1e-5)
    #expect(area.elements.count < 3_000_000 && Self.areFinite(area))
  }

  @Test func `a curve that never leaves its start is a dot`() {
    let path = Path([.move(Point(5, 5)), .cubic(Point(5, 5), Point(5, 5), Point(5, 5)), .close])
    let area = FlatContours(path.stroked(Self.style, tolerance: 0.01))
    #expect((area.area - .pi * 2.25).magnitude < 0.01)
  }

  @Test func `steps behind a closed contour go on where it began`() {
    let path = Path([
      .move(Point(5, 5)), .line(Point(9, 5)), .close, .line(Point(5, 20)),
    ])
    let area = FlatContours(path.stroked(LineStyle(width: 2), tolerance: 0.01))
    #expect(area.winding(around: Point(5, 15)) == 1)
    #expect(Path([.line(Point(10, 0))]).stroked(Self.style, tolerance: 0.1).isEmpty == false)
  }
}
