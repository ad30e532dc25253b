import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// A text as its author wrote it: what holds for all runs, and the runs that differ.
struct TextDraft: Sendable {
  var content = TextContent([])
  var string: String?
  var run = TextRun("")
  /// The runs, each with what it says itself.
  var runs: [RunDraft] = []
  var color: PropertyRule.Setting?
  var assets: [AssetReference] = []
  var families: [FamilyMention] = []
}

/// A run as its author wrote it; what it leaves out is the text's.
struct RunDraft: Sendable {
  var string = ""
  var changes: [@Sendable (inout TextRun) -> Void] = []
  var assets: [AssetReference] = []
  var families: [FamilyMention] = []
}

/// How texts are written: words, or an object with some.
enum TextRules {
  static let field = Field<LayerDraft>(
    "text", schema: ["anyOf": [Rule<String>.words.schema, object.reference]],
    "Words as the content: a text, or an object."
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
    draft.replaceContent(with: .text(text.assembled))
    if let animation = text.color?.animation { draft.move(.textColor, by: animation, reading) }
  }

  static let object = ObjectRule<TextDraft>(
    "a text", "Words in a box.", name: "text",
    exclusions: [
      Exclusion("string", "runs", hint: "runs are the pieces of a text that look different")
    ],
    needs: [Need("string", "runs", hint: "such as \"string\": \"Hello\"")],
    [
      Field("string", .words, "The words.") { $0.string = $1 }.own,
      Field("runs", runs.list(1...1000, of: "runs"), "The pieces, in reading order.") {
        text, runs in
        text.runs = runs
        for run in runs {
          text.assets += run.assets
          text.families += run.families
        }
      }.own,
    ] + looks + paragraph)

  /// The looks that a text gives to all its runs.
  private static let looks: [Field<TextDraft>] =
    RunRules.looks.map { look in
      Field(look.name, schema: look.schema, look.help) { node, reading, text in
        var run = RunDraft()
        look.read(node, &reading, &run)
        for change in run.changes { change(&text.run) }
        text.assets += run.assets
        text.families += run.families
      }
    } + [
      Field(
        "color", schema: PropertyRule.paint.reference,
        "What the letters are filled with; when animated, those of all runs."
      ) { node, reading, text in
        text.color = PropertyRule.paint.setting(node, &reading)
      }
    ]

  private static let runs = RunRules.object.rule { RunDraft() }

  private static let paragraph: [Field<TextDraft>] = [
    Field("alignment", .word("alignment"), "Where lines stand between the sides.") {
      $0.content.alignment = $1
    },
    Field("verticalAlignment", .word("alignment"), "Where lines stand between top and bottom.") {
      $0.content.verticalAlignment = $1
    },
    Field("lineHeight", .number(0.1...10), "The distance of lines, as a multiple of the font's.") {
      $0.content.lineHeight = $1
    },
    Field("maximumLines", .integer(0...10_000), "The most lines; 0 for as many as it takes.") {
      $0.content.maximumLines = $1
    },
    Field("wrapping", .word("wrapping"), "Where a line may be broken.") {
      $0.content.wrapping = $1
    },
    Field("truncation", .word("truncation"), "Where the dots stand when not all fits.") {
      $0.content.truncation = $1
    },
    Field("direction", .word("direction"), "The side on which reading begins.") {
      $0.content.direction = $1
    },
    Field("language", .words, "The language, such as 'en' or 'ar-EG'.") {
      $0.content.language = $1
    },
  ]
}

extension TextDraft {
  /// The text with everything that its runs leave out filled in.
  var assembled: TextContent {
    var (content, run) = (content, run)
    if case .paint(let paint)? = color?.value { run.paint = paint }
    if let string {
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

/// How the runs of a text are written.
enum RunRules {
  static let object = ObjectRule<RunDraft>(
    "a run", "A piece of a text that looks different.", name: "run",
    [Field("string", .words, "The words.") { $0.string = $1 }.required] + looks + [
      Field("color", .paint, "What the letters are filled with.") { run, paint in
        run.changes.append { $0.paint = paint }
      }
    ])

  /// What can be said of a whole text and of each run.
  static let looks: [Field<RunDraft>] = [
    family,
    fontFile,
    look("size", .number(0...10_000, above: 0), "The size of the font, in points.") {
      $0.font.size = $1
    },
    look("weight", .weight, "From 100 (thin) over 400 (regular) and 700 (bold) to 1000.") {
      $0.font.weight = $1
    },
    look("italic", .flag, "Whether the slanted cut is used.") { $0.font.isItalic = $1 },
    look("axes", .axes, "Settings of further axes of a variable font, such as {\"opsz\": 32}.") {
      $0.font.axes = $1
    },
    look("letterSpacing", .number(-1000...1000), "Extra room after each letter, in points.") {
      $0.letterSpacing = $1
    },
    look("underline", .flag, "Whether a line runs below.") { $0.isUnderlined = $1 },
  ]

  private static let family = Field<RunDraft>(
    "family", schema: Rule<String>.words.schema, "The family of the font, or several by rank."
  ) { node, reading, run in
    guard let name = Rule<String>.words(node, &reading) else { return }
    run.families.append(FamilyMention(name: name, place: reading.source.place(node.range)))
    run.changes.append { $0.font.source = .family(name) }
  }

  private static let fontFile = Field<RunDraft>(
    "font", schema: Rule<String>.identifier.schema, "A font file: its name under 'assets'."
  ) { node, reading, run in
    guard let name = Rule<String>.identifier(node, &reading) else { return }
    run.assets.append(
      AssetReference(id: AssetID(name), range: node.range, source: reading.source))
    run.changes.append { $0.font.source = .asset(AssetID(name)) }
  }

  private static func look<Value: Sendable>(
    _ name: String, _ rule: Rule<Value>, _ help: String,
    change: @escaping @Sendable (inout TextRun, Value) -> Void
  ) -> Field<RunDraft> {
    Field(name, rule, help) { run, value in run.changes.append { change(&$0, value) } }
  }
}

extension Rule<Double> {
  /// The weight of a font: a number, or a word.
  fileprivate static let weight = choice(
    "a weight from 1 to 1000, or a word such as 'bold'",
    [
      (\.isNumber, number(1...1000)),
      (\.isString, Rule<WeightWord>.word("weight").map(\.number)),
    ])
}

/// The weights that have names.
private enum WeightWord: String, CaseIterable, Sendable {
  case thin, light, regular, medium, semibold, bold, heavy, black

  var number: Double {
    switch self {
    case .thin: 100
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}

extension Rule<[Font.Axis]> {
  /// Settings of axes by their four-letter tags, in the order of the file.
  fileprivate static let axes = Rule(
    schema: [
      "type": "object", "additionalProperties": Rule<Double>.coordinate.schema,
      "propertyNames": ["pattern": "^[ -~]{4}$"], "maxProperties": 64,
    ]
  ) { node, reading in
    guard let object = node.object, object.members.count <= 64 else {
      return reading.fail(node, expected: "an object of at most 64 axes, such as {\"opsz\": 32}")
    }
    var axes: [Font.Axis] = []
    for member in object.members {
      guard member.key.utf8.count == 4, member.key.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
      else {
        reading.report(
          "\(Quote(member.key)) is not an axis", at: member.keyRange,
          hint: "axes have tags of four letters, such as 'wght'")
        continue
      }
      if let value = Rule<Double>.coordinate(member.node, &reading) {
        axes.append(Font.Axis(member.key, value))
      }
    }
    return axes
  }
}
