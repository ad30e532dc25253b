import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

@Suite struct AnimatedContentTests {
  @Test(
    arguments: [
      (0, 1, 0, 0.92), (45, 0.22444, 0, 0.92), (90, 0, 0, 0.92), (150, 0, 0.29380, 0.94350),
      (200, 0, 0.77556, 0.98204), (250, 0, 0.95047, 0.99604), (310, 0, 1, 1),
    ] as [(Double, Double, Double, Double)])
  func `when nothing is said one content fades out, then the other in`(
    time: Double, old: Double, new: Double, scale: Double
  ) throws {
    let probe = try PlanProbe(AnimatedContent())
    #expect(probe.plan.duration == .milliseconds(310))
    #expect(try isClose(probe.opacity("old", at: time), old))
    #expect(try isClose(probe.opacity("new", at: time), new))
    #expect(try isClose(probe.scale("new", at: time), scale))
  }

  @Test func `the arriving content lies above unless an index says otherwise`() {
    let context = TransitionContext(.push, on: TransitionEnvironment(size: Size(10, 10)))
    func names(_ zIndex: Double, _ operation: SegueTransitions.Operation) -> [String] {
      let forward = ContentTransform(enter: .fadeIn(), exit: .fadeOut(), zIndex: zIndex)
      var context = context
      context.operation = operation
      return AnimatedContent(forward, back: ContentTransform(enter: .none, exit: .fadeOut()))
        .plan(for: context).layers.map(\.name)
    }
    #expect(names(0, .push) == ["removal", "insertion"])
    #expect(names(-1, .push) == ["insertion", "removal"])
    #expect(names(0, .pop) == ["removal", "insertion"])
    #expect(names(1, .pop) == ["insertion", "removal"])
  }

  @Test func `the container takes on the size of its new content`() throws {
    let stage = TransitionEnvironment(size: Size(400, 400))
    let sizes = ContentSizes(initial: Size(100, 50), target: Size(300, 150))
    var content = AnimatedContent(
      EnterTransition.fadeIn(.tween(200)).together(with: .fadeOut(.tween(200)))
        .using(SizeTransform(.tween(200, easing: .linear))), sizes: sizes)
    let probe = try PlanProbe(content, on: stage)
    let container = try probe.layer("contents", at: 100)
    #expect(container.size == Size(200, 100))
    #expect(container.frame.origin == .zero)
    #expect(container.clipsToBounds)
    #expect(try probe.frame("new", at: 100).origin == .zero)
    content.alignment = .center
    let centered = try PlanProbe(content, on: stage)
    #expect(try centered.frame("new", at: 0).origin == Point(-100, -50))
    #expect(try centered.frame("new", at: 100).origin == Point(-50, -25))
    #expect(try centered.frame("old", at: 200).origin == Point(100, 50))
  }

  @Test func `without a size transform the container is as large as both`() throws {
    let sizes = ContentSizes(initial: Size(100, 300), target: Size(200, 50))
    let transform = EnterTransition.slideIntoContainer(towards: .left)
      .together(with: .slideOutOfContainer(towards: .up)).using(nil)
    let probe = try PlanProbe(
      AnimatedContent(transform, sizes: sizes), on: TransitionEnvironment(size: Size(400, 400)))
    #expect(probe.plan.layers.count == 2)
    #expect(try probe.frame("new", at: 0).minX == 200)
  }

  @Test func `springs end when what is left cannot be seen`() throws {
    func milliseconds(_ transform: ContentTransform) throws -> Double {
      try PlanProbe(AnimatedContent(transform), on: TransitionEnvironment(size: Size(1080, 400)))
        .plan.duration.milliseconds
    }
    #expect(try milliseconds(EnterTransition.fadeIn().together(with: .hold)) == 331)
    #expect(
      try milliseconds(
        EnterTransition.slideInHorizontally(from: .whole).together(with: .hold)) == 465)
    #expect(
      try milliseconds(
        EnterTransition.slideIntoContainer(towards: .left).together(with: .hold)) == 240)
    #expect(
      try milliseconds(EnterTransition.fadeIn(.spring(stiffness: 1600)).together(with: .hold))
        == 165)
  }

  @Test func `crossfades do not change their size`() throws {
    let probe = try PlanProbe(try preset("compose.crossfade"))
    #expect(probe.plan.duration == .milliseconds(300))
    #expect(try isClose(probe.opacity("new", at: 75), 0.23659))
    #expect(try isClose(probe.opacity("old", at: 75), 1 - 0.23659))
  }
}
