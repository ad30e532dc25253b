import SegueGeometry
import SegueMotion
import Testing

@Suite struct MotionArcTests {
  /// An arc and its published places at five fractions of the way.
  struct Vector: CustomTestStringConvertible, Sendable {
    var mode: ArcMode
    var start: Point
    var end: Point
    var places: [(Double, Double)]

    init(
      _ mode: ArcMode, _ start: (Double, Double), _ end: (Double, Double),
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
    let arc = MotionArc(from: vector.start, to: vector.end, vector.mode)
    let places = [0.1, 0.25, 0.5, 0.75, 0.9].map { arc.position(at: $0) }
    expect(places.map(\.x), within: 0.001, of: vector.places.map(\.0))
    expect(places.map(\.y), within: 0.001, of: vector.places.map(\.1))
  }

  static let diagonals = [(100, 200), (-100, 200), (100, -200), (-100, -200), (30, 0), (0, 30)]
    .map { Point(Double($0.0), Double($0.1)) }

  @Test(arguments: ArcMode.allCases, diagonals)
  func `arcs begin and end at their points`(_ mode: ArcMode, _ end: Point) {
    let arc = MotionArc(from: Point(5, 7), to: end, mode)
    #expect(arc.position(at: 0) == Point(5, 7))
    #expect(arc.position(at: 1) == end)
  }

  @Test(arguments: ArcMode.allCases, diagonals)
  func `arcs are passed at constant speed`(_ mode: ArcMode, _ end: Point) {
    let arc = MotionArc(from: .zero, to: end, mode)
    let places = (0...20).map { arc.position(at: Double($0) / 20) }
    let steps = zip(places, places.dropFirst()).map { ($1 - $0).length * 20 }
    #expect(steps.allSatisfy { ($0 - arc.length).magnitude < 0.005 * arc.length })
    #expect((arc.velocity(at: 0.37).length - arc.length).magnitude < 1e-9)
  }

  @Test(arguments: [ArcMode.above, .below], diagonals)
  func `the velocity is the change of the place`(_ mode: ArcMode, _ end: Point) {
    let arc = MotionArc(from: .zero, to: end, mode)
    for fraction in [0.105, 0.455, 0.805] {
      let change = arc.position(at: fraction + 1e-3) - arc.position(at: fraction - 1e-3)
      let error = change * 500 - arc.velocity(at: fraction)
      #expect(error.length < 0.02 * arc.length)
    }
  }

  @Test func `above is above and below is below`() {
    for end in [Point(100, 200), Point(100, -200), Point(-100, 50)] {
      let middle = Point.zero.interpolated(to: end, at: 0.5)
      #expect(MotionArc(from: .zero, to: end, .above).position(at: 0.5).y < middle.y)
      #expect(MotionArc(from: .zero, to: end, .below).position(at: 0.5).y > middle.y)
    }
  }

  @Test func `beyond its ends the motion is straight`() {
    let arc = MotionArc(from: .zero, to: Point(100, 100), .below)
    // It sets off downward and arrives to the right, a quarter circle long.
    #expect((arc.length - 157.08).magnitude < 0.01)
    #expect((arc.position(at: -0.1) - Point(0, -arc.length * 0.1)).length < 1e-9)
    #expect((arc.position(at: 1.1) - Point(100 + arc.length * 0.1, 100)).length < 1e-9)
  }
}
