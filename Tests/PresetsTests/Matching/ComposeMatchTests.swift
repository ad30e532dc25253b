import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// Compose's shared elements and bounds.
@Suite struct ComposeMatchTests {
  private static let (before, after) = (
    [shared("box", Rect(ltrb: 16, 500, 116, 600))], [shared("box", Rect(ltrb: 0, 0, 360, 240))]
  )

  /// Pixels that are fine enough show the spring as it is.
  @Test(arguments: [MatchDialect.compose, .composeBounds])
  func `a spring moves the four sides`(dialect: MatchDialect) throws {
    let probe = try PlanProbe(
      .like(dialect), scale: 10_000, from: Self.before, to: Self.after)
    let frame = try probe.frame("shared.box", at: 100)
    #expect(frame.isClose(to: Rect(ltrb: 6.496, 203.003, 260.935, 386.162), within: 0.001))
    let exact = try probe.frame("shared.box", at: 461)
    #expect(exact == Rect(ltrb: 0, 0, 360, 240))
    #expect(try probe.frame("shared.box", at: 460) != exact)
  }

  @Test func `an element goes and grows in whole pixels, bounds only go in them`() throws {
    for (dialect, sizeIsWhole) in [(MatchDialect.compose, true), (.composeBounds, false)] {
      let probe = try PlanProbe(.like(dialect), scale: 2, from: Self.before, to: Self.after)
      let frame = try probe.frame("shared.box", at: 100)
      #expect(frame.origin == Point(6.5, 203))
      #expect((frame.size == Size(254.5, 183)) == sizeIsWhole)
    }
  }

  @Test func `of an element the arriving content alone is seen, of bounds both`() throws {
    let element = try PlanProbe(.like(.compose), from: Self.before, to: Self.after)
    #expect(element.scene(at: 100).item("old.2") == nil)
    let bounds = try PlanProbe(.like(.composeBounds), from: Self.before, to: Self.after)
    let share = SpringMotion(.damped(1, stiffness: 400), from: 0, to: 1).value(at: 0.1)
    #expect(try isClose(bounds.opacity("new.2", at: 100), share))
    #expect(try isClose(bounds.opacity("old.2", at: 100), 1 - share))
  }

  /// 200 by 100 in animated bounds of 300 by 90, FillWidth and Center.
  @Test func `a content is scaled to the width and stays in the middle`() throws {
    let probe = try PlanProbe(
      .even(.composeBounds),
      from: [shared("box", Rect(x: 50, y: 100, width: 200, height: 100))],
      to: [shared("box", Rect(x: 0, y: 200, width: 400, height: 80))])
    #expect(
      try probe.frame("old.2", at: 500)
        .isClose(to: Rect(x: 25, y: 120, width: 300, height: 150), within: 1e-9))
  }

  @Test(arguments: [
    (PointArc.Mode.above, 100.0, 33.368, 25.537), (.above, 250, 61.309, 48.333),
    (.above, 500, 90.411, 101.104), (.above, 750, 105.345, 159.687),
    (.above, 900, 109.265, 195.794), (.below, 100, 10.735, 44.206),
    (.below, 250, 14.655, 80.313), (.below, 500, 29.589, 138.896),
    (.below, 750, 58.691, 191.667), (.below, 900, 86.632, 214.463),
  ])
  func `keyframes bend`(arc: PointArc.Mode, time: Double, x: Double, y: Double) throws {
    let size = Size(40, 30)
    let probe = try PlanProbe(
      .even(.compose) { $0.arc = arc }, scale: 10_000,
      from: [shared("box", Rect(origin: Point(10, 20), size: size))],
      to: [shared("box", Rect(origin: Point(110, 220), size: size))])
    let frame = try probe.frame("shared.box", at: time)
    #expect(frame.isClose(to: Rect(origin: Point(x, y), size: size), within: 0.06))
  }

  /// A spring of one's own ends as Compose's do, estimated for the longest way.
  @Test func `a BoundsTransform has a duration of Compose's`() throws {
    let settings = MatchSettings.like(.compose) {
      $0.pace = .spring(.damped(1, stiffness: 1500), .exact)
    }
    let own = try PlanProbe(settings, from: Self.before, to: Self.after)
    let motion = SpringMotion(.damped(1, stiffness: 1500), from: 0, to: 500)
    let end = try #require(SpringMotion.composeDuration(of: [motion], thresholds: [0.5]))
    #expect(try own.frame("shared.box", at: Double(end)) == Rect(ltrb: 0, 0, 360, 240))
    #expect(try own.frame("shared.box", at: Double(end) - 20) != Rect(ltrb: 0, 0, 360, 240))
  }

  @Test func `a bar without a partner is lifted above all, and goes`() throws {
    var bar = MatchSettings.like(.compose) {
      $0.isLifted = true
      $0.zIndex = 1
    }
    var away = EffectSettings()
    away.opacity = 1
    away.translation = Vector(0, 100)
    away.pace = .easing(.linear)
    away.duration = .milliseconds(200)
    bar.leaving = away
    let probe = try PlanProbe(
      .like(.compose), [.init("bar", bar)],
      from: Self.before + [
        shared("bar", Rect(x: 0, y: 744, width: 390, height: 100), classes: ["bar"])
      ], to: Self.after)
    #expect(try probe.layer("shared.bar", at: 100).transform.translation.y == 50)
    #expect(try probe.opacity("shared.bar", at: 100) == 1)
    let order = probe.scene(at: 100).items.map(\.id.name).filter { $0.hasPrefix("shared.") }
    #expect(order == ["shared.box", "shared.bar"])
  }

  @Test(arguments: ["compose.nav-host", "compose.animated-content", "compose.enter-exit"])
  func `hosts differ, and what is shared moves alike`(base: String) throws {
    let probe = try PlanProbe(
      MatchedTransition(try preset(base), CustomMatch(.like(.compose))),
      on: TransitionEnvironment(size: Size(390, 844), scale: 10_000), from: Self.before,
      to: Self.after)
    #expect(
      try probe.frame("shared.box", at: 100)
        .isClose(to: Rect(ltrb: 6.496, 203.003, 260.935, 386.162), within: 0.001))
  }
}
