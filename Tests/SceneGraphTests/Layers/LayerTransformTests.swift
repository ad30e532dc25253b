import SegueGeometry
import SegueSceneGraph
import TestSupport
import Testing

@Suite struct LayerTransformTests {
  /// The product S(2, 3) · K(10°, 20°) · Rx(30°) · Ry(40°) · Rz(50°) · T(7, 8, 9), from numpy.
  @Test func `scale, skew, turns about x, y and z, and the shift last`() {
    let transform = LayerTransform(
      scale: [2, 3, 1], skewX: .degrees(10), skewY: .degrees(20), rotationX: .degrees(30),
      rotationY: .degrees(40), rotationZ: .degrees(50), translation: [7, 8, 9])
    expect(
      transform.combined.entries, within: 1e-14,
      of: [
        0.6522656259316139, 1.7580914431834438, -1.0067578439527416, 0,
        -1.1100057112566175, 2.719035771811417, 0.8090442693199507, 0,
        0.7408430568614907, 0.10504046113295194, 0.6634139481689384, 0,
        7, 8, 9, 1,
      ])
  }

  @Test func `the free map acts first`() {
    let transform = LayerTransform(matrix: .translation(10, 0), scale: [2, 2, 1])
    #expect(transform.combined.projection.map(.zero) == Point(20, 0))
  }

  @Test func `nothing is the identity, exactly`() {
    #expect(LayerTransform.identity.combined.isIdentity)
    #expect(LayerTransform(rotationZ: .degrees(720)).combined.isIdentity)
  }

  @Test func `turns in the plane stay flat`() {
    for degrees in stride(from: -360.0, through: 360, by: 1) {
      let transform = LayerTransform(
        scale: [2, 3, 1], skewX: .degrees(5), rotationZ: .degrees(degrees), translation: [4, 5, 0])
      #expect(transform.combined.isFlat)
    }
  }

  @Test func `components remember what a matrix forgets`() {
    let transform = LayerTransform(scale: [-1, 1, 1], rotationZ: .degrees(720))
    #expect(transform.decomposed == transform)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `a free map of the plane becomes components that act alike`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let transform = LayerTransform(
        matrix: random.planeMap(), scale: [random.factor(), random.factor(), 1],
        skewX: .degrees(random.double(in: -40...40)),
        rotationZ: .degrees(random.double(in: -360...360)),
        translation: [random.double(in: -100...100), random.double(in: -100...100), 0])
      let parts = transform.decomposed
      #expect(parts.matrix.isIdentity)
      let map = transform.combined
      expect(parts.combined.entries, within: 1e-10 * map.largest, of: map.entries)
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `a free turn in space becomes components that act alike`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let axis = SIMD3(random.double(in: -1...1), random.double(in: -1...1), 0.5)
      let size = random.factor()
      let map = Transform.scale(size, random.factor(), random.factor())
        .followed(by: .rotation(.degrees(random.double(in: -360...360)), about: axis))
        .followed(by: .translation(1, 2, 3))
      let parts = LayerTransform(matrix: map).decomposed
      #expect(parts.matrix.isIdentity)
      expect(parts.combined.entries, within: 1e-10 * map.largest, of: map.entries)
    }
  }

  @Test func `exact turns stay exact numbers`() {
    let quarter = LayerTransform(matrix: .rotation(.degrees(90), about: .z)).decomposed
    expect([quarter.rotationZ.degrees], within: 1e-13, of: [90])
    #expect(quarter.rotationX == .zero && quarter.rotationY == .zero)
    let half = LayerTransform(matrix: .rotation(.degrees(180), about: .z)).decomposed
    expect([half.rotationZ.degrees.magnitude], within: 1e-13, of: [180])
  }

  @Test(
    arguments: [
      Transform.perspective(distance: 500), .scale(0, 1),
      Transform(rows: [1, 0, 0, 0], [0, 1, 0, 0], [0.5, 0, 1, 0], [0, 0, 0, 1]),
      Transform(rows: [1, 0, 0, 0], [0, 1, 0, 0], [0, 0.5, 1, 0], [0, 0, 0, 1]),
    ])
  func `what components cannot say stays in the free map`(_ map: Transform) {
    let transform = LayerTransform(matrix: map, translation: [1, 2, 3])
    #expect(transform.decomposed == transform)
  }
}

extension SeededGenerator {
  /// A factor of either sign, away from zero.
  fileprivate mutating func factor() -> Double {
    double(in: 0.2...5) * (int(in: 0...1) == 0 ? 1 : -1)
  }

  /// A map of the plane that is not nearly singular.
  fileprivate mutating func planeMap() -> Transform {
    Transform.scale(factor(), factor())
      .followed(by: .rotation(.degrees(double(in: -360...360)), about: .z))
      .followed(by: .skew(x: .degrees(double(in: -40...40)), y: .zero))
      .followed(by: .translation(double(in: -100...100), double(in: -100...100)))
  }
}
