import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions
import TestSupport
import Testing

@Suite struct LandingPageTests {
  @Test func `the example on the landing page is true`() throws {
    struct Rise: ScreenTransition {
      func plan(for transition: TransitionContext) -> TransitionPlan {
        let run = TransitionTiming.curve(.easeInOut, 300)
        let height = transition.stage.size.height
        let page = TransitionLayer(.insertion).moving(.translateY, from: height, to: 0, run)
        let plan = TransitionPlan(lasting: run.end, [TransitionLayer(.removal), page])
        return transition.operation.isForward ? plan : plan.swapped
      }
    }

    let list = Screen("list", background: .color(.white))
    let photo = Screen("photo", background: .color(.black), statusBar: .light)
    let flow = Flow(
      [list, photo],
      steps: [
        Step(.show(["list"])),
        Step(.push("photo"), with: Rise()),
        Step(.hold(.milliseconds(500))),
        Step(.pop(1)),
      ],
      on: TransitionEnvironment(size: Size(390, 844), scale: 3)
    ) { _ in CrossFade() }
    let film = try flow.film(on: Canvas(size: Size(390, 844), scale: 3))
    #expect(film.duration == .milliseconds(300 + 500 + 350))
    let halfway = try #require(film.scene(at: .milliseconds(150)).item("photo")).properties
    #expect(abs(halfway.transform.combined.row4.y - 422) < 1e-9)
    let fading = try #require(film.scene(at: .milliseconds(975)).item("list")).properties
    #expect(abs(fading.opacity - 0.5) < 1e-9)
    try expectExample(onPageOf: "Transitions", in: #filePath)
  }
}
