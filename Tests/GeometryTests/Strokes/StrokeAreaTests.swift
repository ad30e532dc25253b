import SegueGeometry
import TestSupport
import Testing

/// The areas of lines whose area a formula gives.
@Suite struct StrokeAreaTests {
  private static func area(_ path: Path, _ style: LineStyle) -> Double {
    FlatContours(path.stroked(style, tolerance: 1.0 / 1_024), pieces: 64).area
  }

  private static func isNear(_ a: Double, _ b: Double, _ part: Double = 1e-9) -> Bool {
    (a - b).magnitude <= part * max(b.magnitude, 1)
  }

  private static func polyline(_ points: [Point]) -> Path {
    Path([.move(points[0])] + points.dropFirst().map { .line($0) })
  }

  @Test(arguments: [(LineCap.butt, 0.0), (.square, 36), (.round, .pi * 9)])
  func `a line is as long as it is, and its caps`(cap: LineCap, caps: Double) {
    let line = Self.polyline([Point(1, 2), Point(31, 42)])
    #expect(Self.isNear(Self.area(line, LineStyle(width: 6, cap: cap)), 50 * 6 + caps, 1e-5))
  }

  @Test(arguments: [(LineCap.butt, 0.0), (.square, 36), (.round, .pi * 9)])
  func `a point is what its caps are`(cap: LineCap, area: Double) {
    let dots = [
      Path([.move(Point(5, 5)), .close]), Path([.move(Point(5, 5)), .line(Point(5, 5))]),
      Path([.move(Point(5, 5)), .quad(control: Point(5, 5), Point(5, 5))]),
    ]
    for dot in dots {
      #expect(Self.isNear(Self.area(dot, LineStyle(width: 6, cap: cap)), area, 3e-4))
    }
    #expect(Path([.move(Point(5, 5))]).stroked(LineStyle(width: 6, cap: cap), tolerance: 1).isEmpty)
  }

  /// Four corners of a right angle: squares, quarter circles or triangles beside the edges.
  @Test(arguments: [(LineJoin.miter, 4.0), (.round, .pi), (.bevel, 2)])
  func `a rectangle has the joins of its corners`(join: LineJoin, corners: Double) {
    let rect = Path(Rect(x: 10, y: 20, width: 50, height: 30))
    let edges = 160.0 * 4 - 4 * 4
    #expect(
      Self.isNear(Self.area(rect, LineStyle(width: 4, join: join)), edges + corners * 4, 1e-5))
  }

  @Test(arguments: [1.0, 5, 30, 79])
  func `a circle is a ring`(width: Double) {
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 80, height: 80))
    #expect(Self.isNear(Self.area(circle, LineStyle(width: width)), 80 * .pi * width, 5e-4))
  }

  /// Outside of the turn a wedge, inside of it what both lines cover: the join is the difference.
  @Test(arguments: [10.0, 60, 90, 120, 150])
  func `a join fills what a turn opens`(degrees: Double) {
    let turn = PortableMath.sincos(degrees: degrees)
    let half = PortableMath.sincos(degrees: degrees / 2)
    let path = Self.polyline([
      Point(-100, 0), .zero, Point(100 * turn.cos, 100 * turn.sin),
    ])
    let (lines, inside) = (200.0 * 10, 25 * half.sin / half.cos)
    let wedges: [(LineJoin, Double)] = [
      (.miter, inside), (.bevel, 25 * turn.sin / 2), (.round, 25 * degrees * .pi / 360),
    ]
    for (join, wedge) in wedges {
      let area = Self.area(path, LineStyle(width: 10, join: join))
      #expect(Self.isNear(area, lines - inside + wedge, 1e-5), "\(join)")
    }
  }

  /// A miter of a turn by 120° is twice as long as the line is thick.
  @Test func `a miter beyond the limit is a bevel`() {
    let turn = PortableMath.sincos(degrees: 120)
    let path = Self.polyline([Point(-100, 0), .zero, Point(100 * turn.cos, 100 * turn.sin)])
    func area(_ join: LineJoin, limit: Double) -> Double {
      Self.area(path, LineStyle(width: 10, join: join, miterLimit: limit))
    }
    #expect(area(.miter, limit: 2.001) > area(.bevel, limit: 1) + 10)
    #expect(area(.miter, limit: 1.999) == area(.bevel, limit: 1))
  }

  @Test func `a line back over itself is no wider than itself`() {
    let there = Self.polyline([Point(0, 0), Point(50, 0), Point(0, 0)])
    for join in LineJoin.allCases {
      let flat = FlatContours(there.stroked(LineStyle(width: 8, join: join), tolerance: 0.01))
      #expect(flat.contours.joined().allSatisfy { $0.y.magnitude < 4.001 && $0.x < 54.001 })
      #expect(flat.winding(around: Point(53, 0)) == (join == .round ? 1 : 0))
    }
  }

  @Test func `a line of no width is nothing`() {
    let path = Path(Rect(x: 0, y: 0, width: 9, height: 9))
    for width in [0, -1, Double.nan] {
      #expect(path.stroked(LineStyle(width: width), tolerance: 0.1).isEmpty)
    }
  }
}
