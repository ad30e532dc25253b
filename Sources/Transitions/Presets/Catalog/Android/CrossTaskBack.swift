import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// Android's predictive back from one app to another: under the finger both windows shrink to eight tenths, side by
/// side; released, the one below grows into place over the other.
///
/// The finger is taken to come from the left edge and not to move up or down.
struct CrossTaskBack: PreviewedTransition, Hashable {
  /// The smallest scale of both windows.
  private static let scale = 0.8
  /// Points that a window keeps from the edge at the end of the finger's way.
  private static let margin = 8.0
  /// Points between both windows.
  private static let gap = 14.0
  /// The curve of the finger's progress, `DecelerateInterpolator`.
  private static let curve = Easing.power(2, .out)
  /// The color behind both windows.
  private static let backdrop = Color(rgb: 0x43433A)

  /// Without a finger, pages come and go as on Android 14.
  func plan(for context: TransitionContext) -> TransitionPlan {
    AndroidCard(style: .fadeFromRight).plan(for: context)
  }

  func preview(for context: TransitionContext) -> TransitionPlan? {
    guard !context.operation.isForward else { return nil }
    let (stage, run) = (context.stage, TransitionTiming.curve(Self.curve, 1000))
    let (start, end) = (Self.shifts(at: 0, on: stage), Self.shifts(at: 1, on: stage))
    let below = window(.insertion, on: stage).scaling(from: 1, to: Self.scale, run)
      .moving(.translateX, from: start.below, to: end.below, run)
    let above = window(.removal, on: stage).scaling(from: 1, to: Self.scale, run)
      .moving(.translateX, from: start.above, to: end.above, run)
    return TransitionPlan(
      lasting: run.end, [below, above], background: Self.backdrop, scrubbing: .timed)
  }

  /// The window that was below slides over the other one, which comes to rest in the middle.
  func commit(_ context: TransitionContext, after release: Release) -> TransitionPlan {
    let (stage, run) = (context.stage, TransitionTiming.curve(.fastOutExtraSlowIn, 500))
    let part = Self.curve.value(at: release.progress)
    let (scale, shifts) = (1 - (1 - Self.scale) * part, Self.shifts(at: part, on: stage))
    let closing = window(.removal, on: stage).scaling(from: scale, to: Self.scale, run)
      .moving(.translateX, from: shifts.above, to: 0, run)
    // Where nothing masks the display's corners, the window ends with square ones.
    let entering = window(.insertion, on: stage).scaling(from: scale, to: 1, run)
      .moving(.translateX, from: shifts.below, to: 0, run)
      .moving(
        .cornerRadius, from: .numbers(SIMD4(repeating: stage.cornerRadius)), to: .numbers(.zero),
        run)
    return TransitionPlan(
      lasting: run.end, [closing, entering], background: Self.backdrop, scrubbing: .timed)
  }

  /// The spring that smooths the finger's progress takes it back.
  func cancellation(_ context: TransitionContext, after release: Release) -> TransitionTiming {
    .spring(.damped(1, stiffness: 1500))
  }

  private func window(_ role: Role, on stage: TransitionEnvironment) -> TransitionLayer {
    TransitionLayer(role).rounded(CornerRadii(all: stage.cornerRadius))
  }

  /// Returns the distances of both windows' middles from the middle of the stage at a part of the finger's curve.
  ///
  /// The upper one keeps a margin from the right edge that grows with the part; the lower one stands before it.
  private static func shifts(
    at part: Double, on stage: TransitionEnvironment
  ) -> (below: Double, above: Double) {
    let width = stage.size.width
    let shown = width * (1 - (1 - scale) * part)
    let above = (width - shown) / 2 - margin * part
    return (above - shown - gap, above)
  }
}
