/// A rule around another one, which answers whatever this one does not answer itself.
///
/// Every question that a rule can be asked is passed on here, so that no decoration can forget one.
package protocol DecoratedTransition: ScreenTransition {
  /// The rule below.
  var base: any ScreenTransition { get }

  /// The same around another rule.
  func around(_ base: any ScreenTransition) -> any ScreenTransition
}

extension DecoratedTransition {
  /// The plan of the rule below.
  public func plan(for context: TransitionContext) -> TransitionPlan { base.plan(for: context) }

  /// The same around the rule that serves the transition.
  public func chosen(for context: TransitionContext) -> any ScreenTransition {
    around(base.chosen(for: context))
  }

  /// Reduced variant of the rule below.
  package var reduced: any ScreenTransition { base.reduced }

  /// Returns the warnings that the rule below accepts.
  package func acceptedWarnings(for context: TransitionContext) -> Set<TransitionWarning.Kind> {
    base.acceptedWarnings(for: context)
  }

  /// The previews of the rule below.
  public var previewed: (any PreviewedTransition)? { base.previewed }

  /// Interruption of the rule below.
  package var interruption: Interruption { base.interruption }

  /// Matching of shared elements by the rule below.
  public var matching: Matching? { base.matching }

  /// Target of the rule below.
  public var target: SharedTarget? { base.target }

  /// Fallback of the rule below.
  public var fallback: String? { base.fallback }
}

/// A rule whose plans are those of another one, changed; what a finger previews is changed alike.
protocol PlanDecorator: DecoratedTransition {
  /// Returns the changed plan of a transition that runs on its own.
  func changed(_ plan: TransitionPlan, of context: TransitionContext) -> TransitionPlan

  /// Returns the changed plan of a preview, which a finger leads.
  func changed(preview plan: TransitionPlan, of context: TransitionContext) -> TransitionPlan

  /// Returns the changed run of a preview's way back.
  func changed(_ run: TransitionTiming, of context: TransitionContext) -> TransitionTiming

  /// Returns the changed drag trace that the rule below is given on release.
  func changed(_ hand: DragTrace, of context: TransitionContext) -> DragTrace
}

extension PlanDecorator {
  func changed(preview plan: TransitionPlan, of context: TransitionContext) -> TransitionPlan {
    plan
  }

  func changed(_ run: TransitionTiming, of context: TransitionContext) -> TransitionTiming { run }

  func changed(_ hand: DragTrace, of context: TransitionContext) -> DragTrace { hand }

  /// The plan of the rule below, changed.
  package func plan(for context: TransitionContext) -> TransitionPlan {
    changed(base.plan(for: context), of: context)
  }

  /// The previews of the rule below, changed.
  package var previewed: (any PreviewedTransition)? {
    guard let preview = base.previewed else { return nil }
    let previews = ChangedPreviews(base: self, preview: preview)
    guard let carrier = preview as? any DragDrivenTransition else { return previews }
    return ChangedDrags(previews: previews, carrier: carrier)
  }
}

/// A rule by which a screen is presented as UIKit presents custom ones: the screen below stays where the
/// rule has put it, under the other one.
package struct CustomPresentation: DecoratedTransition {
  /// The rule.
  package let base: any ScreenTransition

  /// The rule, after which the screen below stays.
  package init(_ base: any ScreenTransition) {
    self.base = base
  }

  /// The plan of the rule, which keeps what it covers.
  package func plan(for context: TransitionContext) -> TransitionPlan {
    changed(base.plan(for: context), of: context)
  }

  /// Reduced variant of the rule, which keeps as much.
  package var reduced: any ScreenTransition { CustomPresentation(base.reduced) }

  /// The rule around another one.
  package func around(_ base: any ScreenTransition) -> any ScreenTransition {
    CustomPresentation(base)
  }
}

extension CustomPresentation: PlanDecorator {
  func changed(_ plan: TransitionPlan, of context: TransitionContext) -> TransitionPlan {
    var plan = plan
    if context.operation == .present { plan.keepsRemoval = true }
    return plan
  }
}

/// A rule whose author knows what may surprise people about it.
package struct WarningSuppressing: DecoratedTransition {
  /// The rule.
  package let base: any ScreenTransition
  /// Kinds of warnings suppressed besides those that the rule accepts; where there are none, those neither.
  let accepted: Set<TransitionWarning.Kind>

  /// The rule, about which these warnings need not be given; none take back what the rule accepts.
  package init(_ base: any ScreenTransition, accepting warnings: Set<TransitionWarning.Kind>) {
    self.base = base
    accepted = warnings
  }

  /// Returns the warnings that the rule or its author accepts.
  package func acceptedWarnings(for context: TransitionContext) -> Set<TransitionWarning.Kind> {
    accepted.isEmpty ? [] : base.acceptedWarnings(for: context).union(accepted)
  }

  /// The rule around another one.
  package func around(_ base: any ScreenTransition) -> any ScreenTransition {
    WarningSuppressing(base, accepting: accepted)
  }

  /// Reduced variant of the rule, with the same suppressed warnings.
  package var reduced: any ScreenTransition {
    WarningSuppressing(base.reduced, accepting: accepted)
  }
}

extension ScreenTransition {
  /// The kinds of warnings that authors accept in so many words, and not a rule for itself.
  package var statedWarnings: Set<TransitionWarning.Kind> {
    guard let decorated = self as? any DecoratedTransition else { return [] }
    let below = decorated.base.statedWarnings
    guard let suppressing = decorated as? WarningSuppressing else { return below }
    return suppressing.accepted.isEmpty ? [] : below.union(suppressing.accepted)
  }
}

extension TransitionPlan {
  /// The plan with every movement in it changed.
  func changingMovements(_ change: (inout Movement) -> Void) -> TransitionPlan {
    var plan = self
    plan.layers = layers.map { $0.changingMovements(change) }
    plan.covered = covered?.changingMovements(change)
    return plan
  }
}

extension TransitionLayer {
  fileprivate func changingMovements(_ change: (inout Movement) -> Void) -> TransitionLayer {
    var layer = self
    if case .layers(let layers) = content {
      layer.content = .layers(layers.map { $0.changingMovements(change) })
    }
    layer.mask = mask?.changingMovements(change)
    for index in movements.indices { change(&layer.movements[index]) }
    return layer
  }
}
