/// All rules, in the order of their numbers.
enum AuditRules {
  /// All rules.
  static let all: [any AuditRule] = numbered + WarningRule.all

  private static let numbered: [any AuditRule] = [
    FirstFrameFreeze(), UncoveredWindow(), EndJump(), StartJump(), HandOverVelocity(),
    VelocityBreak(), UnseenMovement(), Flicker(), Flashes(), OrderChange(), UnmirroredReturn(),
    OvershootGap(), ReducedMotion(), CancelledGesture(), PredictiveBackRule(), SheetDirection(),
    StatusBarLegibility(), SharedElements(), TransitionDuration(), Concurrency(), EndlessMovement(),
    VestibularTriggers(), FrameTravel(), TextAtRest(),
  ]
}
