import SegueGeometry
import TestSupport
import Testing

@Suite struct AffineTransformTests {
  @Test func `the coefficients are those of the formula`() {
    let map = AffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    #expect(map.map(Point(1, 10)) == Point(2 + 50 + 11, 3 + 70 + 13))
    #expect(map.map(Vector(1, 10)) == Vector(52, 73))
    #expect(map.determinant == -1)
  }

  @Test func `composition reads in order`() {
    let scaleFirst = AffineTransform.scale(2, 3).followed(by: .translation(Vector(10, 20)))
    #expect(scaleFirst.map(Point(1, 1)) == Point(12, 23))
    let shiftFirst = AffineTransform.translation(Vector(10, 20)).followed(by: .scale(2, 3))
    #expect(shiftFirst.map(Point(1, 1)) == Point(22, 63))
  }

  @Test func `corners are mapped in order`() {
    let turn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let quad = turn.map(Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(quad.points == [Point(-2, 1), Point(-2, 4), Point(-6, 4), Point(-6, 1)])
  }

  @Test(arguments: SeededGenerator.seeds)
  func `composition associates and agrees with mapping twice`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let (a, b, c, point) = (random.affine(), random.affine(), random.affine(), random.point())
      let left = a.followed(by: b).followed(by: c)
      expect(left, within: 1e-9, of: a.followed(by: b.followed(by: c)))
      expect(a.followed(by: b).map(point), within: 1e-8, of: b.map(a.map(point)))
      #expect(a.followed(by: .identity) == a && AffineTransform.identity.followed(by: a) == a)
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `the inverse undoes`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let map = random.affine()
      let inverse = try #require(map.inverted())
      expect(map.followed(by: inverse), within: 1e-10, of: AffineTransform.identity)
      expect(inverse.followed(by: map), within: 1e-10, of: AffineTransform.identity)
    }
  }

  @Test(
    arguments: [
      AffineTransform.scale(0, 1), .scale(1e-7, 1e-7), .scale(.infinity, 1), .scale(.nan, 1),
      AffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
    ])
  func `what flattens the plane has no inverse`(_ map: AffineTransform) {
    #expect(map.inverted() == nil)
  }

  @Test(
    arguments: [
      (AffineTransform.identity, true, true), (.translation(Vector(3, 4)), true, true),
      (.scale(2, 3), false, true), (.scale(-1, 1), false, false),
      (AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), false, false),
      (AffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0), false, false),
    ])
  func `it knows whether it shifts and whether boxes stay upright`(
    _ map: AffineTransform, _ isTranslation: Bool, _ isUpright: Bool
  ) {
    #expect(map.isTranslation == isTranslation)
    #expect(map.isUpright == isUpright)
  }
}
