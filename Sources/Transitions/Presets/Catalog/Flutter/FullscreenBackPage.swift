import SegueGeometry
import SegueSceneGraph
import SegueTransitions

/// Flutter's predictive back of pages that fill the stage: on the first 35 hundredths of the
/// finger's way the page shrinks by a twentieth and shifts; released, it is gone in a tenth of a
/// second.
///
/// The finger is taken to come from the left edge. Beyond that part of the way Flutter takes the
/// page away by itself; here it waits for the finger to let go.
struct FullscreenBackPage: PreviewedTransition, Hashable {
  private static let threshold = 0.35
  private static let scale = 0.95

  /// Without a finger, pages grow towards the viewer.
  func plan(for context: TransitionContext) -> TransitionPlan { ZoomPage().plan(for: context) }

  func preview(for context: TransitionContext) -> TransitionPlan? {
    guard !context.operation.isForward else { return nil }
    let (stage, run) = (context.stage, TransitionTiming.linear(to: 1000))
    let (times, way) = ([0, Self.threshold, 1], Self.way(on: stage))
    let scales = [1, Self.scale, Self.scale].map { Value.pair($0, $0) }
    let page = TransitionLayer(.removal).rounded(CornerRadii(all: Self.radius(on: stage)))
      .moving(.scale, through: scales, at: times, run)
      .moving(.translateX, through: [0, way, way], at: times, run)
      .moving(.opacity, from: 1, to: 0.95, run)
    return TransitionPlan(lasting: run.end, [TransitionLayer(.insertion), page], scrubbing: .timed)
  }

  func commit(_ context: TransitionContext, after release: Release) -> TransitionPlan {
    let (stage, run) = (context.stage, TransitionTiming.linear(to: 100))
    let part = min(max(release.progress / Self.threshold, 0), 1)
    let scale = 1 - (1 - Self.scale) * part
    let page = TransitionLayer(.removal).rounded(CornerRadii(all: Self.radius(on: stage)))
      .with {
        $0.transform.scale.x = scale
        $0.transform.scale.y = scale
        $0.transform.translation.x = Self.way(on: stage) * part
      }
      .moving(.opacity, from: 1 - 0.05 * release.progress, to: 0, run)
    return TransitionPlan(lasting: run.end, [TransitionLayer(.insertion), page], scrubbing: .timed)
  }

  /// Returns the run back through the elapsed part of the page's time.
  func cancellation(_ context: TransitionContext, after release: Release) -> TransitionTiming {
    .linear(to: 300 * release.progress)
  }

  private static func way(on stage: TransitionEnvironment) -> Double { stage.size.width / 20 - 8 }

  /// A display's own radius, or else the one that Flutter takes for it.
  private static func radius(on stage: TransitionEnvironment) -> Double {
    stage.cornerRadius > 0 ? stage.cornerRadius : 32
  }
}
