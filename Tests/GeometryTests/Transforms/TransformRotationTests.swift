import SegueGeometry
import TestSupport
import Testing

@Suite struct TransformRotationTests {
  @Test func `a positive turn about z is clockwise on the canvas`() {
    let turn = Transform.rotation(.degrees(90), about: .z)
    #expect(turn.projection.map(Point(1, 0)) == Point(0, 1))
    #expect(turn.projection.map(Point(0, 1)) == Point(-1, 0))
  }

  @Test func `a positive turn about x brings the bottom edge to the viewer`() throws {
    let turn = Transform.rotation(.degrees(30), about: .x)
    #expect(turn.apply(to: [0, 1, 0, 1]).z == 0.5)
    let quad = try #require(
      turn.followed(by: .perspective(distance: 500)).projection
        .map(Rect(x: -50, y: -50, width: 100, height: 100)))
    #expect((quad.bottomRight - quad.bottomLeft).length > 100)
    #expect((quad.topRight - quad.topLeft).length < 100)
  }

  @Test func `a positive turn about y brings the left edge to the viewer`() {
    let turn = Transform.rotation(.degrees(30), about: .y)
    #expect(turn.apply(to: [-1, 0, 0, 1]).z == 0.5)
  }

  @Test(
    arguments: [
      (Axis.x, 90.0, [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1]),
      (.y, 90, [0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1]),
      (.z, 90, [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]),
      (.x, 180, [1, 0, 0, 0, 0, -1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1]),
      (.z, -90, [0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]),
      (.y, 720, [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]),
      (.z, -270, [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]),
    ] as [(Axis, Double, [Double])])
  func `quarter turns are exact`(_ axis: Axis, _ degrees: Double, _ entries: [Double]) {
    #expect(Transform.rotation(.degrees(degrees), about: axis).entries == entries)
  }

  /// From the formula in extended precision.
  @Test func `a turn about a slanted axis`() {
    let turn = Transform.rotation(.degrees(40), about: [2, 4, 6])
    expect(
      turn, within: 1e-15,
      of: [
        0.7827555543247653, 0.5487988669638042, -0.29345109608412456, 0,
        -0.4819544221406551, 0.8328888879421271, 0.2720588820854669, 0,
        0.3937177633188482, -0.07152554761601948, 0.9164444439710636, 0,
        0, 0, 0, 1,
      ])
  }

  @Test func `without an axis nothing turns`() {
    #expect(Transform.rotation(.degrees(40), about: .zero) == .identity)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `a turn keeps lengths, its axis and the sides`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let axis = random.axis()
      let turn = Transform.rotation(random.angle(), about: axis)
      let still = turn.apply(to: SIMD4(axis, 1))
      expect([still.x, still.y, still.z], within: 1e-14, of: [axis.x, axis.y, axis.z])
      #expect((turn.determinant - 1).magnitude < 1e-14)
      let vector = SIMD4(random.axis(), 0)
      let image = turn.apply(to: vector)
      #expect(((image * image).sum() - (vector * vector).sum()).magnitude < 1e-14)
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `turns about one axis add up, and the turn back undoes`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (axis, a, b) = (random.axis(), random.angle(), random.angle())
    let both = Transform.rotation(a, about: axis).followed(by: .rotation(b, about: axis))
    let sum = Transform.rotation(.degrees(a.degrees + b.degrees), about: axis)
    expect(both, within: 1e-13, of: sum)
    let back = Transform.rotation(a, about: axis).followed(by: .rotation(-a, about: axis))
    expect(back, within: 1e-14, of: Transform.identity)
  }

  @Test func `skew leans verticals to the right going down, and horizontals down going right`() {
    let verticals = Transform.skew(x: .degrees(45), y: .zero)
    #expect(verticals.projection.map(Point(0, 10)) == Point(10, 10))
    #expect(verticals.projection.map(Point(10, 0)) == Point(10, 0))
    let horizontals = Transform.skew(x: .zero, y: .degrees(-45))
    #expect(horizontals.projection.map(Point(10, 0)) == Point(10, -10))
    #expect(horizontals.projection.map(Point(0, 10)) == Point(0, 10))
  }

  @Test(
    arguments: [(90, 1), (-90, -1), (270, -1), (450, 1), (89.999_999_9, 1), (-1e6 - 350, 1)]
      as [(Double, Double)])
  func `at a right angle skew is as large as it gets, and finite`(_ degrees: Double, _ sign: Double)
  {
    let map = Transform.skew(x: .degrees(degrees), y: .degrees(-degrees))
    #expect(map.isFinite)
    #expect(map.row2.x == sign * 1_000_000)
    #expect(map.row1.y == -sign * 1_000_000)
  }

  @Test func `short of a right angle skew is the tangent`() {
    #expect(
      Transform.skew(x: .degrees(89.9999), y: .zero).row2.x == PortableMath.tan(degrees: 89.9999))
  }
}
