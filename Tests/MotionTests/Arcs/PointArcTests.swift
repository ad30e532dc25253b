import SegueGeometry
import SegueMotion
import Testing

@Suite struct PointArcTests {
  /// An arc and its published places at five fractions of the way.
  struct Vector: CustomTestStringConvertible, Sendable {
    var mode: PointArc.Mode
    var start: Point
    var end: Point
    var places: [(Double, Double)]

    init(
      _ mode: PointArc.Mode, _ start: (Double, Double), _ end: (Double, Double),
      _ places: (Double, Double)...
    ) {
      self.mode = mode
      self.start = Point(start.0, start.1)
      self.end = Point(end.0, end.1)
      self.places = places
    }

    var testDescription: String { "\(mode): \(start.x), \(start.y) to \(end.x), \(end.y)" }
  }

  @Test(arguments: [
    Vector(
      .above, (10, 20), (110, 220), (33.368, 25.537), (61.309, 48.333), (90.411, 101.104),
      (105.345, 159.687), (109.265, 195.794)),
    Vector(
      .below, (10, 20), (110, 220), (10.735, 44.206), (14.655, 80.313), (29.589, 138.896),
      (58.691, 191.667), (86.632, 214.463)),
    Vector(
      .above, (50, 300), (250, 100), (52.462, 268.713), (65.224, 223.463), (108.579, 158.579),
      (173.463, 115.224), (218.713, 102.462)),
    Vector(
      .below, (50, 300), (250, 100), (81.287, 297.538), (126.537, 284.776), (191.421, 241.421),
      (234.776, 176.537), (247.538, 131.287)),
    Vector(
      .above, (0, 0), (100, -40), (3.657, -10.719), (16.532, -22.03), (43.077, -32.887),
      (71.299, -38.317), (88.497, -39.734)),
    Vector(
      .linear, (0, 0), (100, -40), (10, -4), (25, -10), (50, -20), (75, -30), (90, -36)),
  ])
  func `arcs pass Compose's places`(_ vector: Vector) {
    let arc = PointArc(from: vector.start, to: vector.end, vector.mode)
    let places = [0.1, 0.25, 0.5, 0.75, 0.9].map { arc.position(at: $0) }
    expect(places.map(\.x), within: 0.001, of: vector.places.map(\.0))
    expect(places.map(\.y), within: 0.001, of: vector.places.map(\.1))
  }

  static let diagonals = [(100, 200), (-100, 200), (100, -200), (-100, -200), (30, 0), (0, 30)]
    .map { Point(Double($0.0), Double($0.1)) }

  @Test(arguments: PointArc.Mode.allCases, diagonals)
  func `arcs begin and end at their points`(_ mode: PointArc.Mode, _ end: Point) {
    let arc = PointArc(from: Point(5, 7), to: end, mode)
    #expect(arc.position(at: 0) == Point(5, 7))
    #expect(arc.position(at: 1) == end)
  }

  @Test(arguments: PointArc.Mode.allCases, diagonals)
  func `arcs are passed at constant speed`(_ mode: PointArc.Mode, _ end: Point) {
    let arc = PointArc(from: .zero, to: end, mode)
    let places = (0...20).map { arc.position(at: Double($0) / 20) }
    let steps = zip(places, places.dropFirst()).map { ($1 - $0).length }
    let mean = steps.reduce(0, +) / 20
    #expect(steps.allSatisfy { ($0 - mean).magnitude < 0.005 * mean })
  }

  @Test func `above is above and below is below`() {
    for end in [Point(100, 200), Point(100, -200), Point(-100, 50)] {
      let middle = Point.zero.interpolated(to: end, at: 0.5)
      #expect(PointArc(from: .zero, to: end, .above).position(at: 0.5).y < middle.y)
      #expect(PointArc(from: .zero, to: end, .below).position(at: 0.5).y > middle.y)
    }
  }

  @Test func `beyond its ends a quarter ellipse is left straight on`() {
    let arc = PointArc(from: .zero, to: Point(100, 100), .below)
    // It sets off downward and arrives to the right, a quarter circle long.
    #expect((arc.position(at: -0.1) - Point(0, -15.708)).length < 0.001)
    #expect((arc.position(at: 1.1) - Point(115.708, 100)).length < 0.001)
  }
}

@Suite struct LevelCircleTests {
  private static let fractions = [0.25, 0.5, 0.75]

  @Test(arguments: [
    (
      Point(20, 600), Point(300, 80),
      [Point(136.72, 500.404), Point(225.551, 375.296), Point(281.101, 232.268)]
    ),
    (
      Point(300, 80), Point(20, 600),
      [Point(183.28, 179.596), Point(94.449, 304.704), Point(38.899, 447.732)]
    ),
    (
      Point(40, 100), Point(340, 220),
      [Point(122.262, 107.849), Point(201.555, 131.113), Point(275.018, 168.951)]
    ),
  ])
  func `circles pass Flutter's places`(_ start: Point, _ end: Point, _ places: [Point]) {
    let arc = PointArc(from: start, to: end, .circle)
    let found = Self.fractions.map { arc.position(at: $0) }
    expect(found.map(\.x), within: 0.001, of: places.map(\.x))
    expect(found.map(\.y), within: 0.001, of: places.map(\.y))
  }

