import SegueAudit
import SegueCommandLine
import SegueMotionAssertions
import Testing

/// What 'audit' finds in scenes that keep to a rule, and in scenes that do not.
@Suite struct AuditRuleTests {
  private static let examples =
    AuditExample.transitions + AuditExample.gestures + AuditExample.lint + AuditExample.layerRules

  @Test func `there are examples of every rule that scenes can break`() {
    let known = Set(Self.examples.map(\.rule))
    // A raw number is one only beside a file of tokens, which no scene from standard input has (TokensVerbTests).
    let asked = RuleDescription.all.filter { $0.isAskedOfScenes && $0.rule != .rawNumber }
    for rule in asked.map(\.rule) {
      #expect(known.contains(rule.id), "nothing shows what \(rule.id) finds, and what it does not")
    }
    #expect(known.count == asked.count)
    #expect(RuleDescription.all.filter { !$0.isAskedOfScenes }.map(\.rule) == [.droppedFrames])
  }

  @Test(arguments: examples) func `each rule finds what is wrong, and nothing that is not`(
    _ example: AuditExample
  ) async {
    let words = ["audit", "-", "--json", "--fail-on", "never", "--profile", example.profile]
    let failing = await Transcript(of: words, input: example.failing)
    let passing = await Transcript(of: words, input: example.passing)
    #expect((failing.code, passing.code) == (.done, .done), "\(failing.error)\(passing.error)")
    let found = "\"rule\": \"\(example.rule)\""
    #expect(AuditExample.findings(in: failing.output).contains(found), "\(failing.output)")
    #expect(!AuditExample.findings(in: passing.output).contains(found), "\(passing.output)")
  }
}
