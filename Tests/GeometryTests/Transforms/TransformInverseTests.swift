import SegueGeometry
import TestSupport
import Testing

@Suite struct TransformInverseTests {
  /// Determinants by `numpy.linalg.det`, rounded: the matrices are whole.
  @Test(
    arguments: [
      ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16], 0.0),
      ([2, 0, 1, 3, 1, 1, 0, 2, 0, 4, 1, 1, 3, 1, 2, 0], -28),
      ([0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0], 1),
      ([3, -1, 2, 5, 0, 2, 7, 1, 4, 4, -3, 2, 1, 6, 2, -2], 81),
    ] as [([Double], Double)])
  func `the determinant is the change of volume`(_ entries: [Double], _ volume: Double) throws {
    #expect(try #require(Transform(entries: entries)).determinant == volume)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `the inverse undoes`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let map = random.transform()
      let inverse = try #require(map.inverted())
      let bound = 1e-9 * max(1, map.largest)
      expect(map.followed(by: inverse), within: bound, of: Transform.identity)
      expect(inverse.followed(by: map), within: bound, of: Transform.identity)
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `the inverse of a sequence is the sequence of inverses backwards`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (a, b) = (random.spatial(), random.spatial())
    let whole = try #require(a.followed(by: b).inverted())
    let parts = try #require(b.inverted()).followed(by: try #require(a.inverted()))
    expect(whole, within: 1e-9 * max(1, whole.largest), of: parts)
  }

  @Test(
    arguments: [
      Transform.scale(0, 1), .scale(1, 1, 0), .scale(.nan, 1), .scale(.infinity, 1),
      .scale(1e-200, 1e-200),
    ])
  func `singular maps have none`(_ map: Transform) {
    #expect(map.inverted() == nil)
  }
}
