import SegueGeometry
import TestSupport
import Testing

@Suite struct QuaternionTests {
  static func rows(of map: Transform) -> Quaternion {
    func row(_ row: SIMD4<Double>) -> SIMD3<Double> { [row.x, row.y, row.z] }
    return Quaternion(rows: row(map.row1), row(map.row2), row(map.row3))
  }

  /// The axis (1, 2, 3) of unit length times sin 20°, and cos 20°.
  @Test func `a turn by 40° about a slanted axis`() {
    let turn = Self.rows(of: .rotation(.degrees(40), about: [1, 2, 3]))
    expect(
      turn, within: 1e-15,
      of: [0.0914087282642836, 0.1828174565285672, 0.2742261847928508, 0.9396926207859084])
  }

  @Test(arguments: Axis.allCases)
  func `a half turn has a positive axis`(_ axis: Axis) {
    let turn = Self.rows(of: .rotation(.degrees(180), about: axis))
    #expect(turn == Quaternion(imaginary: axis.direction, real: 0))
    let other = Self.rows(of: .rotation(.degrees(-180), about: axis))
    #expect(other == turn)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `a turn becomes rows and comes back`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let map = Transform.rotation(random.angle(), about: random.axis())
      expect(Self.rows(of: map).transform, within: 1e-14, of: map)
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `a fraction of the arc is a fraction of the angle`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let (axis, degrees) = (random.axis(), random.double(in: -179...179))
      let fraction = random.double(in: -0.2...1.2)
      let end = Self.rows(of: .rotation(.degrees(degrees), about: axis))
      let part = Quaternion.identity.interpolated(to: end, at: fraction)
      let expected = Transform.rotation(.degrees(degrees * fraction), about: axis)
      // Arcs so short that they are taken straight are off by a millionth of a turn's radius.
      expect(part.transform, within: 2e-6, of: expected)
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `the way to the same turn of opposite sign is no way`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let turn = Self.rows(of: .rotation(random.angle(), about: random.axis()))
    let opposite = Quaternion(imaginary: -turn.imaginary, real: -turn.real)
    let between = turn.interpolated(to: opposite, at: random.double(in: 0...1))
    expect(between, within: 1e-14, of: turn)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `the ends of the way are the turns themselves`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let a = Self.rows(of: .rotation(random.angle(), about: random.axis()))
    let b = Self.rows(of: .rotation(random.angle(), about: random.axis()))
    expect(a.interpolated(to: b, at: 0), within: 1e-14, of: a)
    expect(a.interpolated(to: b, at: 1).transform, within: 1e-13, of: b.transform)
  }

  @Test(
    arguments: [
      (30.0, 0.0, 0.0), (0, 30, 0), (0, 0, 30), (10, 20, 30), (-100, 50, 170), (90, 0, 0),
      (0, 0, 90), (0, 0, 180), (0, 90, 30), (0, -90, -120), (0, 90, 0), (20, 89.99999, 30),
    ])
  func `turns about x, then y, then z are found again`(_ x: Double, _ y: Double, _ z: Double) {
    let map = Transform.rotation(.degrees(x), about: .x)
      .followed(by: .rotation(.degrees(y), about: .y))
      .followed(by: .rotation(.degrees(z), about: .z))
    let angles = Self.rows(of: map).eulerAngles
    let found = [angles.x.degrees, angles.y.degrees, angles.z.degrees]
    expect(found, within: y == 89.99999 ? 1e-6 : 2e-14, of: [x, y, z])
  }

  @Test(arguments: SeededGenerator.seeds)
  func `the three turns make the rotation, also near the pole`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for exponent in 0...15 {
      let tilt = 90 - PortableMath.pow(10, -Double(exponent)) * random.double(in: 0...10)
      let map = Transform.rotation(random.angle(), about: .x)
        .followed(by: .rotation(.degrees(random.pick([tilt, -tilt])), about: .y))
        .followed(by: .rotation(random.angle(), about: .z))
      let angles = Self.rows(of: map).eulerAngles
      let again = Transform.rotation(angles.x, about: .x)
        .followed(by: .rotation(angles.y, about: .y))
        .followed(by: .rotation(angles.z, about: .z))
      expect(again, within: 2e-9, of: map)
    }
  }
}
