import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

@Suite struct NavHostTests {
  @Test(
    arguments: [
      (0, 0), (100, 0.05874), (175, 0.23659), (350, 0.77556), (525, 0.95937), (700, 1),
    ] as [(Double, Double)])
  func `without slots both screens fade for 700 ms`(time: Double, opacity: Double) throws {
    for operation in [SegueTransitions.Operation.push, .pop] {
      let probe = try PlanProbe(NavHost(), operation)
      #expect(probe.plan.duration == .milliseconds(700))
      #expect(isClose(try probe.opacity("new", at: time), opacity))
      #expect(isClose(try probe.opacity("old", at: time), 1 - opacity))
    }
  }

  /// Left edges in whole pixels; the published numbers without rounding stand beside them.
  @Test(
    arguments: [
      (0, 1080, 0), (16, 915, nil), (50, 192, -92), (81, -151, nil), (100, -171, -494),
      (150, -14, -838), (200, 26, -994), (250, 0, -1062), (300, -4, -1080), (367, 1, -1080),
      (368, 0, -1080),
    ] as [(Double, Double, Double?)])
  func `the bouncy recipe goes past its target`(
    time: Double, new: Double, old: Double?
  ) throws {
    let stage = TransitionEnvironment(size: Size(1080, 2340))
    let probe = try PlanProbe(try preset("compose.slide-into"), on: stage)
    #expect(probe.plan.duration == .milliseconds(368))
    #expect(try probe.x("new", at: time) == new)
    if let old { #expect(try probe.x("old", at: time) == old) }
  }

  /// Left edges of 1080 pixels by the published curve, without rounding.
  @Test(
    arguments: [
      (0, 1080, 0), (50, 714.383, -91.404), (100, 407.634, -168.091), (150, 206.312, -218.422),
      (200, 99.638, -245.09), (250, 47.459, -258.135), (300, 22.258, -264.435),
      (350, 10.198, -267.45), (400, 4.506, -268.873), (450, 1.724, -269.569), (500, 0, -270),
    ] as [(Double, Double, Double)])
  func `Navigation 3 on iOS covers a screen that follows by a quarter`(
    time: Double, new: Double, old: Double
  ) throws {
    let stage = TransitionEnvironment(size: Size(1080, 2340))
    let probe = try PlanProbe(try preset("compose.nav-display-ios"), on: stage)
    #expect(probe.plan.duration == .milliseconds(500))
    #expect(isClose(try probe.x("new", at: time), new, within: 0.51))
    #expect(isClose(try probe.x("old", at: time), old, within: 0.51))
    let back = try PlanProbe(try preset("compose.nav-display-ios-predictive"), .pop, on: stage)
    #expect(isClose(try back.x("new", at: time), -270 * (1 - time / 500), within: 0.51))
    #expect(isClose(try back.x("old", at: time), 1080 * time / 500, within: 0.51))
  }

  @Test func `start is the right side where reading goes left`() throws {
    let stage = TransitionEnvironment(size: Size(1080, 2340), isRightToLeft: true)
    let probe = try PlanProbe(try preset("compose.slide-into"), on: stage)
    #expect(try probe.x("new", at: 0) == -1080)
    #expect(try probe.x("new", at: 100) == 171)
    #expect(try probe.x("old", at: 100) == 494)
  }

  @Test func `a display that ends within a pixel is left as a whole`() throws {
    let stage = TransitionEnvironment(size: Size(412, 915), scale: 2.625)
    let probe = try PlanProbe(try preset("compose.slide-into"), on: stage)
    #expect(try probe.x("new", at: 0) == 1082 / 2.625)
    let back = TransitionEnvironment(size: Size(412, 915), scale: 2.625, isRightToLeft: true)
    #expect(try PlanProbe(preset("compose.slide-into"), on: back).x("new", at: 0) == -1082 / 2.625)
    let phone = TransitionEnvironment(size: Size(1080 / 2.625, 2400 / 2.625), scale: 2.625)
    #expect(try PlanProbe(preset("compose.slide-into"), on: phone).x("new", at: 0) == 1080 / 2.625)
  }

  @Test func `time passes in whole milliseconds`() throws {
    let stage = TransitionEnvironment(size: Size(1080, 2340))
    let probe = try PlanProbe(try preset("compose.slide-into"), on: stage)
    #expect(try probe.x("new", at: 16) != probe.x("new", at: 17))
    #expect(try probe.x("new", at: 16.99) == probe.x("new", at: 16))
    #expect(try probe.x("old", at: 150.999) == probe.x("old", at: 150))
    #expect(try probe.x("old", at: 151) != probe.x("old", at: 150))
  }

  @Test func `pixels are those of the display`() throws {
    let stage = TransitionEnvironment(size: Size(360, 780), scale: 3)
    let probe = try PlanProbe(try preset("compose.slide-into"), on: stage)
    #expect(probe.plan.duration == .milliseconds(368))
    #expect(try probe.x("new", at: 50) == 64)
    #expect(isClose(try probe.x("old", at: 50), -92.0 / 3, within: 1e-12))
  }

  @Test func `a screen that is popped lies above the one that comes back`() throws {
    let push = NavHost().plan(
      for: TransitionContext(.push, on: TransitionEnvironment(size: Size(10, 10))))
    let pop = NavHost().plan(
      for: TransitionContext(.pop, on: TransitionEnvironment(size: Size(10, 10))))
    #expect(push.layers.map(\.name) == ["removal", "insertion"])
    #expect(pop.layers.map(\.name) == ["insertion", "removal"])
  }

  @Test func `pop slots are the push slots unless they are given`() throws {
    let host = NavHost(enter: .scaleIn(from: 0.5), exit: .hold)
    let pop = try PlanProbe(host, .pop)
    #expect(try pop.scale("new", at: 0) == 0.5)
    var other = host
    other.popEnter = EnterTransition.none
    other.popExit = .fadeOut(.tween(100))
    let otherPop = try PlanProbe(other, .pop)
    #expect(try otherPop.scale("new", at: 0) == 1)
    #expect(otherPop.plan.duration == .milliseconds(100))
  }

  @Test func `a finger's progress is a fraction of the time`() throws {
    #expect(
      NavHost().plan(for: TransitionContext(.pop, on: TransitionEnvironment(size: Size(10, 10))))
        .scrubbing == .timed)
  }
}
