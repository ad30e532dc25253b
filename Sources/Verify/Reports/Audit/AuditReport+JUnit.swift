import SegueAudit
import SegueMotionAssertions
import SegueVerification
import SegueTextSupport

extension AuditReport {
  /// The run as JUnit XML, which CI systems read: a suite for each scene, a case for each rule.
  ///
  /// What is accepted is skipped, with the reason; what does not make a scene fail is output.
  package var junit: String {
    var text: Markup = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let cases = scenes.map { ($0, self.cases(of: $0)) }
    let failures = cases.flatMap(\.1).count { $0.isFailed }
    let broken = scenes.count { $0.failure != nil }
    let count = cases.map(\.1.count).reduce(0, +) + broken
    text += "<testsuites name=\"render audit\" tests=\"\(count)\" failures=\"\(failures)\""
    text += " errors=\"\(broken)\">\n"
    for (scene, cases) in cases { text += suite(scene, cases) }
    text += "</testsuites>\n"
    return text.text
  }

  private struct RuleCase {
    let rule: GuidelineRule
    let findings: [AuditFinding]
    let isFailed: Bool

    var isSkipped: Bool { !findings.isEmpty && findings.allSatisfy(\.isAccepted) }
  }

  private func cases(of scene: AuditedScene) -> [RuleCase] {
    if scene.failure != nil { return [] }
    return scene.rules.map { rule in
      let findings = scene.findings.filter { $0.rule == rule }
      return RuleCase(
        rule: rule, findings: findings, isFailed: findings.contains(where: isFailed))
    }
  }

  private func suite(_ scene: AuditedScene, _ cases: [RuleCase]) -> Markup {
    let broken = scene.failure == nil ? 0 : 1
    var text: Markup = "  <testsuite name=\"\(scene.name)\" tests=\"\(cases.count + broken)\""
    text += " failures=\"\(cases.count { $0.isFailed })\" errors=\"\(broken)\""
    text += " skipped=\"\(cases.count { $0.isSkipped && !$0.isFailed })\">\n"
    if let failure = scene.failure {
      text += "    <testcase name=\"reading\" classname=\"\(scene.name)\">\n"
      text += "      <error message=\"\(failure)\"/>\n    </testcase>\n"
    }
    for item in cases { text += element(of: item, in: scene) }
    text += "  </testsuite>\n"
    return text
  }

  private func element(of item: RuleCase, in scene: AuditedScene) -> Markup {
    var start: Markup = "    <testcase name=\"\(item.rule.id) \(item.rule.name)\""
    start += " classname=\"\(scene.name)\""
    if let place = item.findings.first?.place {
      start += " file=\"\(place.file)\" line=\"\(place.line)\""
    }
    let lines = item.findings.map { finding -> Markup in
      let place = finding.place.map { "\($0): " } ?? ""
      return "\(place)\(finding.severity.rawValue): \(finding.proof); \(finding.hint)\n"
    }
    guard let first = item.findings.first else { return "\(start)/>\n" }
    let body = Markup(lines)
    if item.isFailed {
      let worst = item.findings.first(where: isFailed) ?? first
      return """
        \(start)>
              <failure message=\"\(worst.words)\" type=\"\(worst.severity.rawValue)\">\(body)</failure>
            </testcase>

        """
    }
    if item.isSkipped {
      let reason = first.acceptance?.acceptance.reason ?? ""
      return "\(start)>\n      <skipped message=\"\(reason)\"/>\n    </testcase>\n"
    }
    return "\(start)>\n      <system-out>\(body)</system-out>\n    </testcase>\n"
  }
}
