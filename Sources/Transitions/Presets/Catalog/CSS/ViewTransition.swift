import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// A browser's default transition between two states of a page.
///
/// The old picture fades out and the new one in, and both add their light, apart from the page:
/// what is the same in both stays as it is. The old picture is a snapshot: nothing moves in it.
struct ViewTransition: ScreenTransition, Hashable {
  /// The pictures that are there, of two.
  enum Pictures { case both, old, new }

  var pictures = Pictures.both

  func plan(for context: TransitionContext) -> TransitionPlan {
    let run = TransitionTiming.curve(.ease, 250)
    var old = TransitionLayer(.removal).moving(.opacity, from: 1, to: 0, run)
    old.isStill = true
    let new = TransitionLayer(.insertion).moving(.opacity, from: 0, to: 1, run)
    switch pictures {
    case .old: return TransitionPlan(lasting: run.end, [TransitionLayer(.insertion), old])
    case .new:
      var still = TransitionLayer(.removal)
      still.isStill = true
      return TransitionPlan(lasting: run.end, [still, new])
    case .both:
      let pair = [old, new].map { $0.with { $0.blendMode = .plusLighter } }
      let images = TransitionLayer("image-pair", pair, on: context.stage)
        .with { $0.isIsolated = true }
      return TransitionPlan(lasting: run.end, [images])
    }
  }
}