  /// Flutter's own formula: a center, a radius and two angles.
  private static func flutter(_ begin: Point, _ end: Point, at t: Double) -> Point {
    let (dx, dy) = (abs(end.x - begin.x), abs(end.y - begin.y))
    let squared = dx * dx + dy * dy
    func sign(_ x: Double) -> Double { x < 0 ? -1 : 1 }
    let radius = squared / (2 * min(dx, dy))
    let sweep = 2 * PortableMath.asin(squared.squareRoot() / (2 * radius))
    let center: Point
    var angles: (Double, Double)
    if dx < dy {
      center = Point(end.x + radius * sign(begin.x - end.x), end.y)
      angles =
        begin.x < end.x
        ? (sweep * sign(begin.y - end.y), 0)
        : (Double.pi + sweep * sign(end.y - begin.y), Double.pi)
    } else {
      center = Point(begin.x, begin.y + radius * sign(end.y - begin.y))
      let first = begin.y < end.y ? -Double.pi / 2 : Double.pi / 2
      angles = (first, first + sweep * sign(begin.y < end.y ? end.x - begin.x : begin.x - end.x))
    }
    let turn = PortableMath.sincos(angles.0 + (angles.1 - angles.0) * t)
    return Point(center.x + radius * turn.cos, center.y + radius * turn.sin)
  }

  @Test(
    arguments: [Point(1, 1), Point(-1, 1), Point(1, -1), Point(-1, -1)],
    [Size(100, 200), Size(200, 100), Size(90, 90), Size(3, 700)])
  func `circles are Flutter's in every direction, and beyond their ends`(
    _ sides: Point, _ size: Size
  ) {
    let start = Point(7, 9)
    let end = Point(7 + sides.x * size.width, 9 + sides.y * size.height)
    let arc = PointArc(from: start, to: end, .circle)
    for fraction in [-0.5, -0.01, 0.1, 0.37, 0.93, 1.01, 1.5] {
      let place = arc.position(at: fraction)
      #expect((place - Self.flutter(start, end, at: fraction)).length < 1e-9)
    }
  }

  @Test func `what hardly leaves an axis goes straight`() {
    let arc = PointArc(from: .zero, to: Point(300, 2), .circle)
    #expect(arc.position(at: 0.5) == Point(150, 1))
    #expect(PointArc(from: .zero, to: Point(300, 2.5), .circle).position(at: 0.5).y < 1)
  }
}

@Suite struct SideParabolaTests {
  /// The places of the arc in Material's container transform: the box's center and top.
  @Test func `parabolas pass the places of a container transform`() {
    let arc = PointArc(from: Point(90, 480), to: Point(180, 0), .parabola)
    let places = [0.1, 0.25, 0.5, 0.75].map { arc.position(at: $0) }
    expect(places.map(\.x), within: 0.006, of: [128.78, 153.56, 171.165, 178.175])
    expect(places.map(\.y), within: 0.006, of: [451.05, 379.31, 253.68, 126.93])
  }

  @Test func `the lower end leads to the side`() {
    for (start, end) in [(Point(0, 100), Point(80, 0)), (Point(80, 0), Point(0, 100))] {
      let arc = PointArc(from: start, to: end, .parabola)
      let low = arc.position(at: start.y > end.y ? 0.001 : 0.999)
      let high = arc.position(at: start.y > end.y ? 0.999 : 0.001)
      #expect(low.x > 0.1 && 100 - low.y < 0.001)
      #expect(high.y > 0.1 && 80 - high.x < 0.001)
    }
  }

  @Test func `beyond its ends a parabola is left as fast as in its last hundredth`() {
    let arc = PointArc(from: Point(90, 480), to: Point(180, 0), .parabola)
    let last = arc.position(at: 1) - arc.position(at: 0.99)
    #expect((arc.position(at: 1.03) - (Point(180, 0) + last * 3)).length < 1e-9)
    let first = arc.position(at: 0) - arc.position(at: 0.01)
    #expect((arc.position(at: -0.02) - (Point(90, 480) + first * 2)).length < 1e-9)
  }

  @Test func `parabolas between points on an axis are lines`() {
    let arc = PointArc(from: .zero, to: Point(0, 40), .parabola)
    #expect((arc.position(at: 0.25) - Point(0, 10)).length < 1e-6)
    #expect(PointArc(from: .zero, to: .zero, .parabola).position(at: 0.5) == .zero)
  }
}
