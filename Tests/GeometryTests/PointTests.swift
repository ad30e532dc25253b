import SegueGeometry
import TestSupport
import Testing

@Suite struct PointTests {
  @Test func `a point and a vector make a point, two points make a vector`() {
    #expect(Point(1, 2) + Vector(3, 5) == Point(4, 7))
    #expect(Point(1, 2) - Vector(3, 5) == Point(-2, -3))
    #expect(Point(4, 7) - Point(1, 2) == Vector(3, 5))
  }

  @Test(arguments: SeededGenerator.seeds)
  func `the way between two points leads from one to the other`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (start, end) = (random.point(), random.point())
    #expect(start + (end - start) == end)
    #expect(end - (end - start) == start)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `moving twice is moving by the sum`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (point, a, b) = (random.point(), random.vector(), random.vector())
    #expect(point + a + b == point + (a + b))
    #expect(point + a - b == point + (a - b))
  }

  @Test(
    arguments: [
      (0.0, Point(10, 20)), (1, Point(30, -20)), (0.5, Point(20, 0)), (0.25, Point(15, 10)),
      (1.5, Point(40, -40)), (-1, Point(-10, 60)),
    ] as [(Double, Point)])
  func `a fraction of the way, and beyond`(_ fraction: Double, _ expected: Point) {
    #expect(Point(10, 20).interpolated(to: Point(30, -20), at: fraction) == expected)
  }
}
