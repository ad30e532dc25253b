public import SegueMotion
import SegueTextSupport

extension ScreenTransition {
  /// Returns the warnings about a transition.
  ///
  /// - Parameters:
  ///   - arriving: the screen that comes, if it is known.
  ///   - patience: how long people like to wait.
  public func warnings(
    for exchange: TransitionContext, arriving: Screen? = nil, patience: Time = .milliseconds(400)
  ) -> [TransitionWarning] {
    let plan = plan(for: exchange)
    guard plan.duration > .zero else { return [] }
    let inspector = PlanInspector(plan, exchange.stage)
    return inspector.warnings(patience: patience)
      + RuleInspector(self, exchange).warnings(arriving: arriving)
      + [exchange.noPartner(fallback: fallback)].compactMap(\.self)
  }
}

extension TransitionContext {
  /// Nothing stands on both screens: where something stands on each, or where the rule is made for it.
  fileprivate func noPartner(fallback: String?) -> TransitionWarning? {
    if shared.contains(where: { $0.both != nil }) { return nil }
    let keys = [Role.removal, .insertion].map { role in shared.filter { $0[role] != nil }.map(\.key)
    }
    if fallback == nil, keys.contains(where: \.isEmpty) { return nil }
    let words = zip(keys, ["leaves", "arrives"]).map { keys, what in
      keys.isEmpty
        ? "the screen that \(what) has none"
        : "the screen that \(what) has \(keys.map { "'\($0)'" }.joined(with: "and"))"
    }
    return TransitionWarning(
      .noPartner, "the screens share nothing: \(words.joined(separator: ", "))",
      hint: (fallback.map { "\($0); " } ?? "") + "give a layer of each screen the same \"match\"")
  }
}
