import SegueAudit
import SegueMotionAssertions
import Testing

/// The limits of profiles, and the names of rules.
@Suite struct ThresholdTests {
  @Test func `the founding guide's limits are hard`() {
    let strict = AuditProfile.strict.thresholds
    #expect(strict.judge(.pushDuration, 401)?.0 == .error)
    #expect(strict.judge(.pushDuration, 400) == nil)
    #expect(strict.judge(.containerDuration, 301)?.0 == .error)
  }

  @Test func `the platforms' own durations pass`() {
    #expect(AuditProfile.hig.thresholds.judge(.pushDuration, 500) == nil)
    #expect(AuditProfile.hig.thresholds.judge(.pushDuration, 501)?.0 == .warning)
    #expect(AuditProfile.material3.thresholds.judge(.containerDuration, 500) == nil)
  }

  @Test func `nobody's guidelines leave nothing but defects`() {
    let none = AuditProfile.none.thresholds
    #expect(none.judge(.pushDuration, 100_000) == nil)
    #expect(none.judge(.gap, 0.02)?.0 == .error)
  }

  @Test func `where less is worse, less is found`() {
    let hig = AuditProfile.hig.thresholds
    #expect(hig.judge(.imperceptible, 49)?.0 == .warning)
    #expect(hig.judge(.imperceptible, 50) == nil)
    #expect(hig.judge(.statusContrast, 2.9)?.0 == .warning)
  }

  @Test func `a profile that asks for more than another finds what that one finds`() {
    for (measure, limit) in AuditProfile.hig.thresholds.limits where limit.error != nil {
      #expect(AuditProfile.a11y.thresholds.limits[measure] != nil, "\(measure)")
    }
  }

  @Test func `each measure with a limit is found by its name`() {
    for profile in AuditProfile.allCases {
      for measure in profile.thresholds.limits.keys {
        #expect(Measure(rawValue: measure.rawValue) == measure)
      }
    }
    #expect(Measure(rawValue: "gap") == .gap)
    #expect(Measure(rawValue: "none") == nil)
  }

  @Test func `a profile's own limit comes before what all guidelines ask for`() {
    #expect(AuditProfile.hig.thresholds.limits[.reducedTravel] == Limit(warning: 0.1))
    #expect(AuditProfile.a11y.thresholds.limits[.reducedTravel] == Limit(error: 0.1))
    #expect(AuditProfile.none.thresholds.limits[.reducedTravel] == nil)
  }

  @Test func `each rule has one number and one name, and both are read`() {
    let all = GuidelineRule.allCases
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(all.allSatisfy { GuidelineRule($0.id) == $0 && GuidelineRule($0.name) == $0 })
    #expect(GuidelineRule("A-19")?.name == "duration")
    #expect(GuidelineRule("A-99") == nil)
  }

  @Test func `each rule is described`() {
    #expect(RuleDescription.all.map(\.rule) == GuidelineRule.allCases)
    #expect(RuleDescription.all.allSatisfy { !$0.summary.isEmpty && !$0.remedy.isEmpty })
  }
}
