import SegueGeometry
import SegueSceneGraph
package import SegueTransitions

/// Ionic's modals in its iOS mode: a whole screen, or a card that the page steps back for.
package struct IonicModal: ScreenTransition, Hashable {
  /// True if the modal is a card.
  package var isCard: Bool
  /// The duration and timing curve.
  package var run = TransitionTiming.ionic(500)
  /// Scale to which the page behind a card shrinks.
  package var backdropScale = 0.93
  /// Contrast that the page behind a card keeps.
  package var contrast = 0.85
  /// Radius of the card's upper corners, in points.
  package var cornerRadius = 10.0

  /// The modal, or the card.
  package init(isCard: Bool) {
    self.isCard = isCard
  }

  /// The modal rises from below; dismissed, it sinks.
  package func plan(for context: TransitionContext) -> TransitionPlan {
    let stage = context.stage
    let layers = isCard ? card(on: stage) : modal(on: stage)
    var plan = TransitionPlan(
      lasting: run.end, layers, background: isCard ? .black : nil, keepsRemoval: isCard)
    if isCard { plan.statusBar = .light }
    return plan.turned(for: context.operation)
  }

  private func modal(on stage: TransitionEnvironment) -> [TransitionLayer] {
    [
      TransitionLayer(.removal),
      TransitionLayer(.insertion).sinking(from: 1, to: 0, on: stage, run),
    ]
  }

  /// The card ends ten points below the page's upper edge, which clears the status bar.
  private func card(on stage: TransitionEnvironment) -> [TransitionLayer] {
    let edge = stage.below(displayTop: max(30, stage.displayInset))
    let page = TransitionLayer(.removal).anchored(at: .top, on: stage)
      .with { $0.filters = [.contrast(1)] }
      .moving(.translateY, from: 0, to: edge, run)
      .scaling(from: 1, to: backdropScale, run)
      .rounding(through: [0, 10], run)
      .moving(.filter(0), from: 1, to: contrast, run)
    let card = TransitionLayer(.insertion)
      .clipped(
        to: CornerRadii(
          topLeft: cornerRadius, topRight: cornerRadius, bottomRight: 0, bottomLeft: 0)
      )
      .moving(.translateY, from: stage.size.height, to: edge + 10, run)
    return [page, card]
  }
}

extension IonicModal: AdjustableTransition {
  /// A modal that is no card shows nothing of the page behind.
  var adjustments: [Adjustment<Self>] {
    guard isCard else { return [] }
    return [
      Adjustment(.backdropScale, \.backdropScale), Adjustment(.contrast, \.contrast),
      Adjustment(.cornerRadius, \.cornerRadius),
    ]
  }
}
