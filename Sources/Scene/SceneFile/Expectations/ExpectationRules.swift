import SegueMotionAssertions
import SegueJSON
import SegueMotion
import SegueSceneGraph
import SegueTextSupport

/// Rules for the purpose of a movement.
enum ExpectationRules {
  /// The most expectations in one place.
  private static let limit = 1000

  static let expectations = Rule<ExpectationDraft>(schema: object.reference) { node, reading in
    var draft = ExpectationDraft(range: node.openingRange, source: reading.source)
    guard object.fill(&draft, from: node, &reading) else { return nil }
    return draft
  }.list(0...limit, of: "expectations")

  static let object = ObjectRule<ExpectationDraft>(
    "an expectation", help: "What a movement is for: one claim about a layer, or about several.",
    name: "expectation", example: "{\"layer\": \"card\", \"appears\": 250}",
    alternatives: Need(
      AssertionRules.members.map(\.name), hint: "such as \"appears\": 250 or \"neverJumps\": true"),
    ([
      MemberRule(
        "layer", schema: pattern.schema,
        help: "The layer's name, or a pattern: 'row*' for all whose names begin so, '*' for all."
      ) { node, reading, draft in
        draft.layers = pattern(node, &reading)
        draft.layersRange = node.range
      }.required,
      MemberRule(
        "from", .span, help: "From when on the claim holds; from the beginning by default."
      ) {
        $0.from = $1
      },
      MemberRule("until", .span, help: "Until when the claim holds; until the end by default.") {
        $0.until = $1
      },
      MemberRule(
        "motion", .word("motion"),
        help:
          "Whether it is expected of the full movement alone, or of the reduced one; of both by default."
      ) { $0.motion = $1 },
      MemberRule("because", .words, help: "Why it matters, for whoever breaks it.") {
        $0.reason = $1
      },
    ] + AssertionRules.members).map(\.own))

  /// A layer's name, or a pattern of names.
  static let pattern = Rule<LayerPattern>(
    schema: .text("^[A-Za-z0-9_.*-]{1,64}$", examples: ["card", "row*", "*"])
  ) { node, reading in
    guard let text = node.string else { return reading.fail(node, expected: "a name in quotes") }
    let letters = text.filter { $0 != "*" }
    guard LayerID.isValid(letters.isEmpty && !text.isEmpty ? "x" : letters), text.utf8.count <= 64
    else {
      return reading.refuse(node, "\(Quote(text)) is not a name", hint: Expected.names)
    }
    return LayerPattern(text)
  }
}
