import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

@Suite struct CardTurnTests {
  private static func turn(_ direction: CardTurn.Direction) -> CardTurn {
    CardTurn(.curve(.linear, 1000), direction, distance: 1000, stepsBack: true)
  }

  @Test(arguments: CardTurn.Direction.allCases)
  func `each screen shows its face in one half only`(direction: CardTurn.Direction) throws {
    let plan = Self.turn(direction).plan(.present)
    for (fraction, seen) in [
      (0.1, Role.removal), (0.4, .removal), (0.6, .insertion), (0.9, .insertion),
    ] {
      for role in Role.allCases {
        let corners = try plan.corners(of: role, at: fraction)
        let quad = Quad(
          topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3]
        )
        #expect(quad.showsBack == (role != seen))
      }
    }
  }

  @Test(arguments: CardTurn.Direction.allCases)
  func `the edge that comes up is never longer than the stage`(
    direction: CardTurn.Direction
  ) throws {
    let plan = Self.turn(direction).plan(.present)
    for step in 0...100 {
      let corners = try plan.corners(of: step < 50 ? .removal : .insertion, at: Double(step) / 100)
      #expect(corners.allSatisfy { $0.x > -0.2 && $0.x < 390.2 && $0.y > -0.2 && $0.y < 844.2 })
    }
  }

  @Test func `presenting turns the right edge up and to the left, dismissing the left edge`() throws
  {
    let there = try Self.turn(.left).plan(.present).corners(of: .removal, at: 0.25)
    #expect(there[2].y - there[1].y > there[3].y - there[0].y)
    let back = try Self.turn(.left).plan(.dismiss).corners(of: .removal, at: 0.25)
    #expect(back[2].y - back[1].y < back[3].y - back[0].y)
  }

  @Test func `UIKit's flip takes 0.7 s and is darkest on edge`() throws {
    let plan = try preset("ios.flip").plan(.present)
    #expect(plan.duration == .milliseconds(700))
    #expect(agree([try plan.number(.opacity, of: "card", at: 0.35)], [0.85], within: 1e-9))
    #expect(agree([try plan.number(.scale, of: "card", at: 0.35)], [0.805], within: 1e-9))
    #expect(try plan.number(.opacity, of: "card", at: 0.7) == 1)
    let angle = try plan.number(.rotateY, of: "removal", at: 0.175)
    #expect(agree([angle], [-180 * 0.157679], within: 2e-4))
  }
}
