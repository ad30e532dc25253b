package import SegueMotionAssertions
package import SegueJSON
import SegueMotion
import SegueTextSupport

/// An acceptance and where it stands.
package struct PlacedAcceptance: Hashable, Sendable {
  /// The acceptance.
  package let acceptance: Acceptance
  /// Position of the acceptance.
  package let place: SourcePosition
  /// The line and the column of that place.
  package let position: TextPosition
}

/// An acceptance as its author wrote it.
struct AcceptanceDraft: Sendable {
  var rule: GuidelineRule?
  var layers: LayerPattern?
  var reason: String?
  /// Position of the acceptance.
  var range: SourceRange
  var source: SourceText

  /// The acceptance for a stretch of the film; `nil` where something is missing, which has been reported.
  func placed(since origin: Time = .zero, end: Time? = nil) -> PlacedAcceptance? {
    guard let rule, let reason else { return nil }
    let span = ExpectedSpan(since: origin, end: end)
    return PlacedAcceptance(
      acceptance: Acceptance(rule, of: layers, during: span, because: reason),
      place: source.place(range), position: source.position(of: Int(range.start)))
  }
}

/// Rules for accepting audit findings.
enum AcceptanceRules {
  static let acceptances = Rule<AcceptanceDraft>(schema: object.reference) { node, reading in
    var draft = AcceptanceDraft(range: node.openingRange, source: reading.source)
    return object.fill(&draft, from: node, &reading) ? draft : nil
  }.list(0...1000, of: "acceptances")

  static let object = ObjectRule<AcceptanceDraft>(
    "an acceptance", help: "What 'render audit' finds and is meant, with the reason.",
    name: "acceptance",
    example: "{\"rule\": \"A-19\", \"because\": \"...\"}",
    [
      MemberRule("rule", rule, help: "The rule, by its number or its name: 'A-19', 'duration'.") {
        $0.rule = $1
      }.required,
      MemberRule(
        "layer", ExpectationRules.pattern,
        help: "The layers of which it is meant, by a name or a pattern; of everything by default."
      ) { $0.layers = $1 },
      MemberRule("because", reason, help: "Why it is meant, for whoever reads the audit.") {
        $0.reason = $1
      }.required,
    ].map(\.own))

  private static let names = GuidelineRule.allCases.map(\.id) + GuidelineRule.allCases.map(\.name)

  private static let rule = Rule<GuidelineRule>(schema: .oneOf(names)) { node, reading in
    guard let text = node.string else { return reading.fail(node, expected: "a rule in quotes") }
    if let rule = GuidelineRule(text) { return rule }
    return reading.refuse(
      node, "unknown rule \(Quote(text))",
      hint: Spelling.question(for: text, among: names) ?? "'render help audit' lists them")
  }

  private static let reason = Rule<String>.words.checked("a reason is empty") {
    $0.contains { !$0.isWhitespace }
  }
}
