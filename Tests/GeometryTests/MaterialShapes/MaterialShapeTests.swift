import SegueGeometry
import Testing

@Suite struct MaterialShapeTests {
  private static let (middle, center) = (Point(0, 0), Point(0.5, 0.5))
  private static let unit = Rect(x: 0, y: 0, width: 1, height: 1)

  /// The area inside of a closed outline of cubics, by Green's theorem, which is exact for polynomials.
  private static func area(_ path: Path) -> Double {
    var pen = Point(0, 0)
    var area = 0.0
    for element in path.elements {
      if case .cubic(let a, let b, let end) = element {
        let (p, q) = (Vector(pen.x, pen.y), Vector(a.x, a.y))
        let (r, s) = (Vector(b.x, b.y), Vector(end.x, end.y))
        let first: Double = 6 * p.cross(q) + 3 * p.cross(r) + p.cross(s)
        let last: Double = 3 * q.cross(r) + 3 * q.cross(s) + 6 * r.cross(s)
        area += (first + last) / 20
      }
      pen = element.points.last ?? pen
    }
    return area
  }

  private static func isAmong(_ point: Point, _ points: [Point]) -> Bool {
    points.contains { ($0 - point).length < 1e-9 }
  }

  @Test func `there are 35`() { #expect(MaterialShape.allCases.count == 35) }

  /// A shape in a unit square, and its area by the formula of its form.
  @Test(arguments: [
    (MaterialShape.circle, Double.pi / 4, 1e-5),
    // Four quarters of a circle of radius 0.3 in the corners; a cubic is 2.7e-4 of it off.
    (.square, 1 - (4 - Double.pi) * 0.09, 1e-4),
  ])
  func `an area is that of its form`(_ shape: MaterialShape, _ area: Double, _ nearness: Double) {
    #expect(abs(Self.area(shape.outline(in: Self.unit)) - area) < nearness)
  }

  /// How often a shape is itself on one turn, and about where its corners are counted from.
  static let turns: [(MaterialShape, Int, Point)] = [
    (.circle, 10, middle), (.square, 4, middle), (.triangle, 3, middle),
    (.slanted, 2, center), (.pill, 2, center), (.diamond, 2, center),
    (.clamShell, 2, center), (.pentagon, 5, center), (.sunny, 8, middle),
    (.verySunny, 8, center), (.cookie4, 4, center),
    (.cookie6, 6, center), (.cookie7, 7, middle), (.cookie9, 9, middle),
    (.cookie12, 12, middle), (.clover4, 4, center), (.clover8, 8, center),
    (.burst, 12, center), (.softBurst, 10, center),
    (.boom, 15, center), (.softBoom, 16, center),
    (.flower, 8, center), (.puffy, 2, center),
    (.puffyDiamond, 4, center), (.pixelCircle, 2, center),
    (.bun, 2, center),
  ]

  @Test(arguments: turns)
  func `a shape of n parts is itself when it is turned by one of them`(
    _ shape: MaterialShape, _ count: Int, _ center: Point
  ) {
    let (sin, cos) = PortableMath.sincos(degrees: 360 / Double(count))
    let points = shape.polygon.curves.flatMap { [$0.start, $0.control1, $0.control2] }
    for point in points {
      let way = point - center
      let turned = center + Vector(way.dx * cos - way.dy * sin, way.dx * sin + way.dy * cos)
      #expect(Self.isAmong(turned, points), "\(shape)")
    }
  }

  @Test(arguments: [
    MaterialShape.circle, .square, .arch, .semicircle, .triangle, .pentagon, .sunny, .cookie7,
    .cookie9, .ghostish, .clover4, .heart,
  ])
  func `a shape with an upright axis is its own mirror image`(_ shape: MaterialShape) {
    let points = shape.outline(in: Self.unit).points
    for point in points {
      #expect(Self.isAmong(Point(1 - point.x, point.y), points), "\(point)")
    }
  }

  @Test(arguments: MaterialShape.allCases)
  func `an outline touches its box, begins in the middle above and goes around clockwise`(
    _ shape: MaterialShape
  ) throws {
    let path = shape.outline(in: Rect(x: 10, y: 20, width: 100, height: 100))
    #expect(Self.area(path) > 0)
    var pen = Point(0, 0)
    var points: [Point] = []
    for element in path.elements {
      if case .cubic(let a, let b, let end) = element {
        let curve = CubicCurve(from: pen, control1: a, control2: b, to: end)
        points += (0...64).map { curve.point(at: Double($0) / 64) }
      }
      pen = element.points.last ?? pen
    }
    let box = Rect(around: points)
    #expect(box.minX > 10 - 1e-9 && box.maxX < 110 + 1e-9)
    #expect(box.minY > 20 - 1e-9 && box.maxY < 120 + 1e-9)
    #expect(abs(max(box.width, box.height) - 100) < 0.02)
    #expect(abs(box.center.x - 60) < 0.02 && abs(box.center.y - 70) < 0.02)
    let start = try #require(path.points.first)
    #expect(abs(start.x - 60) < 1e-6 && start.y < 70)
  }

  @Test(arguments: [
    (MaterialShape.circle, MaterialShape.heart), (.cookie12, .softBoom), (.arrow, .pixelTriangle),
    (.square, .circle),
  ])
  func `shapes that are divided alike keep their forms`(
    _ first: MaterialShape, _ second: MaterialShape
  ) throws {
    let outlines = [first, second].map { $0.outline(in: Self.unit) }
    let matched = try #require(Path.matched(outlines))
    #expect(matched[0].hasStructure(of: matched[1]))
    for (outline, divided) in zip(outlines, matched) {
      #expect(abs(Self.area(outline) - Self.area(divided)) < 1e-12)
      let ends = divided.elements.compactMap(\.points.last)
      for element in outline.elements {
        if let end = element.points.last { #expect(Self.isAmong(end, ends)) }
      }
    }
  }

  @Test func `what is no closed outline of cubics is not divided`() {
    let circle = MaterialShape.circle.outline(in: Self.unit)
    #expect(Path.matched([circle, Path(Self.unit)]) == nil)
    #expect(Path.matched([circle, Path(Array(circle.elements.dropLast()))]) == nil)
    #expect(Path.matched([circle, Path(circle.elements + circle.elements)]) == nil)
  }
}
