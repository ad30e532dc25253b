import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// The open container of Flutter's animations package.
@Suite struct OpenContainerTests {
  /// Flutter's `fastOutSlowIn` at half of its time.
  private static let half = 0.775561

  @Test func `a card opens in 300 ms along a curve and closes along the same one`() throws {
    for operation in [SegueTransitions.Operation.push, .pop] {
      let probe = try ContainerProbe(.flutter(.openContainer), operation)
      #expect(probe.film.duration == .milliseconds(500))
      let part = operation == .push ? Self.half : 1 - Self.half
      let sides = zip(ContainerProbe.card.sides, [0, 0, 360, 640]).map { $0 + ($1 - $0) * part }
      #expect(try probe.frame("surface", at: 150).agrees(with: sides, within: 1e-3))
      let radius = try probe.layer("surface", at: 150).cornerRadii.topLeft
      #expect(isClose(radius, 12 * (1 - part), within: 1e-4))
    }
  }

  @Test func `the page is as large as the stage, scaled to the width of the box`() throws {
    let probe = try ContainerProbe(.flutter(.openContainer))
    let box = try probe.frame("surface", at: 150)
    let (page, card) = (try probe.frame("detail", at: 150), try probe.frame("start", at: 150))
    #expect(
      agree([page.minX, page.minY, page.width], [box.minX, box.minY, box.width], within: 0.01))
    #expect(isClose(page.height, box.width / 360 * 640, within: 0.01))
    #expect(
      agree([card.minX, card.minY, card.width], [box.minX, box.minY, box.width], within: 0.01))
    #expect(isClose(card.height, box.width / 132 * 96, within: 0.01))
  }

  @Test(arguments: [(0.0, 0.0), (60, 0), (90, 0.5), (120, 1), (299, 1)])
  func `the page fades in from one to two fifths of the time`(time: Double, opacity: Double) throws
  {
    let there = try ContainerProbe(.flutter(.openContainer))
    #expect(isClose(try there.layer("detail", at: time).opacity, opacity))
    #expect(try there.layer("start", at: time).opacity == 1)
    let back = try ContainerProbe(.flutter(.openContainer), .pop)
    #expect(isClose(try back.layer("detail", at: time).opacity, 1 - opacity))
    #expect(try back.layer("end", at: time).opacity == 1)
  }

  @Test(arguments: [(0.0, 1.0, 0.0), (30, 0.5, 0), (60, 0, 0), (180, 0, 0.5), (240, 0, 0.75)])
  func `faded through, the card is gone after a fifth`(
    time: Double, leaving: Double, arriving: Double
  ) throws {
    for (operation, old, new) in [
      (SegueTransitions.Operation.push, "start", "detail"), (.pop, "detail", "end"),
    ] {
      let probe = try ContainerProbe(.flutter(.openContainerThrough), operation)
      #expect(isClose(try probe.layer(old, at: time).opacity, leaving))
      #expect(isClose(try probe.layer(new, at: time).opacity, arriving))
    }
  }

  /// On the way there it is whole after a fifth of the curve; on the way back it follows the curve.
  @Test func `the other screen is dimmed by 54 percent`() throws {
    let there = try ContainerProbe(.flutter(.openContainer))
    #expect(isClose(try there.layer("scrim", at: 150).opacity, 138.0 / 255))
    #expect(try there.layer("scrim", at: 0).opacity == 0)
    let back = try ContainerProbe(.flutter(.openContainer), .pop)
    #expect(
      isClose(try back.layer("scrim", at: 150).opacity, 138.0 / 255 * (1 - Self.half), within: 1e-4)
    )
  }

  @Test func `screens that share nothing fade`() throws {
    let context = TransitionContext(.push, on: ContainerProbe.stage)
    let plan = Preset.flutter(.openContainer).plan(for: context)
    #expect(plan.duration == .milliseconds(300) && plan.lifted.isEmpty)
  }
}
