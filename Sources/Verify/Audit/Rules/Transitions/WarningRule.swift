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
    _ rule: GuidelineRule, _ kind: TransitionWarning.Kind, _ summary: String, _ remedy: String,
    publications: [Publication] = []
  ) {
    (self.rule, self.kind, self.summary, self.remedy) = (rule, kind, summary, remedy)
    self.publications = publications
  }

  func findings(in audit: AuditContext) -> [AuditFinding] {
    audit.audited.exchanges.flatMap { exchange -> [AuditFinding] in
      guard let span = exchange.span else { return [] }
      return exchange.played.warnings.filter { $0.kind == kind }.compactMap { warning in
        audit.finding(
          self, .warned, 1, of: exchange.name(.insertion), during: span, in: exchange,
          hint: warning.hint
        ) { _ in warning.message }
      }
    }
  }

  /// Those that no numbered check says already.
  static let all: [any AuditRule] = [
    WarningRule(
      .cutSpring, .cutSpring, "a spring has settled when its time is over",
      "leave out the duration, or fit a spring to it"),
    WarningRule(
      .overdamped, .overdamped, "no spring brakes harder than it can",
      "a damping ratio of 1 moves the same; less stiffness makes it softer"),
    WarningRule(
      .dip, .dip, "what is behind both screens does not shine through",
      "fade only the upper screen, or give the transition a background"),
    WarningRule(
      .translucent, .translucent,
      "what a screen shows does not disappear when the transition is over",
      "give the screen an opaque background, or present it as a sheet"),
    WarningRule(
      .halfTurn, .halfTurn, "a turn has a direction",
      "animate 'rotate', 'rotateX' or 'rotateY', which know where they turn"),
    WarningRule(
      .noSize, .noSize, "nothing that turns has a size of nothing",
      "scale from 0.01 on, or fade"),
    WarningRule(
      .leftOver, .leftOver, "the arriving screen ends where it stands afterwards",
      "let it end at its own size, place and opacity"),
    WarningRule(
      .height, .height, "heights do not move",
      "give the layer its height once, and do not animate it"),
    WarningRule(
      .tilt, .tilt, "a tilted screen does not reach through another one",
      "give the tilted screen a higher 'zPosition'"),
    WarningRule(
      .readingDirection, .readingDirection, "what comes from a side comes from the end of the line",
      "take a transition that is mirrored, such as 'ios.push'", publications: [.rightToLeft]),
  ]
}

extension Measure {
  /// A warning of `check`, as a flag.
  static let warned = Measure("warned", in: .flag, defect: Limit(warning: 0))
}
