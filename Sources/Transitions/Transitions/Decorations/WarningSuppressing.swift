/// A rule whose author knows what may surprise people about it.
public struct WarningSuppressing: DecoratedTransition {
  /// The rule.
  public let base: any ScreenTransition
  /// Kinds of warnings suppressed besides those that the rule accepts.
  private let accepted: Set<TransitionWarning.Kind>

  /// The rule, about which these warnings need not be given.
  public init(_ base: any ScreenTransition, accepting warnings: Set<TransitionWarning.Kind>) {
    self.base = base
    accepted = warnings
  }

  /// Returns the warnings that the rule or its author accepts.
  public func acceptedWarnings(for exchange: TransitionContext) -> Set<TransitionWarning.Kind> {
    base.acceptedWarnings(for: exchange).union(accepted)
  }

  /// The rule around another one.
  public func around(_ base: any ScreenTransition) -> any ScreenTransition {
    WarningSuppressing(base, accepting: accepted)
  }

  /// Reduced variant of the rule, with the same suppressed warnings.
  public var reduced: any ScreenTransition { WarningSuppressing(base.reduced, accepting: accepted) }
}
