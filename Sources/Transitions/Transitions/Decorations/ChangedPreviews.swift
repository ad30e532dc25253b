/// The previews of a rule whose plans are changed.
struct ChangedPreviews: PreviewedTransition, DecoratedTransition {
  /// The rule with its changes.
  let base: any ScreenTransition
  /// The previews without them.
  let preview: any PreviewedTransition

  let changes: any PlanDecorator

  init(base: any PlanDecorator, preview: any PreviewedTransition) {
    self.base = base
    self.preview = preview
    changes = base
  }

  var previewed: (any PreviewedTransition)? { self }

  func around(_ base: any ScreenTransition) -> any ScreenTransition { base.previewed ?? base }

  func preview(for exchange: TransitionContext) -> TransitionPlan? {
    preview.preview(for: exchange).map { changes.changed(preview: $0, of: exchange) }
  }

  func commit(_ exchange: TransitionContext, after release: Release) -> TransitionPlan {
    changes.changed(preview.commit(exchange, after: release), of: exchange)
  }

  func cancellation(_ exchange: TransitionContext, after release: Release) -> TransitionTiming {
    changes.changed(preview.cancellation(exchange, after: release), of: exchange)
  }
}

/// The previews of a rule whose plans are changed, and whose screen a hand carries.
struct ChangedDrags: DragDrivenTransition, DecoratedTransition {
  /// Previews for a finger that only leads.
  let previews: ChangedPreviews
  /// The rule without its changes.
  let carrier: any DragDrivenTransition

  var base: any ScreenTransition { previews.base }

  private var changes: any PlanDecorator { previews.changes }

  var previewed: (any PreviewedTransition)? { self }

  func around(_ base: any ScreenTransition) -> any ScreenTransition { base.previewed ?? base }

  var leavesVertically: Bool { carrier.leavesVertically }

  func preview(for exchange: TransitionContext) -> TransitionPlan? {
    previews.preview(for: exchange)
  }

  func commit(_ exchange: TransitionContext, after release: Release) -> TransitionPlan {
    previews.commit(exchange, after: release)
  }

  func cancellation(_ exchange: TransitionContext, after release: Release) -> TransitionTiming {
    previews.cancellation(exchange, after: release)
  }

  func carried(_ exchange: TransitionContext, by hand: DragTrace) -> TransitionPlan? {
    carrier.carried(exchange, by: hand).map { changes.changed(preview: $0, of: exchange) }
  }

  func isFinished(_ exchange: TransitionContext, by hand: DragTrace) -> Bool {
    carrier.isFinished(exchange, by: hand)
  }

  func released(_ exchange: TransitionContext, by hand: DragTrace) -> TransitionPlan {
    let plan = carrier.released(exchange, by: changes.changed(hand, of: exchange))
    return changes.changed(plan, of: exchange)
  }

  func undone(
    _ exchange: TransitionContext, by hand: DragTrace
  ) -> (plan: TransitionPlan, back: TransitionTiming) {
    let (plan, back) = carrier.undone(exchange, by: changes.changed(hand, of: exchange))
    return (changes.changed(preview: plan, of: exchange), changes.changed(back, of: exchange))
  }
}
