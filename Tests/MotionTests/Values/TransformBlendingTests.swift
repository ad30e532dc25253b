import SegueGeometry
import SegueMotion
import SegueSceneGraph
import TestSupport
import Testing

/// Law: between maps that only scale evenly, turn by less than half a turn and shift, a whole map
/// goes the same way as its components.
@Suite struct TransformBlendingTests {
  struct Parts {
    var scale: Double
    var degrees: Double
    var shift: SIMD2<Double>

    var map: Transform {
      LayerTransform(
        scale: [scale, scale, 1], rotationZ: .degrees(degrees),
        translation: [shift.x, shift.y, 0]
      ).combined
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `whole maps and components go the same way`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let from = random.parts(turn: -180...180)
    let turn = random.double(in: -179...179)
    var to = random.parts(turn: 0...0)
    to.degrees = from.degrees + turn
    for fraction in [0, 0.1, 0.25, 0.5, 0.9, 1] {
      let whole = Value.transform(from.map).interpolated(to: .transform(to.map), at: fraction)
      let parts = Parts(
        scale: from.scale + (to.scale - from.scale) * fraction,
        degrees: from.degrees + turn * fraction,
        shift: from.shift + (to.shift - from.shift) * fraction)
      guard case .transform(let map) = whole else { continue }
      expect(map.entries, within: 1e-9, of: parts.map.entries)
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `added maps act one after the other, and none changes nothing`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (a, b) = (random.parts(turn: -90...90).map, random.parts(turn: -90...90).map)
    #expect(Value.transform(a).added(to: .transform(b)) == .transform(a.followed(by: b)))
    #expect(Value.transform(.identity).added(to: .transform(b)) == .transform(b))
  }
}

extension SeededGenerator {
  fileprivate mutating func parts(turn: ClosedRange<Double>) -> TransformBlendingTests.Parts {
    TransformBlendingTests.Parts(
      scale: double(in: 0.1...4), degrees: double(in: turn),
      shift: [double(in: -100...100), double(in: -100...100)])
  }
}
