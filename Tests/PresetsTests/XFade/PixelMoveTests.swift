import SegueGeometry
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// FFmpeg's moves on the specification's pictures: 8 by 4 pixels, the old one 200 + x + 10 y, the
/// new one 20 + x + 10 y.
@Suite struct PixelMoveTests {
  private static let stage = TransitionEnvironment(size: Size(8, 4))

  /// Per kind: pixels (2, 1), (6, 1), (5, 3) when three quarters, half, a quarter are left.
  private static let vectors: [(String, [[Int]])] = [
    ("slideleft", [[214, 30, 237], [216, 32, 51], [30, 34, 53]]),
    ("slideright", [[210, 214, 233], [36, 212, 231], [34, 210, 57]]),
    ("slideup", [[222, 226, 25], [232, 236, 35], [22, 26, 45]]),
    ("slidedown", [[202, 206, 225], [52, 56, 215], [42, 46, 205]]),
    ("coverleft", [[212, 30, 235], [212, 32, 51], [30, 34, 53]]),
    ("coverright", [[212, 216, 235], [36, 216, 235], [34, 216, 57]]),
    ("coverup", [[212, 216, 25], [212, 216, 35], [22, 26, 45]]),
    ("coverdown", [[212, 216, 235], [52, 56, 235], [42, 46, 235]]),
    ("revealleft", [[214, 36, 237], [216, 36, 55], [32, 36, 55]]),
    ("revealright", [[210, 214, 233], [32, 212, 231], [32, 210, 55]]),
    ("revealup", [[222, 226, 55], [232, 236, 55], [32, 36, 55]]),
    ("revealdown", [[202, 206, 225], [32, 36, 215], [32, 36, 205]]),
  ]

  @Test(arguments: vectors)
  func `pictures move by whole pixels`(kind: String, expected: [[Int]]) throws {
    let probe = try PlanProbe(try preset("xfade.\(kind)"), on: Self.stage)
    for (time, row) in zip([250.0, 500, 750], expected) {
      let found = try [(2, 1), (6, 1), (5, 3)].map { try Self.pixel($0, of: probe, at: time) }
      #expect(found == row, "\(kind) at \(time)")
    }
  }

  /// What the upper of both pictures shows in a pixel.
  private static func pixel(
    _ place: (Int, Int), of probe: PlanProbe, at time: Double
  ) throws -> Int {
    let names = probe.scene(at: time).items.map(\.id.name).filter { ["old", "new"].contains($0) }
    for name in names.reversed() {
      let frame = try probe.frame(name, at: time)
      let (x, y) = (place.0 - Int(frame.minX), place.1 - Int(frame.minY))
      guard (0..<8).contains(x), (0..<4).contains(y) else { continue }
      return (name == "old" ? 200 : 20) + x + 10 * y
    }
    return -1
  }

  @Test func `between two frames no part of a pixel is passed`() throws {
    let stage = TransitionEnvironment(size: Size(100, 50), scale: 2)
    let probe = try PlanProbe(try preset("xfade.slideleft"), on: stage)
    for time in stride(from: 0.0, through: 1000, by: 13.37) {
      let left = (200 * (1 - time / 1000)).rounded(.down) / 2
      #expect(try isClose(probe.x("new", at: time), left, within: 1e-9))
      #expect(try isClose(probe.x("old", at: time), left - 100, within: 1e-9))
    }
  }

  @Test func `back, what has covered the other screen is taken off it`() throws {
    let probe = try PlanProbe(try preset("xfade.coverleft"), .pop, on: Self.stage)
    #expect(probe.plan.layers.map(\.name) == ["insertion", "removal"])
    #expect(try probe.x("old", at: 500) == 4)
    #expect(try probe.x("new", at: 500) == 0)
  }
}
