package import SegueMotionAssertions
import SegueMotion
package import SegueRendering

/// The result of checking a film against guidelines.
package struct Audit: Sendable {
  /// The findings, the most severe first; accepted findings too.
  package private(set) var findings: [AuditFinding]
  /// The acceptances that nothing has needed.
  package let unused: [HeldAcceptance]
  /// The part of the film that was looked at.
  package let reach: AuditReach

  /// The worst value of each measure, right or not.
  package private(set) var measured: [AuditMeasurement] = []
  /// The work of a compositor for each frame; `nil` where the author has set no limits.
  package private(set) var cost: FilmCost?
  /// The transitions in numbers.
  package private(set) var exchanges: [AuditedExchange] = []

  /// Holds a film to the guidelines of a profile.
  ///
  /// - Parameter view: the display on which it is shown, if that is known.
  package init(
    of film: AuditedFilm, by profile: AuditProfile, on view: DisplayView? = nil
  ) throws(RenderError) {
    try self.init(of: film, by: profile.thresholds, on: view)
  }

  /// Holds a film to limits.
  package init(
    of film: AuditedFilm, by thresholds: Thresholds, on view: DisplayView? = nil
  ) throws(RenderError) {
    var context = try AuditContext(film, thresholds, scanned: AuditRules.scanned, on: view)
    var all: [AuditFinding] = []
    for rule in AuditRules.all {
      if Task.isCancelled { throw .cancelled }
      all += try context.findings(of: rule).prefix(Self.mostOfOneRule)
    }
    self.init(all, accepting: film.acceptances, reach: context.reach)
    cost = context.cost
    measured = context.log.measurements.map { accepted($0) }
    exchanges = context.exchanges.map { exchange in
      var exchange = exchange
      exchange.measurement = exchange.measurement.map { accepted($0) }
      return exchange
    }
  }

  /// Returns a measurement with the acceptance of what is found for it.
  private func accepted(_ measurement: AuditMeasurement) -> AuditMeasurement {
    var measurement = measurement
    measurement.acceptance =
      findings.first {
        $0.rule == measurement.rule && $0.measure == measurement.measure
          && $0.value == measurement.value && $0.layer == measurement.layer
          && $0.span.lowerBound == measurement.start
      }?.acceptance
    return measurement
  }

  /// Holds a recording to those of a profile's guidelines that pixels can be asked for.
  package init(
    of scan: RecordedScan, by profile: AuditProfile, accepting acceptances: [HeldAcceptance] = []
  ) {
    let context = RecordedContext(scan, profile.thresholds)
    var reach = AuditReach()
    if scan.isCut {
      reach.beginning = AuditReach.Beginning(pictures: scan.pictures.count, seconds: scan.end)
    }
    self.init(
      AuditRules.recorded.flatMap { $0.findings(in: context).prefix(Self.mostOfOneRule) },
      accepting: acceptances, reach: reach)
  }

  /// Puts findings in order, with the acceptances that cover them.
  private init(
    _ found: [AuditFinding], accepting acceptances: [HeldAcceptance], reach: AuditReach
  ) {
    var all = found
    self.reach = reach
    var used: Set<HeldAcceptance> = []
    // What an author says goes before what a preset accepts for itself.
    for index in all.indices where all[index].acceptance.map(\.giver.isPreset) ?? true {
      guard let meant = acceptances.first(where: { $0.acceptance.means(all[index]) }) else {
        continue
      }
      all[index].acceptance = meant
      used.insert(meant)
    }
    findings = all.enumerated().sorted {
      ($0.element.severity, $0.element.span.lowerBound, $0.offset)
        < ($1.element.severity, $1.element.span.lowerBound, $1.offset)
    }.map(\.element)
    unused = acceptances.filter { !used.contains($0) }
  }

  /// The most findings of one rule in one film.
  private static let mostOfOneRule = 20

  /// The findings that nobody has accepted.
  package var open: [AuditFinding] { findings.filter { !$0.isAccepted } }

  /// Returns the number of open findings of that severity.
  package func count(of severity: AuditSeverity) -> Int { open.count { $0.severity == severity } }
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
package struct RuleDescription: Hashable, Sendable {
  /// Its number and its name.
  package let rule: GuidelineRule
  /// The demand of the rule.
  package let summary: String
  /// The fix for a film that fails the rule.
  package let remedy: String
  /// True if a film that is drawn can break it.
  package let isAskedOfScenes: Bool
  /// True if pixels alone can tell.
  package let isAskedOfRecordings: Bool

  /// All rules, in the order of their numbers.
  package static let all: [RuleDescription] = AuditRules.all.map {
    RuleDescription(
      rule: $0.rule, summary: $0.summary, remedy: $0.remedy, isAskedOfScenes: $0.isAskedOfScenes,
      isAskedOfRecordings: $0 is any RecordedRule)
  }
}
