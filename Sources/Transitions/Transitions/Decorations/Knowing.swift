/// A rule whose author knows what may surprise people about it.
public struct Knowing: DecoratedTransition {
  /// The rule.
  public let base: any ScreenTransition
  /// What is meant besides what the rule says.
  private let accepted: Set<TransitionWarning.Kind>

  /// The rule, about which these warnings need not be given.
  public init(_ base: any ScreenTransition, accepting warnings: Set<TransitionWarning.Kind>) {
    self.base = base
    accepted = warnings
  }

  /// What is meant by the rule or by its author.
  public func acceptedWarnings(for exchange: Exchange) -> Set<TransitionWarning.Kind> {
    base.acceptedWarnings(for: exchange).union(accepted)
  }

  /// The rule around another one.
  public func around(_ base: any ScreenTransition) -> any ScreenTransition {
    Knowing(base, accepting: accepted)
  }

  /// What takes the rule's place, about which its author knows as much.
  public var reduced: any ScreenTransition { Knowing(base.reduced, accepting: accepted) }
}
