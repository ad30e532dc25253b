import SegueGeometry
import SegueMotion
import SegueSceneGraph
package import SegueTransitions

extension TransitionTiming {
  /// Ionic's curve for iOS, with this many milliseconds.
  static func ionic(_ duration: Double) -> TransitionTiming {
    .curve(.known("ionic.ease"), duration)
  }
}

/// Ionic's push and pop in its iOS mode.
package struct IonicPush: ScreenTransition, Hashable {
  /// The duration and timing curve.
  package var run = TransitionTiming.ionic(540)
  /// The part of the width by which the lower screen follows.
  package var parallax = 0.33
  /// Opacity at which the lower screen stays.
  package var opacity = 0.8
  /// Darkness of the dimming behind the upper screen.
  package var dimming = 0.1

  /// The push of today's Ionic.
  package init() {}

  /// The arriving screen covers the other, which moves by a third and grows fainter and darker.
  package func plan(for context: TransitionContext) -> TransitionPlan {
    let stage = context.stage
    let lower = TransitionLayer(.removal).sliding(from: 0, to: -parallax, on: stage, run)
      .moving(.opacity, from: 1, to: opacity, run)
    let upper = TransitionLayer(.insertion).with { $0.shadow = Shadow(opacity: 0.12, blur: 12) }
      .sliding(from: 0.995, to: 0, on: stage, run)
      .moving(.shadowOpacity, from: 0.005, to: 0.12, run)
    return TransitionPlan(lasting: run.end, [lower, .dim(to: dimming, on: stage, run), upper])
      .turned(for: context.operation)
  }
}

/// Ionic's pages and modals in its Material mode: they rise by forty points and fade in.
package struct IonicRise: ScreenTransition, Hashable {
  /// True if a backdrop remains behind the risen screen.
  package var isModal: Bool
  /// Distance of the rise, in points.
  package var distance = 40.0
  /// Darkness of the backdrop.
  package var dimming = 0.32

  /// The rise of a page or of a modal.
  package init(isModal: Bool = false) {
    self.isModal = isModal
  }

  /// On, the arriving screen is above; back, the leaving one sinks and fades out.
  package func plan(for context: TransitionContext) -> TransitionPlan {
    context.operation.isForward
      ? plan(.insertion, .curve(.cubicBezier(0.36, 0.66, 0.04, 1), 280), on: context.stage)
      : plan(.removal, .curve(.cubicBezier(0.47, 0, 0.745, 0.715), 200), on: context.stage)
  }

  private func plan(
    _ role: Role, _ run: TransitionTiming, on stage: TransitionEnvironment
  ) -> TransitionPlan {
    let comes = role == .insertion
    let page = TransitionLayer(role)
      .moving(.translateY, from: comes ? distance : 0, to: comes ? 0 : distance, run)
      .moving(.opacity, from: comes ? 0.01 : 1, to: comes ? 1 : 0, run)
    let backdrop = TransitionLayer.dim(
      from: comes ? 0 : dimming, to: comes ? dimming : 0, on: stage, run)
    let below = TransitionLayer(comes ? .removal : .insertion)
    return TransitionPlan(
      lasting: run.end, [below] + backdrop.shown(if: isModal) + [page], keepsRemoval: isModal)
  }
}

extension IonicPush: AdjustableTransition {
  var adjustments: [Adjustment<Self>] {
    [
      Adjustment(.parallax, \.parallax), Adjustment(.opacity, \.opacity),
      Adjustment(.dimming, \.dimming),
    ]
  }
}

extension IonicRise: AdjustableTransition {
  var adjustments: [Adjustment<Self>] {
    let dimming = isModal ? [Adjustment<Self>(.dimming, \.dimming)] : []
    return [Adjustment(.distance, \.distance)] + dimming
  }
}
