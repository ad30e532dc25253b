import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// FFmpeg's squeezes: the leaving screen loses its height or its width above the other one.
struct Squeeze: ScreenTransition, Hashable {
  private let property: Property

  init(_ property: Property) {
    self.property = property
  }

  /// Back, the same is played backwards.
  func plan(for context: TransitionContext) -> TransitionPlan {
    let run = TransitionTiming.curve(.linear, 1000)
    let leaving = TransitionLayer(.removal).moving(property, from: 1, to: 0, run)
    return TransitionPlan(
      lasting: run.end, [TransitionLayer(.insertion), leaving], scrubbing: .timed
    ).turned(for: context.operation)
  }
}

/// FFmpeg's zoom: in the first half the leaving screen grows until its middle fills everything, in
/// the second it fades.
struct ZoomIn: ScreenTransition, Hashable {
  /// The scale for each percent of the time, which leaves 1 - 3t² + 2t³ of the screen's width.
  private static let factors = (0..<50).map { step in
    let way = Double(step) / 50
    return 1 / (1 - way * way * (3 - 2 * way))
  }

  /// Back, the same is played backwards.
  func plan(for context: TransitionContext) -> TransitionPlan {
    let growth = TransitionTiming(.milliseconds(490), .linear)
    let leaving = TransitionLayer(.removal)
      .moving(.scale, through: Self.factors.map { .pair($0, $0) }, growth)
      .moving(.opacity, from: 1, to: 0, .curve(.smoothstep, 500, after: 500))
    let plan = TransitionPlan(
      lasting: .seconds(1), [TransitionLayer(.insertion), leaving], scrubbing: .timed)
    return context.operation.isForward ? plan : plan.backwards
  }
}
