public import SegueMotionAssertions
import SegueMotion
public import SegueRendering

/// The result of checking a film against guidelines.
public struct Audit: Sendable {
  /// The findings, the most severe first; accepted findings too.
  public private(set) var findings: [AuditFinding]
  /// The acceptances that nothing has needed.
  public let unused: [HeldAcceptance]

  /// Holds a film to the guidelines of a profile.
  public init(of film: AuditedFilm, by profile: AuditProfile) throws(RenderError) {
    try self.init(of: film, by: profile.thresholds)
  }

  /// Holds a film to limits.
  public init(of film: AuditedFilm, by thresholds: Thresholds) throws(RenderError) {
    let context = try AuditContext(film, thresholds, scanned: AuditRules.scanned)
    var all: [AuditFinding] = []
    for rule in AuditRules.all {
      if Task.isCancelled { throw .cancelled }
      all += try rule.findings(in: context).prefix(Self.mostOfOneRule)
    }
    var used: Set<HeldAcceptance> = []
    for index in all.indices where !all[index].isAccepted {
      guard let meant = film.acceptances.first(where: { $0.acceptance.means(all[index]) }) else {
        continue
      }
      all[index].acceptance = meant
      used.insert(meant)
    }
    findings = all.enumerated().sorted {
      ($0.element.severity, $0.element.span.lowerBound, $0.offset)
        < ($1.element.severity, $1.element.span.lowerBound, $1.offset)
    }.map(\.element)
    unused = film.acceptances.filter { !used.contains($0) }
  }

  /// The most findings of one rule in one film.
  private static let mostOfOneRule = 20

  /// The findings that nobody has accepted.
  public var open: [AuditFinding] { findings.filter { !$0.isAccepted } }

  /// Returns the number of open findings of that severity.
  public func count(of severity: AuditSeverity) -> Int { open.count { $0.severity == severity } }
}

extension Acceptance {
  /// Returns true if the acceptance covers a finding.
  func means(_ finding: AuditFinding) -> Bool {
    guard rule == finding.rule else { return false }
    if let layers, !layers.fits(finding.layer ?? "*") { return false }
    let start = span.origin + (span.from ?? .zero)
    let end = span.until.map { span.origin + $0 } ?? span.end
    return finding.span.upperBound >= start && end.map { finding.span.lowerBound <= $0 } ?? true
  }
}

/// A rule in words, for lists and for other programs.
public struct RuleDescription: Hashable, Sendable {
  /// Its number and its name.
  public let rule: GuidelineRule
  /// The demand of the rule.
  public let summary: String
  /// The fix for a film that fails the rule.
  public let remedy: String

  /// All rules, in the order of their numbers.
  public static let all: [RuleDescription] = AuditRules.all.map {
    RuleDescription(rule: $0.rule, summary: $0.summary, remedy: $0.remedy)
  }
}
