import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// FFmpeg's fades of pictures that are changed meanwhile, most of all halfway: pixelated, or smeared.
struct FilteredFade: ScreenTransition, Hashable {
  /// Kinds of effects on both pictures.
  enum Kind: Hashable {
    /// Squares that grow in steps up to a twentieth of the shorter side.
    case pixels
    /// A mean of what lies to the right, up to half the width.
    case smear
  }

  let kind: Kind

  /// Back, the same is played backwards.
  func plan(for context: TransitionContext) -> TransitionPlan {
    let change = change(on: context.stage)
    let run = TransitionTiming.curve(.linear, 1000)
    let leaving = filtered(TransitionLayer(.removal), by: change, run)
    let arriving = filtered(
      TransitionLayer(.insertion).moving(.opacity, from: 0, to: 1, run), by: change, run)
    let plan = TransitionPlan(lasting: run.end, [leaving, arriving], scrubbing: .timed)
    return context.operation.isForward ? plan : plan.backwards
  }

  private func filtered(
    _ layer: TransitionLayer, by change: Keyframes, _ run: TransitionTiming
  ) -> TransitionLayer {
    var layer = layer.with { $0.filters = [kind == .pixels ? .pixelate(0) : .smear(0)] }
    layer.movements.append(Movement(.filter(0), run.animation(.keyframes(change))))
    return layer
  }

  private func change(on stage: TransitionEnvironment) -> Keyframes {
    switch kind {
    case .pixels:
      let side = min(stage.size.width, stage.size.height) / 20
      let steps = Easing.steps(25)
      return Keyframes(
        [.number(0), .number(side), .number(0)], easings: [steps.reversed, steps, .linear])
    case .smear:
      // What was divided and multiplied again may miss a whole number by the last bits.
      let half = (stage.size.width * stage.scale / 2 + 1e-6).rounded(.down) / stage.scale
      return Keyframes([.number(0), .number(half), .number(0)])
    }
  }
}
