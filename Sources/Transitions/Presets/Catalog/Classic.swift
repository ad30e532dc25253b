import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// The screens change at once.
struct Cut: ScreenTransition, Hashable {
  func plan(for context: TransitionContext) -> TransitionPlan { .cut }
}

/// The screens change at once to what they are after another rule's transition: a sheet is a sheet,
/// though it does not rise.
struct Immediate: ScreenTransition {
  let base: any ScreenTransition

  func plan(for context: TransitionContext) -> TransitionPlan {
    guard context.operation == .present else { return .cut }
    var plan = base.plan(for: context)
    guard plan.keepsRemoval else { return .cut }
    plan.duration = .zero
    plan.layers = plan.layers.map(\.atRest)
    plan.covered = plan.covered?.atRest
    return plan
  }
}

extension TransitionLayer {
  /// The layer as it stands in the end.
  fileprivate var atRest: TransitionLayer {
    var layer = self
    layer.movements = []
    layer.mask = mask?.atRest
    if case .layers(let layers) = content { layer.content = .layers(layers.map(\.atRest)) }
    return layer
  }
}

/// Two turns, from a tenth of the size, out of nothing; back, the same played backwards.
struct RotateScaleFade: AdjustableTransition, Hashable {
  /// Angle of the turn, in degrees.
  var rotation = 720.0
  /// The initial scale.
  var scale = 0.1

  var adjustments: [Adjustment<Self>] {
    [Adjustment(.rotation, \.rotation), Adjustment(.scale, \.scale)]
  }

  func plan(for context: TransitionContext) -> TransitionPlan {
    // The screen comes to stand upright, however far it turns.
    let end = 360 * (rotation / 360).rounded()
    let screen = TransitionLayer(.insertion)
      .moving(.opacity, from: 0, to: 1, .curve(.easeIn, 1000))
      .moving(.rotate, from: end - rotation, to: end, .curve(.easeIn, 1000))
      .scaling(from: scale, to: 1, .curve(.easeInOut, 1000))
    let plan = TransitionPlan(lasting: .seconds(1), [TransitionLayer(.removal), screen])
    return context.operation.isForward ? plan : plan.backwards
  }
}

/// A spring from below; the screen behind grows a little smaller and fainter.
struct SlideUp: AdjustableTransition, Hashable {
  var duration = Time.milliseconds(380)
  var dampingRatio = 0.88
  var initialVelocity = 0.3
  /// Opacity at which the screen behind stays.
  var opacity = 0.85
  /// Scale to which the screen behind shrinks.
  var backdropScale = 0.96

  var adjustments: [Adjustment<Self>] {
    [
      Adjustment(.duration, \.duration), Adjustment(.dampingRatio, \.dampingRatio),
      Adjustment(.initialVelocity, \.initialVelocity), Adjustment(.opacity, \.opacity),
      Adjustment(.backdropScale, \.backdropScale),
    ]
  }

  /// The spring as UIKit fits it to the duration, which it keeps in 0.01...10 s.
  private var run: TransitionTiming {
    let span = min(max(duration, .milliseconds(10)), .seconds(10))
    let fit = try? SpringFit(
      duration: span.seconds, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
    guard let fit else { preconditionFailure("the spring fits") }
    return TransitionTiming(span, .spring(fit))
  }

  func plan(for context: TransitionContext) -> TransitionPlan {
    let run = run
    let behind = TransitionLayer(.removal)
      .moving(.opacity, from: 1, to: opacity, run)
      .scaling(from: 1, to: backdropScale, run)
    let rising = TransitionLayer(.insertion)
      .moving(.translateY, from: context.stage.size.height, to: 0, run)
    let plan = TransitionPlan(lasting: run.end, [behind, rising])
    return context.operation.isForward ? plan : plan.swapped
  }
}
