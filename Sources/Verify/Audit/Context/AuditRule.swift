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
  /// The measures that the rule takes; each may be another rule's as well.
  var measures: [Measure] { get }
  /// True if it looks at what a scan of all frames has found.
  var scansFrames: Bool { get }
  /// True if a film that is drawn can break it.
  var isAskedOfScenes: Bool { get }
  /// The publications of what the rule asks for; none for what is plainly a defect.
  var publications: [Publication] { get }
  /// The warnings of `check` that say the same; who accepts those means this as well.
  var warnings: Set<TransitionWarning.Kind> { get }
  /// Returns the violations of the rule.
  func findings(in audit: AuditContext) throws(RenderError) -> [AuditFinding]
}

extension AuditRule {
  var scansFrames: Bool { false }
  var isAskedOfScenes: Bool { true }
  var publications: [Publication] { [] }
  /// None of them.
  var warnings: Set<TransitionWarning.Kind> { [] }
}
