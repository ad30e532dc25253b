/// A rule by which a screen is presented as UIKit presents custom ones: the screen below stays where the
/// rule has put it, under the other one.
public struct CustomPresentation: DecoratedTransition {
  /// The rule.
  public let base: any ScreenTransition

  /// The rule, after which the screen below stays.
  public init(_ base: any ScreenTransition) {
    self.base = base
  }

  /// The plan of the rule, which keeps what it covers.
  public func plan(for exchange: TransitionContext) -> TransitionPlan {
    changed(base.plan(for: exchange), of: exchange)
  }

  /// Reduced variant of the rule, which keeps as much.
  public var reduced: any ScreenTransition { CustomPresentation(base.reduced) }

  /// The rule around another one.
  public func around(_ base: any ScreenTransition) -> any ScreenTransition {
    CustomPresentation(base)
  }
}

extension CustomPresentation: PlanDecorator {
  func changed(_ plan: TransitionPlan, of exchange: TransitionContext) -> TransitionPlan {
    var plan = plan
    if exchange.operation == .present { plan.keepsRemoval = true }
    return plan
  }
}
