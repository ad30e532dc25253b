import SegueSceneGraph
import SegueTransitions

/// SwiftUI's default transition from one view to another: both change their opacity on the default spring.
struct ViewFade: ScreenTransition, Hashable {
  func plan(for exchange: Exchange) -> ExchangePlan {
    let run = SwiftUIMatch.standard
    return ExchangePlan(
      lasting: run.end,
      [
        PlanLayer(.removal).moving(.opacity, from: 1, to: 0, run),
        PlanLayer(.insertion).moving(.opacity, from: 0, to: 1, run),
      ])
  }
}
