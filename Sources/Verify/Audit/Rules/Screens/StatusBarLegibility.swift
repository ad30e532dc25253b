import SegueTransitions
import SegueMotionAssertions
import SegueMotion
import SegueRendering
import SegueVerification
import SegueTextSupport

/// the words of the status bar can be read above every screen that rests.
///
/// Each bar is looked at where it is seen, whether its words follow the screens by themselves or not.
struct StatusBarLegibility: AuditRule {
  let rule = GuidelineRule.statusBar
  let measures: [Measure] = [.statusContrast]
  let publications: [Publication] = [.contrast]
  let summary = "the words of the status bar can be read above every screen that rests"
  let remedy = "say with 'statusBar' whether the words above a screen are light or dark"

  /// The most moments at which pixels are looked at.
  private static let moments = 8
  /// The most bars that are looked at.
  private static let bars = 4
  /// The highest contrast there is.
  private static let highest = 21.0

  func findings(in audit: AuditContext) throws(RenderError) -> [AuditFinding] {
    guard audit.asks(for: .statusContrast), !audit.audited.statusBars.isEmpty else { return [] }
    var findings: [AuditFinding] = []
    for time in rests(audit).prefix(Self.moments) {
      for words in audit.audited.statusBars.prefix(Self.bars) {
        guard let ratio = try contrast(of: words, at: time, audit) else { continue }
        let found = audit.finding(
          self, .statusContrast, value: ratio, of: words, during: time...time
        ) { bound in
          "its contrast with the screen below is \(NumberText.format(ratio, atMost: 2)), expected at"
            + " least \(NumberText.format(bound))"
        }
        findings += [found].compactMap(\.self)
      }
    }
    return findings
  }

  /// Returns the contrast of words with what lies below them at a moment; `nil` where they are not seen.
  private func contrast(
    of words: String, at time: Time, _ audit: AuditContext
  ) throws(RenderError) -> Double? {
    guard audit.view.course(words).moment(at: time)?.isSeen == true else { return nil }
    let claim = Contrast(atLeast: Self.highest)
    let span = ExpectedSpan(from: time, until: time)
    var item = audit.audited.item
    item.expectations = [
      HeldExpectation(MotionExpectation(LayerPattern(words), claim, during: span))
    ]
    return try item.failedExpectations().first?.failure.value
  }

  /// Moments at which the screens rest: the beginning, and where each transition has ended.
  private func rests(_ audit: AuditContext) -> [Time] {
    let whole = audit.audited.transitions.filter { $0.played.interruption == nil }
    let ends = whole.compactMap(\.played.end).filter { $0 <= audit.film.duration }
    return [.zero] + ends
  }
}

extension Measure {
  /// The contrast of the status bar, as a ratio; less is worse.
  ///
  /// WCAG 1.4.11: graphics at 3:1.
  package static let statusContrast = Measure(
    "statusContrast", in: .ratio, isFloor: true, guideline: Limit(warning: 3))
}
