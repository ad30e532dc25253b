import SegueGeometry
import SegueSceneGraph
package import SegueTransitions

/// UIKit's cover: the arriving screen rises from below; dismissed, it sinks.
package struct SystemCover: ScreenTransition, Hashable {
  /// The duration and timing curve.
  package var run = TransitionTiming.system

  /// The cover of today's systems.
  package init() {}

  /// The upper screen moves by the whole height.
  package func plan(for context: TransitionContext) -> TransitionPlan {
    let upper = TransitionLayer(.insertion).sinking(from: 1, to: 0, on: context.stage, run)
    return TransitionPlan(lasting: run.end, [TransitionLayer(.removal), upper])
      .turned(for: context.operation)
  }
}

/// UIKit's dissolve: both screens fade over black, so that they are darker halfway.
package struct SystemDissolve: ScreenTransition, Hashable {
  /// The duration and timing curve.
  package var run = TransitionTiming.system

  /// The dissolve of today's systems.
  package init() {}

  /// The arriving screen is above, in both directions: tB + (1-t)²A.
  package func plan(for context: TransitionContext) -> TransitionPlan {
    TransitionPlan(
      lasting: run.end,
      [
        TransitionLayer(.removal).moving(.opacity, from: 1, to: 0, run),
        TransitionLayer(.insertion).moving(.opacity, from: 0, to: 1, run),
      ], background: .black)
  }
}
