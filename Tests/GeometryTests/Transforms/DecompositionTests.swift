import SegueGeometry
import TestSupport
import Testing

@Suite struct DecompositionTests {
  static func flat(_ numbers: [Double]) -> AffineTransform {
    AffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// From nothing to S(2, 0.5) · Rz(90°) · T(100, 40).
  @Test(
    arguments: [
      (0, [1, 0, 0, 1, 0, 0]),
      (0.25, [1.154849, 0.478354, -0.334848, 0.808395, 25, 10]),
      (0.5, [1.060660, 1.060660, -0.530330, 0.530330, 50, 20]),
      (0.75, [0.669696, 1.616789, -0.577425, 0.239177, 75, 30]),
      (1, [0, 2, -0.5, 0, 100, 40]),
    ] as [(Double, [Double])])
  func `scale, turn and shift change together`(_ fraction: Double, _ expected: [Double]) throws {
    let end = Transform.scale(2, 0.5)
      .followed(by: .rotation(.degrees(90), about: .z)).followed(by: .translation(100, 40))
    let map = Transform.identity.interpolated(to: end, at: fraction)
    expect(try #require(map.affine), within: 2e-6, of: Self.flat(expected))
  }

  @Test func `a turn before an uneven scale is a skew`() throws {
    let map = Transform.rotation(.degrees(30), about: .z).followed(by: .scale(2, 1))
    let parts = try #require(Decomposition(map))
    expect(
      [parts.scale.x, parts.scale.y, parts.scale.z], within: 2e-6, of: [1.802776, 1.109400, 1])
    expect([parts.skew.x, parts.skew.y, parts.skew.z], within: 2e-6, of: [-0.649519, 0, 0])
    expect(parts.rotation, within: 2e-6, of: [0, 0, 0.140055, 0.990144])
    let half = try #require(Transform.identity.interpolated(to: map, at: 0.5).affine)
    expect(half, within: 2e-6, of: Self.flat([1.387575, 0.196272, -0.486864, 0.996332, 0, 0]))
  }

  @Test func `a flip with perspective turns by the fraction`() {
    let flip = Transform.rotation(.degrees(180), about: .x).followed(
      by: .perspective(distance: 844))
    let quarter = Transform.rotation(.degrees(45), about: .x)
      .followed(by: .perspective(distance: 844 / 0.25))
    expect(Transform.identity.interpolated(to: flip, at: 0.25), within: 1e-15, of: quarter)
  }

  @Test(arguments: Axis.allCases, [180.0, -180])
  func `half turns go the positive way`(_ axis: Axis, _ degrees: Double) {
    let half = Transform.rotation(.degrees(degrees), about: axis)
    let quarter = Transform.identity.interpolated(to: half, at: 0.5)
    expect(quarter, within: 1e-15, of: Transform.rotation(.degrees(90), about: axis))
  }

  @Test func `a full turn is no turn`() {
    let full = Transform.rotation(.degrees(360), about: .z)
    #expect(Transform.identity.interpolated(to: full, at: 0.5) == .identity)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `taking apart and putting together is nothing`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let map = random.int(in: 0...1) == 0 ? random.transform() : random.spatial()
      let again = try #require(Decomposition(map)).transform
      let expected = try map.dividedByLastEntry
      expect(again, within: 1e-12 * expected.largest, of: expected)
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `the ends of the way are the maps themselves`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (a, b) = (random.transform(), random.transform())
    let (start, end) = try (a.dividedByLastEntry, b.dividedByLastEntry)
    expect(a.interpolated(to: b, at: 0), within: 1e-12 * start.largest, of: start)
    expect(a.interpolated(to: b, at: 1), within: 1e-12 * end.largest, of: end)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `in the plane the angle takes the shorter way`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let (start, turn) = (random.angle().degrees, random.double(in: -179...179))
      let (small, large) = (random.double(in: 0.5...1), random.double(in: 1...2))
      func map(_ degrees: Double, _ scale: Double) -> Transform {
        Transform.scale(scale, scale).followed(by: .rotation(.degrees(degrees), about: .z))
      }
      let half = map(start, small).interpolated(to: map(start + turn, large), at: 0.5)
      expect(half, within: 2e-6, of: map(start + turn / 2, (small + large) / 2).withUnitDepth)
    }
  }

  @Test func `a uniform factor of the whole matrix changes nothing`() throws {
    let map = Transform.scale(2, 3).followed(by: .translation(10, 20))
    let twofold = try #require(Transform(entries: map.entries.map { $0 * 2 }))
    #expect(Decomposition(twofold) == Decomposition(map))
  }

  @Test(
    arguments: [
      Transform.scale(0, 1), .scale(1, 1, 0), .scale(1e-7, 1), .scale(.nan, 1),
      .scale(.infinity, 1),
      Transform(rows: [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 0]),
      Transform(rows: [1, 0, 0, 0], [1, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]),
    ])
  func `singular maps cannot be taken apart`(_ map: Transform) {
    #expect(Decomposition(map) == nil)
  }

  @Test func `a map borrows the turn of the other end to vanish`() throws {
    let start = Transform.rotation(.degrees(90), about: .z).followed(by: .translation(10, 0))
    let nothing = Transform.scale(0, 0).followed(by: .translation(30, 40))
    let expected = AffineTransform(a: 0, b: 0.5, c: -0.5, d: 0, tx: 20, ty: 20)
    for map in [
      start.interpolated(to: nothing, at: 0.5), nothing.interpolated(to: start, at: 0.5),
    ] {
      expect(try #require(map.affine), within: 1e-15, of: expected)
    }
    let vanished = try #require(start.interpolated(to: nothing, at: 1).affine)
    expect(vanished, within: 0, of: AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 30, ty: 40))
  }

  @Test func `between two singular maps the change happens halfway`() {
    let (a, b) = (Transform.scale(0, 1), Transform.scale(1, 0))
    #expect(a.interpolated(to: b, at: 0.49) == a)
    #expect(a.interpolated(to: b, at: 0.5) == b)
  }
}

extension Transform {
  /// The same map of space, written with 1 at the end.
  fileprivate var dividedByLastEntry: Transform {
    get throws { try #require(Transform(entries: entries.map { $0 / row4.w })) }
  }

  /// The map with the z axis left alone, as maps of the plane have it.
  fileprivate var withUnitDepth: Transform {
    var map = self
    map.row3 = [0, 0, 1, 0]
    return map
  }
}
