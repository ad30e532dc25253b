import SegueGeometry
import SegueJSON
import SegueSceneGraph

/// A text as its author wrote it: what holds for all runs, and the runs that differ.
struct TextDraft: Sendable {
  var content = TextContent([])
  var string: String?
  /// The number that is shown in place of words.
  var count: CountDraft?
  /// Appearance of the text in pieces.
  var appearance: AppearanceDraft?
  /// True if the number moves.
  var moves = false
  var run = TextRun("")
  /// The runs, each with what it says itself.
  var runs: [TimingDraft] = []
  var color: PropertyRule.Setting?
  var assets: [AssetReference] = []
  var families: [FamilyMention] = []
}

/// Rules for texts: words, or an object with some.
enum TextRules {
  static let field = MemberRule<LayerDraft>(
    "text", schema: ["anyOf": [Rule<String>.words.schema, object.reference]],
    help: "Words as the content: a text, or an object."
  ) { node, reading, draft in
    guard let node = reading.filled(node) else { return }
    var text = TextDraft()
    if let words = node.string {
      text.string = words
      object.fillDefaults(&text, &reading)
    } else {
      object.fill(&text, from: node, &reading)
    }
    draft.assets += text.assets
    draft.families += text.families
    draft.textPlace = reading.source.place(node.range)
    let content = text.assembled
    guard reading.admitText(content.string.utf8.count, at: node.range) else { return }
    draft.replaceContent(with: .text(content))
    if let animation = text.color?.animation { draft.move(.textColor, by: animation, reading) }
    if var appearance = text.appearance,
      AppearanceRules.settle(&appearance, in: content, &reading)
    {
      draft.appearance = appearance
    }
    if text.moves, let count = text.count { draft.move(.textCount, by: count.animation, reading) }
  }

  static let object = ObjectRule<TextDraft>(
    "a text", help: "Words in a box.", name: "text",
    exclusions: [
      Exclusion("string", "runs", hint: "runs are the pieces of a text that look different")
    ]
      + ["string", "runs"].map {
        Exclusion(
          "count", $0, hint: "the words around a number stand in its format: \"#,##0 'points'\"")
      } + [
        Exclusion(
          "count", "appear", hint: "put the number into a layer of its own, and move that")
      ],
    needs: [Need("string", "runs", "count", hint: "such as \"string\": \"Hello\"")],
    [
      MemberRule("string", schema: Rule<String>.words.schema, help: "The words.") {
        node, reading, text in
        text.string = words(node, &reading)
      }.own,
      CountRules.field,
      MemberRule("runs", runList, help: "The pieces, in reading order.") {
        text, runs in
        text.runs = runs
        for run in runs {
          text.assets += run.assets
          text.families += run.families
        }
      }.own,
      AppearanceRules.field,
    ] + looks + paragraph)

  /// The words at a node; says where a number stands that is meant to count.
  private static func words(_ node: JSONNode, _ reading: inout ReadContext) -> String? {
    guard let node = reading.filled(node) else { return nil }
    guard let object = node.object else { return Rule<String>.words.read(node, &reading) }
    let count = object["count"].map { $0 } ?? node
    return reading.fail(
      node, expected: "a text in quotes",
      hint:
        "a number that counts stands in place of 'string': \"count\": \(JSONValue(count).compact)")
  }

  /// The looks that a text gives to all its runs.
  private static let looks: [MemberRule<TextDraft>] =
    TimingRules.looks.map { look in
      MemberRule(look.name, schema: look.schema, help: look.help) { node, reading, text in
        var run = TimingDraft()
        look.read(node, &reading, &run)
        for change in run.changes { change(&text.run) }
        text.assets += run.assets
        text.families += run.families
      }.byDefault(plain[look.name])
    } + [
      MemberRule(
        "color", schema: PropertyRule.paint.reference,
        help: "What the letters are filled with; when animated, those of all runs."
      ) { node, reading, text in
        text.color = PropertyRule.paint.setting(node, &reading)
      }.byDefault("#000000")
    ]

  /// Defaults of a text that sets no style; runs look like their text.
  private static let plain: [String: JSONValue] = [
    "family": "Inter", "size": 17, "weight": 400, "italic": false, "letterSpacing": 0,
    "underline": false, "figures": "automatic",
  ]

  private static let runs = TimingRules.object.rule { TimingDraft() }
  private static let runList = runs.list(1...1000, of: "runs")
    .checked("the runs of a text have more than \(ReadContext.textLimit >> 10) kB") { runs in
      runs.map(\.string.utf8.count).reduce(0, +) <= ReadContext.textLimit
    }

  private static let paragraph: [MemberRule<TextDraft>] = [
    MemberRule("alignment", .word("alignment"), help: "Where lines stand between the sides.") {
      $0.content.alignment = $1
    }.byDefault("leading"),
    MemberRule(
      "verticalAlignment", .word("alignment"), help: "Where lines stand between top and bottom."
    ) {
      $0.content.verticalAlignment = $1
    }.byDefault("top"),
    MemberRule(
      "lineHeight", .number(0.1...10), help: "The distance of lines, as a multiple of the font's."
    ) {
      $0.content.lineHeight = $1
    }.byDefault(1),
    MemberRule(
      "maximumLines", .integer(0...10_000), help: "The most lines; 0 for as many as it takes."
    ) {
      $0.content.maximumLines = $1
    }.byDefault(0),
    MemberRule("wrapping", .word("wrapping"), help: "Where a line may be broken.") {
      $0.content.wrapping = $1
    }.byDefault("word"),
    MemberRule("truncation", .word("truncation"), help: "Where the dots stand when not all fits.") {
      $0.content.truncation = $1
    }.byDefault("end"),
    MemberRule("direction", .word("direction"), help: "The side on which reading begins.") {
      $0.content.direction = $1
    }.byDefault("automatic"),
    MemberRule("language", .words, help: "The language, such as 'en' or 'ar-EG'.") {
      $0.content.language = $1
    },
  ]
}

extension TextDraft {
  /// The text with everything that its runs leave out filled in.
  var assembled: TextContent {
    var (content, run) = (content, run)
    if case .paint(let paint)? = color?.value { run.paint = paint }
    if let count {
      run.count = count.number
      run.string = count.number.text
      content.runs = [run]
    } else if let string {
      run.string = string
      content.runs = [run]
    } else {
      content.runs = runs.map { [run] draft in
        var run = run
        run.string = draft.string
        for change in draft.changes { change(&run) }
        return run
      }
    }
    return content
  }
}
