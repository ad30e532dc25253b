import SegueGeometry
import TestSupport
import Testing

@Suite struct ProjectionTests {
  @Test func `the entries are those of the formula`() {
    let map = Projection(rows: (2, 3, 0.5), (5, 7, 0.25), (11, 13, 1))
    let w = 0.5 + 2.5 + 1
    #expect(map.depth(at: Point(1, 10)) == w)
    #expect(map.map(Point(1, 10)) == Point((2 + 50 + 11) / w, (3 + 70 + 13) / w))
  }

  @Test func `behind the viewer there is no image`() {
    let map = Projection(rows: (1, 0, -0.01), (0, 1, 0), (0, 0, 1))
    #expect(map.map(Point(99, 0)) != nil)
    #expect(map.map(Point(100, 0)) == nil)
    #expect(map.map(Point(101, 0)) == nil)
    #expect(map.map(Rect(x: 0, y: 0, width: 99, height: 10)) != nil)
    #expect(map.map(Rect(x: 2, y: 0, width: 99, height: 10)) == nil)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `a flat map is a projection and comes back`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (flat, point) = (random.affine(), random.point())
    let projection = Projection(flat)
    #expect(projection.affine == flat)
    #expect(projection.map(point) == flat.map(point))
    let twofold = Projection(
      rows: (2 * flat.a, 2 * flat.b, 0), (2 * flat.c, 2 * flat.d, 0), (2 * flat.tx, 2 * flat.ty, 2))
    #expect(twofold.affine == flat)
  }

  @Test func `perspective is not flat`() {
    #expect(Projection(rows: (1, 0, 1e-9), (0, 1, 0), (0, 0, 1)).affine == nil)
    #expect(Projection(rows: (1, 0, 0), (0, 1, 1e-9), (0, 0, 1)).affine == nil)
    #expect(Projection(rows: (1, 0, 0), (0, 1, 0), (0, 0, -1)).affine == nil)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `composition associates and agrees with mapping twice`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let (a, b, c) = (random.projection(), random.projection(), random.projection())
      let point = Point(random.double(in: -100...100), random.double(in: -100...100))
      let left = a.followed(by: b).followed(by: c)
      expect(left, within: 1e-9, of: a.followed(by: b.followed(by: c)))
      let between = try #require(a.map(point))
      let there = try #require(a.followed(by: b).map(point))
      expect(there, within: 1e-9, of: try #require(b.map(between)))
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `the inverse undoes`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let map = random.projection()
      let inverse = try #require(map.inverted())
      let point = Point(random.double(in: -100...100), random.double(in: -100...100))
      let image = try #require(map.map(point))
      expect(try #require(inverse.map(image)), within: 1e-9, of: point)
      expect(map.followed(by: inverse), within: 1e-10, of: Projection.identity)
    }
  }

  @Test func `what flattens the plane has no inverse`() {
    #expect(Projection(rows: (1, 0, 0), (1, 0, 0), (0, 0, 1)).inverted() == nil)
    #expect(Projection(rows: (1, 0, 0), (0, .nan, 0), (0, 0, 1)).inverted() == nil)
    #expect(Projection.identity.inverted() == .identity)
  }
}

extension SeededGenerator {
  /// A map that keeps everything within some hundred points of the origin in front of the viewer.
  fileprivate mutating func projection() -> Projection {
    func small(_ random: inout SeededGenerator) -> Double { random.double(in: -1e-4...1e-4) }
    let (sin, cos) = PortableMath.sincos(degrees: angle().degrees)
    let size = double(in: 0.5...1.5)
    return Projection(
      rows: (size * cos, size * sin, small(&self)), (-size * sin, size * cos, small(&self)),
      (double(in: -100...100), double(in: -100...100), 1))
  }
}
