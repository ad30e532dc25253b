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

  func preview(for context: TransitionContext) -> TransitionPlan? {
    preview.preview(for: context).map { changes.changed(preview: $0, of: context) }
  }

  func commit(_ context: TransitionContext, after release: Release) -> TransitionPlan {
    changes.changed(preview.commit(context, after: release), of: context)
  }

  func cancellation(_ context: TransitionContext, after release: Release) -> TransitionTiming {
    changes.changed(preview.cancellation(context, after: release), of: context)
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

  func preview(for context: TransitionContext) -> TransitionPlan? {
    previews.preview(for: context)
  }

  func commit(_ context: TransitionContext, after release: Release) -> TransitionPlan {
    previews.commit(context, after: release)
  }

  func cancellation(_ context: TransitionContext, after release: Release) -> TransitionTiming {
    previews.cancellation(context, after: release)
  }

  func carried(_ context: TransitionContext, by hand: DragTrace) -> TransitionPlan? {
    carrier.carried(context, by: hand).map { changes.changed(preview: $0, of: context) }
  }

  func isFinished(_ context: TransitionContext, by hand: DragTrace) -> Bool {
    carrier.isFinished(context, by: hand)
  }

  func released(_ context: TransitionContext, by hand: DragTrace) -> TransitionPlan {
    let plan = carrier.released(context, by: changes.changed(hand, of: context))
    return changes.changed(plan, of: context)
  }

  func undone(
    _ context: TransitionContext, by hand: DragTrace
  ) -> (plan: TransitionPlan, back: TransitionTiming) {
    let (plan, back) = carrier.undone(context, by: changes.changed(hand, of: context))
    return (changes.changed(preview: plan, of: context), changes.changed(back, of: context))
  }
}
