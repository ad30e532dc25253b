import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// Flutter's zoom page: pages grow towards the viewer, and back away from them.
struct ZoomPage: ScreenTransition, Hashable {
  func plan(for context: TransitionContext) -> TransitionPlan {
    let stage = context.stage
    let run = TransitionTiming.curve(.known("flutter.zoom-page"), 300)
    guard context.operation.isForward else {
      let revealed = TransitionLayer(.insertion).scaling(from: 1.1, to: 1, run)
      let leaving = TransitionLayer(.removal).scaling(from: 1, to: 0.9, run)
        .moving(.opacity, from: 1, to: 0, .linear(from: 24.75, to: 62.25))
      return TransitionPlan(lasting: run.end, [revealed, leaving], scrubbing: .timed)
    }
    let covered = TransitionLayer(.removal).scaling(from: 1, to: 1.05, run)
    let scrim = TransitionLayer.dim(
      .materialSurface(isDark: stage.isDark), to: 0.6, on: stage,
      .linear(from: 62.25, to: 125.25))
    let arriving = TransitionLayer(.insertion).scaling(from: 0.85, to: 1, run)
      .moving(.opacity, from: 0, to: 1, .linear(from: 37.5, to: 75))
    return TransitionPlan(lasting: run.end, [covered, scrim, arriving], scrubbing: .timed)
  }
}

/// Flutter's page of newer Androids: pages shift by a quarter, one fades out and the other in.
///
/// Flutter shifts them the same way wherever reading begins.
struct FadeForwardsPage: ScreenTransition, Hashable {
  func plan(for context: TransitionContext) -> TransitionPlan {
    let stage = context.stage
    let way = stage.size.width / 4 * (context.operation.isForward ? 1 : -1)
    let run = TransitionTiming.curve(.fastOutExtraSlowIn, 450)
    let leaving = TransitionLayer(.removal).moving(.translateX, from: 0, to: -way, run)
      .moving(.opacity, from: 1, to: 0, .linear(to: 112.5))
    let arriving = TransitionLayer(.insertion).moving(.translateX, from: way, to: 0, run)
      .moving(.opacity, from: 0, to: 1, .linear(to: 337.5))
    let layers = context.operation.isForward ? [leaving, arriving] : [arriving, leaving]
    return TransitionPlan(
      lasting: run.end, layers, background: .materialSurface(isDark: stage.isDark),
      scrubbing: .timed)
  }
}

/// Flutter's page of Android 8: it rises by a quarter of the height and fades in.
struct FadeUpwardsPage: ScreenTransition, Hashable {
  func plan(for context: TransitionContext) -> TransitionPlan {
    let run = TransitionTiming.curve(.fastOutSlowIn, 300)
    let page = TransitionLayer(.insertion).sinking(from: 0.25, to: 0, on: context.stage, run)
      .moving(.opacity, from: 0, to: 1, .curve(.easeIn, 300))
    let plan = TransitionPlan(
      lasting: run.end, [TransitionLayer(.removal), page], scrubbing: .timed)
    return context.operation.isForward ? plan : plan.backwards
  }
}

/// Flutter's page of Android 9: a window opens from the bottom over a page that rises a little.
struct OpenUpwardsPage: ScreenTransition, Hashable {
  func plan(for context: TransitionContext) -> TransitionPlan {
    let stage = context.stage
    let (width, height) = (stage.size.width, stage.size.height)
    let run = TransitionTiming.curve(.known("material.standard"), 300)
    let covered = TransitionLayer(.removal).sinking(from: 0, to: -0.025, on: stage, run)
    // The window grows upwards, and its page stands still but for a twentieth.
    let page = TransitionLayer(.insertion).sinking(from: 0.05 - 1, to: 0, on: stage, run)
    let window = TransitionLayer("window", [page], on: stage).clipped
      .anchored(at: UnitPoint(0, 1), on: stage)
      .moving(.size, from: .pair(width, 0), to: .pair(width, height), run)
    let plan = TransitionPlan(
      lasting: run.end, [covered, .dim(to: 0.25, on: stage, run), window], scrubbing: .timed)
    return plan.turned(for: context.operation)
  }
}
