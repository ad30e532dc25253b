import SegueGeometry
import TestSupport
import Testing

@Suite struct TransformTests {
  @Test func `16 entries in rows, no more and no less`() {
    let numbers = (1...16).map(Double.init)
    let map = Transform(entries: numbers)
    #expect(map?.entries == numbers)
    #expect(map?.row2 == [5, 6, 7, 8])
    #expect(Transform(entries: Array(numbers.dropLast())) == nil)
    #expect(Transform(entries: numbers + [17]) == nil)
  }

  @Test func `composition reads in order`() {
    let scaleFirst = Transform.scale(2, 3, 4).followed(by: .translation(10, 20, 30))
    #expect(scaleFirst.apply(to: [1, 1, 1, 1]) == [12, 23, 34, 1])
    let shiftFirst = Transform.translation(10, 20, 30).followed(by: .scale(2, 3, 4))
    #expect(shiftFirst.apply(to: [1, 1, 1, 1]) == [22, 63, 124, 1])
  }

  @Test func `a layer stands with its pivot on its position`() {
    let map = Transform.scale(2, 2).about(Vector(10, 20), placedAt: Point(100, 200))
    #expect(map.projection.map(Point(10, 20)) == Point(100, 200))
    #expect(map.projection.map(Point(0, 0)) == Point(80, 160))
  }

  @Test func `what is nearer to the viewer is larger`() throws {
    let view = Transform.perspective(distance: 500)
    let near = view.apply(to: [100, 0, 250, 1])
    #expect(near.x / near.w == 200)
    let far = view.apply(to: [100, 0, -500, 1])
    #expect(far.x / far.w == 50)
    #expect(view.m34 == -1.0 / 500)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `composition associates and agrees with applying twice`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let (a, b, c) = (random.transform(), random.transform(), random.transform())
      let left = a.followed(by: b).followed(by: c)
      expect(left, within: 1e-13 * left.largest, of: a.followed(by: b.followed(by: c)))
      let vector = SIMD4(random.dyadic(), random.dyadic(), random.dyadic(), 1)
      let (once, twice) = (a.followed(by: b).apply(to: vector), b.apply(to: a.apply(to: vector)))
      #expect((0..<4).allSatisfy { (once[$0] - twice[$0]).magnitude < 1e-7 })
      #expect(a.followed(by: .identity) == a && Transform.identity.followed(by: a) == a)
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `the projection is what the map does to the canvas plane`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let (map, point) = (random.transform(), random.point())
      let image = map.apply(to: [point.x, point.y, 0, 1])
      #expect((map.projection.depth(at: point) - image.w).magnitude < 1e-12)
      let projected = map.projection.map(point)
      #expect((projected == nil) == (image.w <= 0))
      guard let projected else { continue }
      let scale = max(1, 1 / image.w)
      expect(
        projected, within: 1e-10 * scale * scale, of: Point(image.x / image.w, image.y / image.w))
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `flat maps are the same in the plane and in space`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (a, b) = (random.affine(), random.affine())
    #expect(Transform(a).isFlat)
    #expect(Transform(a).affine == a)
    let both = Transform(a).followed(by: Transform(b))
    #expect(both.isFlat)
    expect(both, within: 1e-10, of: Transform(a.followed(by: b)))
  }

  @Test(arguments: SeededGenerator.seeds)
  func `a turn about z is flat`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      #expect(Transform.rotation(random.angle(), about: .z).isFlat)
    }
  }

  @Test func `what leaves the plane is not flat`() {
    #expect(!Transform.rotation(.degrees(1), about: .x).isFlat)
    #expect(!Transform.translation(0, 0, 1).isFlat)
    #expect(!Transform.perspective(distance: 100).isFlat)
    #expect(!Transform.scale(1, 1, 2).isFlat)
    #expect(Transform.identity.isIdentity && !Transform.scale(1, 1, 2).isIdentity)
  }
}
