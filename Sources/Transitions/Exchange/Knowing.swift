/// A rule whose author knows what may surprise people about it.
public struct Knowing: ScreenTransition {
  private let base: any ScreenTransition
  /// What is meant.
  public let acceptedWarnings: Set<TransitionWarning.Kind>

  /// The rule, about which these warnings need not be given.
  public init(_ base: any ScreenTransition, accepting warnings: Set<TransitionWarning.Kind>) {
    self.base = base
    acceptedWarnings = base.acceptedWarnings.union(warnings)
  }

  /// The rule's plan.
  public func plan(for exchange: Exchange) -> ExchangePlan { base.plan(for: exchange) }

  /// What takes the rule's place.
  public var reduced: any ScreenTransition { base.reduced }
}
