import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// Material's surface as large as the stage, such as a search: under a finger it becomes a card in
/// the middle, shifted towards the edge; released, it fades away.
struct MaterialSurface: PreviewedTransition, Hashable {
  func plan(for context: TransitionContext) -> TransitionPlan {
    MaterialFade().plan(for: context)
  }

  func preview(for context: TransitionContext) -> TransitionPlan? {
    guard !context.operation.isForward else { return nil }
    let run = MaterialBack.drag
    let surface = Self.card(.removal, on: context.stage, run)
    return TransitionPlan(
      lasting: run.end, [TransitionLayer(.insertion), surface], scrubbing: .timed)
  }

  func commit(_ context: TransitionContext, after release: Release) -> TransitionPlan {
    let (stage, part) = (context.stage, MaterialBack.part(of: release))
    let run = TransitionTiming.curve(.known("material.emphasized-accelerate"), 150)
    let surface = TransitionLayer(.removal)
      .rounded(CornerRadii(all: stage.cornerRadius * part))
      .with {
        $0.transform.scale.x = 1 - 0.1 * part
        $0.transform.scale.y = 1 - 0.1 * part
        $0.transform.translation.x = Self.way(on: stage) * part
      }
      .moving(.opacity, from: 1, to: 0, run)
    return TransitionPlan(
      lasting: run.end, [TransitionLayer(.insertion), surface], scrubbing: .timed)
  }

  func cancellation(_ context: TransitionContext, after release: Release) -> TransitionTiming {
    MaterialBack.cancellation
  }

  /// A screen that a finger makes a card in the middle, shifted towards the edge.
  static func card(
    _ role: Role, on stage: TransitionEnvironment, _ run: TransitionTiming
  ) -> TransitionLayer {
    TransitionLayer(role).clipped
      .scaling(from: 1, to: 0.9, run)
      .moving(.translateX, from: 0, to: way(on: stage), run)
      .moving(.cornerRadius, from: .corners(0), to: .corners(stage.cornerRadius), run)
  }

  /// Returns the frame of that card at a part of the finger's curve.
  static func frame(at part: Double, on stage: TransitionEnvironment) -> Rect {
    let size = stage.size * (1 - 0.1 * part)
    let center = stage.bounds.center + Vector(way(on: stage) * part, 0)
    return Rect(origin: center - UnitPoint.center.offset(in: size), size: size)
  }

  /// Returns the shift that keeps eight points from the edge.
  private static func way(on stage: TransitionEnvironment) -> Double {
    let way = max(stage.size.width * 0.05 - 8, 0)
    return stage.isRightToLeft ? -way : way
  }
}

extension Value {
  /// The same radius for all four corners.
  fileprivate static func corners(_ radius: Double) -> Value {
    .numbers(SIMD4(repeating: radius))
  }
}
