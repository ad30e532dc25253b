import SegueTransitions
import SegueMotionAssertions
import SegueMotion
import SegueRendering
import SegueVerification
import SegueTextSupport

/// the words of the status bar can be read above every screen that rests.
///
/// When they change needs no look: here they do so alongside the transition, at its pace.
struct StatusBarLegibility: AuditRule {
  let rule = GuidelineRule.statusBar
  let measures: [Measure] = [.statusContrast]
  let publications: [Publication] = [.contrast]
  let summary = "the words of the status bar can be read above every screen that rests"
  let remedy = "say with 'statusBar' whether the words above a screen are light or dark"

  /// The most moments at which pixels are looked at.
  private static let moments = 8
  /// The highest contrast there is.
  private static let highest = 21.0

  func findings(in audit: AuditContext) throws(RenderError) -> [AuditFinding] {
    guard audit.asks(for: .statusContrast), !audit.audited.inks.isEmpty else { return [] }
    let texts = audit.view.layers(matching: .everything).filter {
      $0.isText && audit.audited.inks.contains($0.name)
    }
    guard let text = texts.first else { return [] }
    var item = audit.audited.item
    var findings: [AuditFinding] = []
    for time in rests(audit).prefix(Self.moments) {
      let claim = Contrast(atLeast: Self.highest)
      let span = ExpectedSpan(from: time, until: time)
      item.expectations = [
        HeldExpectation(MotionExpectation(LayerPattern(text.name), claim, during: span))
      ]
      guard let failed = try item.failedExpectations().first, let ratio = failed.failure.value
      else { continue }
      let found = audit.finding(
        self, .statusContrast, value: ratio, of: text.name, during: time...time
      ) { bound in
        "its contrast with the screen below is \(NumberText.format(ratio, atMost: 2)), expected at"
          + " least \(NumberText.format(bound))"
      }
      findings += [found].compactMap(\.self)
    }
    return findings
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
