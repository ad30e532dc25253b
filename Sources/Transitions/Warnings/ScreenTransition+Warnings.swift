public import SegueMotion

extension ScreenTransition {
  /// What may surprise people about an exchange.
  ///
  /// - Parameters:
  ///   - arriving: the screen that comes, if it is known.
  ///   - patience: how long people like to wait.
  public func warnings(
    for exchange: Exchange, arriving: Screen? = nil, patience: Time = .milliseconds(400)
  ) -> [TransitionWarning] {
    let plan = plan(for: exchange)
    guard plan.duration > .zero else { return [] }
    let inspector = PlanInspector(plan, exchange.stage)
    return inspector.warnings(patience: patience)
      + RuleInspector(self, exchange).warnings(arriving: arriving)
  }
}
