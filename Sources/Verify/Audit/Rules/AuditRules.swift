package import SegueMotionAssertions

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
    DroppedFrames(), RawNumbers(), FrameCosts(),
  ]
}

extension AuditRules {
  /// The rules that pixels alone can be asked for.
  static let recorded = all.compactMap { $0 as? any RecordedRule }

  /// The measures of all rules.
  static let measures = Set(all.flatMap(\.measures))

  /// The measures that only a scan of all frames can take.
  static let scanned = all.filter(\.scansFrames).flatMap(\.measures)
}

extension AuditProfile {
  /// The limits.
  package var thresholds: Thresholds {
    let limits = AuditRules.measures.compactMap { measure in
      measure.limit(in: self).map { (measure, $0) }
    }
    return Thresholds(
      limits: Dictionary(uniqueKeysWithValues: limits), isStrict: self == .strict)
  }
}

extension Measure: RawRepresentable, Codable {
  /// Creates the measure of that name.
  package init?(rawValue: String) {
    guard let measure = AuditRules.measures.first(where: { $0.rawValue == rawValue }) else {
      return nil
    }
    self = measure
  }
}

extension Publication {
  /// Returns the publications of what a rule asks for; nothing for what is plainly a defect.
  package static func all(about rule: GuidelineRule) -> [Publication] {
    AuditRules.all.first { $0.rule == rule }?.publications ?? []
  }
}
