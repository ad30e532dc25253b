public import SegueMotion

/// A rule whose exchanges take another time than it says.
public struct Retimed: ScreenTransition {
  /// How much time an exchange gets.
  public enum Pace: Hashable, Sendable {
    /// So long, whatever the rule says.
    case lasting(Time)
    /// So many times faster than the rule says.
    case speed(Double)
  }

  private let base: any ScreenTransition
  private let pace: Pace

  /// The rule at another pace, which must be positive.
  public init(_ base: any ScreenTransition, _ pace: Pace) {
    self.base = base
    self.pace = pace
  }

  /// The rule's plan; a cut remains one.
  public func plan(for exchange: Exchange) -> ExchangePlan {
    var plan = base.plan(for: exchange)
    switch pace {
    case .lasting(let time): plan.speed = plan.duration.seconds / time.seconds
    case .speed(let factor): plan.speed *= factor
    }
    return plan
  }

  /// What takes the rule's place, as fast as it is.
  public var reduced: any ScreenTransition { base.reduced }

  /// What is meant by the rule.
  public var acceptedWarnings: Set<TransitionWarning.Kind> { base.acceptedWarnings }
}
