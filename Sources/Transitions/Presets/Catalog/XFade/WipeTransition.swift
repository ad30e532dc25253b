import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// FFmpeg's wipes and fades: the arriving screen lies above the other one and shows where a field
/// has come to, at an even pace, for a second.
struct WipeTransition: ScreenTransition, Hashable {
  /// The course of the transition.
  let kind: WipeMask.Kind
  /// The color between the screens, where the transition leads by way of one.
  let veil: Veil?

  /// A color that shows where a field of its own has come to.
  struct Veil: Hashable {
    var kind: WipeMask.Kind
    var color: Color
  }

  init(_ kind: WipeMask.Kind, veil: (WipeMask.Kind, Color)? = nil) {
    self.kind = kind
    self.veil = veil.map { Veil(kind: $0.0, color: $0.1) }
  }

  /// Back, the same is played backwards.
  func plan(for context: TransitionContext) -> TransitionPlan {
    let stage = context.stage
    let veils = veil.map { veil in
      TransitionLayer("veil", on: stage)
        .with { $0.background = .color(veil.color) }
        .masked(by: field(veil.kind, on: stage))
    }
    let arriving = TransitionLayer(.insertion).masked(by: field(kind, on: stage))
    let plan = TransitionPlan(
      lasting: Self.run.end, [TransitionLayer(.removal)] + [veils].compactMap(\.self) + [arriving],
      scrubbing: .timed)
    return plan.turned(for: context.operation)
  }

  private static let run = TransitionTiming.curve(.linear, 1000)

  private func field(_ kind: WipeMask.Kind, on stage: TransitionEnvironment) -> TransitionLayer {
    TransitionLayer("field", on: stage)
      .with { $0.content = .field(WipeMask(kind)) }
      .moving(.fieldProgress, from: 0, to: 1, Self.run)
  }
}
