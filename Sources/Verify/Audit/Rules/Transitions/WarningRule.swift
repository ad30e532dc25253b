import SegueMotionAssertions
import SegueRendering
import SegueTransitions

/// A warning of `check` about a transition, as a rule of an audit: L2 to L14.
struct WarningRule: AuditRule {
  let rule: GuidelineRule
  let summary: String
  let remedy: String
  let measures: [Measure] = [.warned]
  let publications: [Publication]
  private let kind: TransitionWarning.Kind

  var warnings: Set<TransitionWarning.Kind> { [kind] }

  private init(
    _ rule: GuidelineRule, kind: TransitionWarning.Kind, summary: String, remedy: String,
    publications: [Publication] = []
  ) {
    (self.rule, self.kind, self.summary, self.remedy) = (rule, kind, summary, remedy)
    self.publications = publications
  }

  func findings(in audit: AuditContext) -> [AuditFinding] {
    audit.audited.transitions.flatMap { context -> [AuditFinding] in
      guard let span = context.span else { return [] }
      return context.played.warnings.filter { $0.kind == kind }.compactMap { warning in
        audit.finding(
          self, .warned, value: 1, of: context.name(.insertion), during: span, in: context,
          hint: warning.hint
        ) { _ in warning.message }
      }
    }
  }

  /// Those that no numbered check says already.
  static let all: [any AuditRule] = [
    WarningRule(
      .cutSpring, kind: .cutSpring, summary: "a spring has settled when its time is over",
      remedy: "leave out the duration, or fit a spring to it"),
    WarningRule(
      .overdamped, kind: .overdamped, summary: "no spring brakes harder than it can",
      remedy: "a damping ratio of 1 moves the same; less stiffness makes it softer"),
    WarningRule(
      .dip, kind: .dip, summary: "what is behind both screens does not shine through",
      remedy: "fade only the upper screen, or give the transition a background"),
    WarningRule(
      .translucent, kind: .translucent,
      summary: "what a screen shows does not disappear when the transition is over",
      remedy: "give the screen an opaque background, or present it as a sheet"),
    WarningRule(
      .halfTurn, kind: .halfTurn, summary: "a turn has a direction",
      remedy: "animate 'rotate', 'rotateX' or 'rotateY', which know where they turn"),
    WarningRule(
      .noSize, kind: .noSize, summary: "nothing that turns has a size of nothing",
      remedy: "scale from 0.01 on, or fade"),
    WarningRule(
      .leftOver, kind: .leftOver, summary: "the arriving screen ends where it stands afterwards",
      remedy: "let it end at its own size, place and opacity"),
    WarningRule(
      .height, kind: .height, summary: "heights do not move",
      remedy: "give the layer its height once, and do not animate it"),
    WarningRule(
      .tilt, kind: .tilt, summary: "a tilted screen does not reach through another one",
      remedy: "give the tilted screen a higher 'zPosition'"),
    WarningRule(
      .readingDirection, kind: .readingDirection,
      summary: "what comes from a side comes from the end of the line",
      remedy: "take a transition that is mirrored, such as 'ios.push'",
      publications: [.rightToLeft]),
  ]
}

extension Measure {
  /// A warning of `check`, as a flag.
  static let warned = Measure("warned", in: .flag, defect: Limit(warning: 0))
}
