import SegueSceneGraph
import SegueTransitions

/// SwiftUI's default transition from one view to another: both change their opacity on the default spring.
struct ViewFade: ScreenTransition, Hashable {
  func plan(for context: TransitionContext) -> TransitionPlan {
    let run = SwiftUIMatch.standard
    return TransitionPlan(
      lasting: run.end,
      [
        TransitionLayer(.removal).moving(.opacity, from: 1, to: 0, run),
        TransitionLayer(.insertion).moving(.opacity, from: 0, to: 1, run),
      ])
  }
}
