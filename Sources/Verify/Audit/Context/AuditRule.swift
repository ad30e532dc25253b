import SegueMotionAssertions
import SegueRendering
import SegueTransitions

/// One thing that guidelines ask of a film, and how to find out whether it holds.
protocol AuditRule: Sendable {
  /// Its number and its name.
  var rule: GuidelineRule { get }
  /// The demand of the rule, in a sentence without its full stop.
  var summary: String { get }
  /// The fix for a film that fails the rule, in a sentence without its full stop.
  var remedy: String { get }
  /// The warnings of `check` that say the same; who accepts those means this as well.
  var warnings: Set<TransitionWarning.Kind> { get }
  /// Returns the violations of the rule.
  func findings(in audit: AuditContext) throws(RenderError) -> [AuditFinding]
}

extension AuditRule {
  /// None of them.
  var warnings: Set<TransitionWarning.Kind> { [] }
}
