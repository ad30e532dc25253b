import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

@Suite struct ViewTransitionTests {
  @Test func `both pictures add their light in a group of their own`() throws {
    let probe = try PlanProbe(try preset("css.view-transition"))
    #expect(probe.plan.duration == .milliseconds(250))
    let pair = try probe.layer("image-pair", at: 100)
    #expect(pair.isIsolated && pair.blendMode == .normal && pair.opacity == 1)
    for name in ["old", "new"] {
      #expect(try probe.layer(name, at: 100).blendMode == .plusLighter)
    }
    #expect(try isClose(probe.opacity("new", at: 62.5), 0.40851))
  }

  /// Opacities that add up to 1 leave what is the same in both pictures as it is.
  @Test(arguments: [0, 17.3, 62.5, 125, 200, 250])
  func `opacities add up to one`(time: Double) throws {
    let probe = try PlanProbe(try preset("css.view-transition"))
    #expect(
      try isClose(probe.opacity("old", at: time) + probe.opacity("new", at: time), 1, within: 1e-12)
    )
  }

  @Test func `one picture alone fades above the other screen`() throws {
    let context = TransitionContext(.push, on: TransitionEnvironment(size: Size(10, 10)))
    let (out, `in`) = (try preset("css.fade-out"), try preset("css.fade-in"))
    #expect(out.plan(for: context).layers.map(\.name) == ["insertion", "removal"])
    #expect(`in`.plan(for: context).layers.map(\.name) == ["removal", "insertion"])
    #expect(try isClose(PlanProbe(out).opacity("old", at: 62.5), 1 - 0.40851))
  }
}
