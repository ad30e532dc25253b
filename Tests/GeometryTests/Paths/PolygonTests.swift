import SegueGeometry
import TestSupport
import Testing

@Suite struct PolygonTests {
  private static let box = Rect(x: 10, y: 20, width: 80, height: 40)
  private static let square = Rect(x: 0, y: 0, width: 20, height: 20)

  private static func area(_ path: Path) -> Double { FlatContours(path, pieces: 64).area }

  @Test(arguments: [3, 4, 5, 6, 17])
  func `corners lie on the ellipse of the box, the first at its top`(sides: Int) {
    let corners = Path(polygonIn: Self.box, sides: sides).points
    #expect(corners.count == sides)
    expect(corners[0], within: 1e-12, of: Point(50, 20))
    for corner in corners {
      let (x, y) = ((corner.x - 50) / 40, (corner.y - 40) / 20)
      #expect((x * x + y * y - 1).magnitude < 1e-12)
    }
    let turn = PortableMath.sincos(degrees: 360 / Double(sides))
    let area = Self.area(Path(polygonIn: Self.box, sides: sides))
    #expect((area - Double(sides) * turn.sin / 2 * 40 * 20).magnitude < 1e-9)
  }

  /// A kite for each tip: half the product of both radii and the sine of the angle between.
  @Test(arguments: [(5, 0.38), (4, 0.5), (12, 0.9), (3, 0.0)])
  func `a star has tips and notches`(points: Int, inner: Double) {
    let star = Path(starIn: Self.square, points: points, innerRadius: inner)
    #expect(star.points.count == points * 2)
    let between = PortableMath.sincos(degrees: 180 / Double(points))
    let area = Double(points) * inner * between.sin * 100
    #expect((Self.area(star) - area).magnitude < 1e-9)
  }

  /// A corner that turns by θ loses r²(tan(θ/2) − θ/2).
  @Test(arguments: [3, 4, 6])
  func `a rounded corner is a circle between its edges`(sides: Int) {
    let (sharp, round) = (
      Path(polygonIn: Self.square, sides: sides),
      Path(polygonIn: Self.square, sides: sides, cornerRadius: 2)
    )
    let turn = 360 / Double(sides)
    let half = PortableMath.sincos(degrees: turn / 2)
    let loss = Double(sides) * 4 * (half.sin / half.cos - turn * .pi / 360)
    #expect((Self.area(sharp) - Self.area(round) - loss).magnitude < 1e-3)
  }

  /// Circles that meet in the middles of edges are the circle within.
  @Test func `a radius without room is the largest that has some`() {
    let most = Path(polygonIn: Self.square, sides: 4, cornerRadius: 99)
    #expect((Self.area(most) - 50 * .pi).magnitude < 0.01)
    let little = Path(polygonIn: Self.square, sides: 4, cornerRadius: 1e-12)
    #expect((Self.area(little) - 200).magnitude < 1e-6)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `any polygon can be rounded`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let points = (0..<random.int(in: 1...8)).map { _ in random.point(within: 20) }
    let rounded = Path(polygon: points, cornerRadius: random.pick([0, 0.1, 3, 1e9]))
    let box = Path(polygon: points).controlBox.inset(by: Insets(all: -1e-6))
    let flat = FlatContours(rounded).contours.joined()
    #expect(flat.allSatisfy { box.contains($0) }, "\(points)")
  }
}
