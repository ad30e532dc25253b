import SegueGeometry
import SegueMotion
import SegueMotionAssertions
import SegueRendering
import SegueTransitions
import SegueTextSupport

/// A-12, L7: a screen that has covered the window does not open a gap at its edge again.
struct OvershootGap: AuditRule {
  let rule = GuidelineRule.overshootGap
  let measures: [Measure] = [.gap]
  let summary = "a screen that has covered the window does not open a gap at its edge again"
  let remedy = "a spring with a damping ratio of 1 does not swing; or let the screen reach further"
  let warnings: Set<TransitionWarning.Kind> = [.gap]

  func findings(in audit: AuditContext) -> [AuditFinding] {
    audit.audited.transitions.compactMap { context -> AuditFinding? in
      let stage = context.played.context.stage
      guard context.beginsFreely, let span = context.span,
        let gap = context.played.plan.widestGap(on: stage)
      else { return nil }
      let moment = span.lowerBound + gap.time
      // Where something puts an end to it before, nobody sees the gap.
      guard moment <= span.upperBound else { return nil }
      return audit.finding(
        self, .gap, value: gap.length / stage.size.width, of: context.name(.insertion),
        during: moment...moment, in: context
      ) { _ in
        "it swings beyond its place and leaves \(NumberText.format(gap.length, atMost: 1)) points"
          + " open at \(NumberText.format(moment.milliseconds, atMost: 0)) ms, expected none"
      }
    }
  }
}

extension Measure {
  /// Width of a gap, as a part of the window's width.
  package static let gap = Measure("gap", in: .share, defect: Limit(warning: 0, error: 0.01))
}
