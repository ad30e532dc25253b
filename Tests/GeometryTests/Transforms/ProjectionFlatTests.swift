import SegueGeometry
import TestSupport
import Testing

/// What a projection looks like from close by.
@Suite struct ProjectionFlatTests {
  private static let tilted = Projection(rows: (0.9, 0.1, -0.002), (-0.2, 1.1, 0.001), (5, -7, 1))

  @Test(arguments: SeededGenerator.seeds)
  func `the flat map of a flat map is itself`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (flat, point) = (random.affine(), random.point())
    let map = try #require(Projection(flat).flattened(at: point))
    expect(map.map(Point(3, 4)), within: 1e-9, of: flat.map(Point(3, 4)))
    #expect(Projection(flat).showsBack == (flat.determinant < 0))
  }

  @Test func `a flat map touches the projection at its point`() throws {
    let point = Point(12, 9)
    let flat = try #require(Self.tilted.flattened(at: point))
    let step = 1e-4
    for way in [Vector(0, 0), Vector(1, 0), Vector(0, 1), Vector(1, -1)] {
      let near = point + way * step
      // What is left is of second order.
      expect(
        flat.map(near), within: 1e-9, of: try #require(Self.tilted.map(near)))
    }
    #expect(Self.tilted.flattened(at: Point(1_000, 0)) == nil, "behind the viewer")
  }

  @Test func `the back is seen when corners run the other way`() {
    let box = Rect(x: 0, y: 0, width: 10, height: 10)
    let mirrored = Projection(.scale(-1, 1)).followed(by: Self.tilted)
    #expect(Self.tilted.showsBack == Self.tilted.map(box)?.showsBack)
    #expect(mirrored.showsBack && mirrored.map(box)?.showsBack == true)
    #expect(!Projection(.scale(0, 1)).showsBack, "edge-on is neither side")
  }

  @Test func `finite coefficients are needed for images`() {
    #expect(Self.tilted.isFinite)
    for value in [Double.nan, .infinity] {
      var broken = Self.tilted
      broken.m23 = value
      #expect(!broken.isFinite)
    }
  }
}
