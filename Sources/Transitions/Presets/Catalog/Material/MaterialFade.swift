import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// Material's fade: a screen comes quickly while it grows, and goes without shrinking.
struct MaterialFade: AdjustableTransition, Hashable {
  /// The initial scale of the arriving screen.
  var scale = 0.8

  var adjustments: [Adjustment<Self>] { [Adjustment(.scale, \.scale)] }

  func plan(for context: TransitionContext) -> TransitionPlan {
    guard context.operation.isForward else {
      let leaving = TransitionTiming.curve(.known("material.emphasized-accelerate"), 150)
      return TransitionPlan(
        lasting: leaving.end,
        [
          TransitionLayer(.insertion),
          TransitionLayer(.removal).moving(.opacity, from: 1, to: 0, leaving),
        ])
    }
    let run = TransitionTiming.curve(.known("material.emphasized-decelerate"), 400)
    let arriving = TransitionLayer(.insertion).scaling(from: scale, to: 1, run)
      .moving(.opacity, through: [0, 1, 1], at: [0, 0.3, 1], run)
    return TransitionPlan(lasting: run.end, [TransitionLayer(.removal), arriving])
  }
}

/// Material's elevation scale: one screen shrinks and fades away while the other one grows and
/// fades in.
struct ElevationScale: AdjustableTransition, Hashable {
  /// Scale of both screens when they are not there.
  var scale = 0.85

  var adjustments: [Adjustment<Self>] { [Adjustment(.scale, \.scale)] }

  func plan(for context: TransitionContext) -> TransitionPlan {
    let run = TransitionTiming.curve(.fastOutSlowIn, 300)
    let leaving = TransitionLayer(.removal).scaling(from: 1, to: scale, run)
      .moving(.opacity, from: 1, to: 0, run)
    let arriving = TransitionLayer(.insertion).scaling(from: scale, to: 1, run)
      .moving(.opacity, from: 0, to: 1, run)
    return TransitionPlan(
      lasting: run.end, [leaving, arriving],
      background: .materialSurface(isDark: context.stage.isDark))
  }
}
