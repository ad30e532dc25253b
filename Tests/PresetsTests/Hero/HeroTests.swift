import SegueGeometry
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

@Suite struct HeroTests {
  @Test(
    arguments: [
      (0.05, [235.594, -51.469, 0.039591]), (0.1, [145.602, -81.466, 0.062666]),
      (0.175, [62.694, -109.102, 0.083925]), (0.25, [18.504, -123.832, 0.0952555]),
      (0.3, [4.367, -128.544, 0.0988803]),
    ] as [(Double, [Double])])
  func `a push follows the library's decelerating curve`(
    seconds: Double, expected: [Double]
  ) throws {
    let plan = try preset("hero.push-left").plan(.push)
    let found = [
      try plan.number(.translate, of: "insertion", at: seconds),
      try plan.number(.translate, of: "under", at: seconds),
      try plan.number(.opacity, of: "dim", at: seconds),
    ]
    #expect(agree([found[0], found[1]], [expected[0], expected[1]], within: 1e-3))
    #expect(agree([found[2]], [expected[2]], within: 1e-6))
  }

  /// Going back, each screen takes the way back, and the upper one stays the upper one.
  @Test(arguments: HeroTransition.Kind.allCases, HeroTransition.Direction.allCases)
  func `going back is the opposite`(
    kind: HeroTransition.Kind, direction: HeroTransition.Direction
  ) throws {
    let transition = HeroTransition(kind, direction)
    let (there, back) = (transition.plan(.push), transition.plan(.pop))
    for (role, other) in [(Role.removal, Role.insertion), (.insertion, .removal)] {
      for (start, end) in [(0.0, 1.0), (1, 0)] {
        let (a, b) = (try there.corners(of: role, at: start), try back.corners(of: other, at: end))
        #expect(zip(a, b).allSatisfy { agree([$0.x, $0.y], [$1.x, $1.y], within: 1e-9) })
      }
    }
    guard kind != .fade && kind != .slide && kind != .zoomSlide else { return }
    let top = try #require(there.layers.last)
    #expect(back.layers.last?.holds(top.holds(.insertion) ? .removal : .insertion) == true)
  }

  @Test func `content moves where the name says`() throws {
    for (name, corner) in [
      ("left", [390, 0]), ("right", [-390, 0]), ("up", [0, 844]), ("down", [0, -844]),
    ] as [(String, [Double])] {
      let from = try preset("hero.cover-\(name)").plan(.push).corners(of: .insertion, at: 0)[0]
      #expect([from.x, from.y] == corner)
    }
  }

  @Test func `screens that cover or uncover have a shadow while they are in place`() throws {
    let cover = try preset("hero.cover-left").plan(.push)
    #expect(try cover.number(.shadowOpacity, of: "insertion", at: 0) == 0)
    #expect(try cover.number(.shadowOpacity, of: "insertion", at: 0.35) == 0.5)
    let uncover = try preset("hero.uncover-left").plan(.push)
    #expect(try uncover.number(.shadowOpacity, of: "removal", at: 0.35) == 0)
  }

  @Test func `automatic is a push, a slide or a fade`() throws {
    let automatic = try preset("hero.auto")
    #expect(automatic.plan(.pop) == HeroTransition(.push).plan(.pop))
    #expect(automatic.plan(.tabForward) == HeroTransition(.slide).plan(.push))
    #expect(automatic.plan(.present) == HeroTransition(.fade).plan(.present))
  }
}
