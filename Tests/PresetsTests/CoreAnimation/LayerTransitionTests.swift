import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

@Suite struct LayerTransitionTests {
  private static func offsets(
    _ transition: some ScreenTransition, _ operation: Operation = .push, at fraction: Double
  ) throws -> [Double] {
    let plan = transition.plan(operation)
    let (old, new) = (
      try plan.corners(of: .removal, at: fraction)[0],
      try plan.corners(of: .insertion, at: fraction)[0]
    )
    return [old.x, old.y, new.x, new.y]
  }

  /// Where the old and the new content stand after a quarter of the way.
  @Test(
    arguments: [
      (.moveIn, .right, [0, 0, 292.5, 0]), (.moveIn, .bottom, [0, 0, 0, 633]),
      (.push, .right, [-97.5, 0, 292.5, 0]), (.push, .left, [97.5, 0, -292.5, 0]),
      (.push, .top, [0, 211, 0, -633]), (.reveal, .right, [-97.5, 0, 0, 0]),
      (.reveal, .top, [0, 211, 0, 0]), (.fade, .right, [0, 0, 0, 0]),
    ] as [(LayerTransition.Kind, LayerTransition.Side, [Double])])
  func `contents move as the kind and the side say`(
    kind: LayerTransition.Kind, side: LayerTransition.Side, expected: [Double]
  ) throws {
    let transition = LayerTransition(kind, from: side, .curve(.linear, 1000))
    #expect(agree(try Self.offsets(transition, at: 0.25), expected, within: 1e-9))
  }

  @Test func `a push is faint on the way, unless it is told not to be`() throws {
    var push = LayerTransition(.push, from: .right, .curve(.linear, 1000))
    #expect(try push.plan(.push).number(.opacity, of: "insertion", at: 0.25) == 0.25)
    #expect(try push.plan(.push).number(.opacity, of: "removal", at: 0.25) == 0.75)
    push.fadesOnPush = false
    #expect(try push.plan(.push).number(.opacity, of: "insertion", at: 0.25) == 1)
  }

  @Test func `a slice of the effect begins and ends in the middle of it`() throws {
    let slice = LayerTransition(
      .moveIn, from: .right, .curve(.linear, 1000), start: 0.2, end: 0.7)
    #expect(agree(try Self.offsets(slice, at: 0), [0, 0, 312, 0], within: 1e-9))
    #expect(agree(try Self.offsets(slice, at: 0.5), [0, 0, 214.5, 0], within: 1e-9))
    #expect(agree(try Self.offsets(slice, at: 1), [0, 0, 117, 0], within: 1e-9))
  }

  @Test func `in views, the top may be the bottom`() throws {
    var reveal = LayerTransition(.reveal, from: .top, .curve(.linear, 1000))
    reveal.swapsTopAndBottom = true
    #expect(agree(try Self.offsets(reveal, at: 0.25), [0, -211, 0, 0], within: 1e-9))
  }

  @Test func `what has moved in moves out again`() throws {
    let transition = LayerTransition(.moveIn, from: .right, .curve(.linear, 1000))
    #expect(agree(try Self.offsets(transition, .pop, at: 0.25), [97.5, 0, 0, 0], within: 1e-9))
  }

  @Test func `by default it takes a quarter of a second along the default curve`() throws {
    let plan = try preset("core-animation.move-in-from-right").plan(.push)
    #expect(plan.duration == .milliseconds(250))
    let x = try plan.corners(of: .insertion, at: 0.5)[0].x
    #expect(agree([x], [390 * (1 - 0.802403)], within: 1e-3))
  }

  @Test(arguments: LayerTransition.Side.allCases)
  func `the faces of a cube meet in one edge`(side: LayerTransition.Side) throws {
    let plan = CubeTurn(from: side, .curve(.linear, 1000)).plan(.push)
    for step in 1..<20 {
      let old = try plan.corners(of: .removal, at: Double(step) / 20)
      let new = try plan.corners(of: .insertion, at: Double(step) / 20)
      let pairs: [(Int, Int)] =
        switch side {
        case .right: [(1, 0), (2, 3)]
        case .left: [(0, 1), (3, 2)]
        case .top: [(0, 3), (1, 2)]
        case .bottom: [(3, 0), (2, 1)]
        }
      for (a, b) in pairs {
        #expect(agree([old[a].x, old[a].y], [new[b].x, new[b].y], within: 0.05))
      }
    }
  }
}
