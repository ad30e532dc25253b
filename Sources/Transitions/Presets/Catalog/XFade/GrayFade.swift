import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// FFmpeg's fade by way of gray: the leaving screen loses its colors within the first fifth, and
/// the arriving one has gained its own when a fifth is left.
///
/// The grays are the means of red, green and blue, as where FFmpeg works on films in RGB.
struct GrayFade: ScreenTransition, Hashable {
  /// Back, the same is played backwards.
  func plan(for context: TransitionContext) -> TransitionPlan {
    let losing = TransitionLayer(.removal).with { $0.filters = [.mean(1)] }
      .moving(.filter(0), from: 0, to: 1, .curve(.smoothstep, 200))
    let gaining = TransitionLayer(.insertion).with { $0.filters = [.mean(0)] }
      .moving(.opacity, from: 0, to: 1, .curve(.linear, 1000))
      .moving(.filter(0), from: 1, to: 0, .curve(.smoothstep, 800))
    let plan = TransitionPlan(lasting: .seconds(1), [losing, gaining], scrubbing: .timed)
    return context.operation.isForward ? plan : plan.backwards
  }
}

extension Easing {
  /// The curve 3t² - 2t³.
  static let smoothstep = Easing.cubicBezier(1 / 3, 0, 2 / 3, 1)
}
