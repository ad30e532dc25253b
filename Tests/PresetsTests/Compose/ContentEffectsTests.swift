import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

@Suite struct ContentEffectsTests {
  private static let stage = TransitionEnvironment(size: Size(300, 200))

  @Test func `the left operand of a plus wins, kind by kind`() {
    let sum = EnterTransition.fadeIn(from: 0.25) + .scaleIn(from: 0.5) + .fadeIn(from: 0.75)
    #expect(sum.effects.fade?.opacity == 0.25)
    #expect(sum.effects.scale?.factor == 0.5)
    #expect(sum.effects.slide == nil)
  }

  @Test func `a hold on either side holds`() {
    #expect((ExitTransition.hold + .fadeOut()).effects.holds)
    #expect((ExitTransition.fadeOut() + .hold).effects.holds)
    #expect(!(ExitTransition.fadeOut() + .scaleOut()).effects.holds)
  }

  /// The published vector of expandVertically from the bottom, 200 points high.
  @Test(
    arguments: [
      (0, 0, -200), (50, 53, -147), (100, 119, -81), (200, 182, -18), (300, 197, -3),
      (371, 200, 0),
    ] as [(Double, Double, Double)])
  func `a room grows and shows the bottom of its content first`(
    time: Double, height: Double, offset: Double
  ) throws {
    let probe = try PlanProbe(
      AnimatedContent(EnterTransition.expandVertically().together(with: .hold)), on: Self.stage)
    #expect(probe.plan.duration == .milliseconds(371))
    let room = try probe.layer("room", at: time)
    #expect(room.size == Size(300, height))
    #expect(room.clipsToBounds)
    #expect(try probe.y("new", at: time) == offset)
    #expect(try probe.frame("new", at: time).minY == offset)
  }

  @Test func `from the top a room grows over a content that stays`() throws {
    let probe = try PlanProbe(
      AnimatedContent(EnterTransition.expandVertically(from: 0).together(with: .hold)),
      on: Self.stage)
    #expect(try probe.layer("room", at: 50).size == Size(300, 53))
    #expect(try probe.y("new", at: 50) == 0)
  }

  @Test func `a slide moves the content inside its room`() throws {
    let enter =
      EnterTransition.expandHorizontally(from: 0)
      + .slideInHorizontally(.tween(100, easing: .linear), from: .whole)
    let probe = try PlanProbe(AnimatedContent(enter.together(with: .hold)), on: Self.stage)
    #expect(try probe.x("new", at: 50) == 150)
    #expect(try probe.x("room", at: 50) == 0)
  }

  @Test func `slides are half a width to the left unless they are given`() throws {
    let transform = EnterTransition.slideInHorizontally().together(with: .slideOutVertically())
    let probe = try PlanProbe(
      AnimatedContent(transform), on: TransitionEnvironment(size: Size(301, 201)))
    #expect(try probe.x("new", at: 0) == -150)
    #expect(try probe.y("old", at: 1000) == -100)
  }

  @Test func `a scale does not change the way of a slide`() throws {
    let enter = EnterTransition.slideIn(.tween(100, easing: .linear), x: .whole) + .scaleIn(from: 0)
    let probe = try PlanProbe(AnimatedContent(enter.together(with: .hold)), on: Self.stage)
    #expect(try probe.x("new", at: 50) == 150)
  }

  @Test func `a scale acts about its origin`() throws {
    let enter = EnterTransition.scaleIn(.tween(100, easing: .linear), from: 0.5, about: .topLeft)
    let probe = try PlanProbe(AnimatedContent(enter.together(with: .hold)), on: Self.stage)
    #expect(try probe.frame("new", at: 0) == Rect(x: 0, y: 0, width: 150, height: 100))
    #expect(try probe.frame("new", at: 50) == Rect(x: 0, y: 0, width: 225, height: 150))
  }

  @Test func `a veil lies over its content, inside its fade`() throws {
    let exit = ExitTransition.veilOut(.tween(100, easing: .linear)) + .fadeOut(.tween(100))
    let probe = try PlanProbe(
      AnimatedContent(EnterTransition.none.together(with: exit)), on: Self.stage)
    let veil = try probe.layer("veil", at: 50)
    #expect(veil.background == .color(Color(white: 0, alpha: 0.5)))
    #expect(veil.opacity == 0.5)
    #expect(try probe.opacity("content", at: 0) == 1)
    #expect(try isClose(probe.opacity("content", at: 50), 1 - 0.77556))
    #expect(try probe.opacity("old", at: 50) == 1)
  }

  @Test func `a held content stays to the end, another one goes when it has come to rest`() throws {
    let enter = EnterTransition.fadeIn(.tween(200))
    let held = try PlanProbe(AnimatedContent(enter.together(with: .hold)))
    #expect(try !held.layer("old", at: 199).isHidden)
    let gone = try PlanProbe(
      AnimatedContent(enter.together(with: .fadeOut(.tween(100), to: 0.5))))
    #expect(try !gone.layer("old", at: 99).isHidden)
    #expect(try gone.layer("old", at: 100).isHidden)
  }

  @Test func `a content that does nothing is gone after the first moment`() throws {
    let probe = try PlanProbe(
      AnimatedContent(EnterTransition.fadeIn(.tween(200)).together(with: .none)))
    #expect(try !probe.layer("old", at: 0).isHidden)
    #expect(try probe.layer("old", at: 1).isHidden)
  }

  @Test(
    arguments: [
      (SlideDirection.left, 300, 0, -300, 0), (.right, -300, 0, 300, 0), (.up, 0, 200, 0, -200),
      (.down, 0, -200, 0, 200), (.start, 300, 0, -300, 0), (.end, -300, 0, 300, 0),
    ] as [(SlideDirection, Double, Double, Double, Double)])
  func `contents come in at one edge of their container and leave at the other`(
    direction: SlideDirection, inX: Double, inY: Double, outX: Double, outY: Double
  ) throws {
    let transform = EnterTransition.slideIntoContainer(towards: direction)
      .together(with: .slideOutOfContainer(towards: direction, to: Extent(share: 1.0 / 3)))
    let probe = try PlanProbe(AnimatedContent(transform), on: Self.stage)
    let (start, end) = (try probe.layer("new", at: 0), probe.plan.layers[0].properties)
    #expect(start.transform.translation == [inX, inY, 0])
    let third = SIMD3(outX / 3, outY / 3, 0)
    #expect(end.transform.translation == third.rounded(.towardZero))
  }
}
