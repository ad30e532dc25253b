import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// Flutter's predictive back: under the finger the page shrinks to nine tenths, and released it
/// fades away to the side, growing again.
///
/// The finger is taken to come from the left edge and not to move up or down.
struct PredictiveBackPage: PreviewedTransition, Hashable {
  /// Without a finger, pages fade forwards.
  func plan(for context: TransitionContext) -> TransitionPlan {
    FadeForwardsPage().plan(for: context)
  }

  func preview(for context: TransitionContext) -> TransitionPlan? {
    guard !context.operation.isForward else { return nil }
    let (stage, run) = (context.stage, TransitionTiming.linear(to: 1000))
    let radius = Self.radius(on: stage)
    let page = TransitionLayer(.removal).clipped
      .moving(.translateX, from: 0, to: Self.way(on: stage), run)
      .moving(
        .cornerRadius, from: .numbers(SIMD4(repeating: radius.start)),
        to: .numbers(SIMD4(repeating: radius.end)), run)
    let shrinking = TransitionLayer("page", [page], on: stage).scaling(from: 1, to: 0.9, run)
    return TransitionPlan(
      lasting: run.end, [TransitionLayer(.insertion), shrinking], scrubbing: .timed)
  }

  /// The page goes a tenth of the stage's height to the side, which is how Flutter has it.
  func commit(_ context: TransitionContext, after release: Release) -> TransitionPlan {
    let (stage, run) = (context.stage, TransitionTiming.curve(.fastOutExtraSlowIn, 400))
    let part = release.progress
    let radius = Self.radius(on: stage)
    let start = radius.start + (radius.end - radius.start) * part
    let page = TransitionLayer(.removal).clipped
      .moving(
        .translateX, from: Self.way(on: stage) * part, to: 0.1 * stage.size.height, run
      )
      .moving(
        .cornerRadius, from: .numbers(SIMD4(repeating: start)),
        to: .numbers(SIMD4(repeating: radius.start)), run
      )
      .moving(.opacity, from: 1, to: 0, run)
    let growing = TransitionLayer("page", [page], on: stage).scaling(
      from: 1 - 0.1 * part, to: 1, run)
    return TransitionPlan(
      lasting: .milliseconds(450), [TransitionLayer(.insertion), growing], scrubbing: .timed)
  }

  /// Returns the run back through the elapsed part of the page's time.
  func cancellation(_ context: TransitionContext, after release: Release) -> TransitionTiming {
    .linear(to: 450 * release.progress)
  }

  private static func way(on stage: TransitionEnvironment) -> Double { stage.size.width / 20 - 8 }

  /// A display's own radius stays; without one, corners are rounded by and by.
  private static func radius(on stage: TransitionEnvironment) -> (start: Double, end: Double) {
    stage.cornerRadius > 0 ? (stage.cornerRadius, stage.cornerRadius) : (0, 32)
  }
}
