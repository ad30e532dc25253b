import SegueJSON
import SegueSceneGraph
import SegueTextSupport

/// A run as its author wrote it; what it leaves out is the text's.
struct TimingDraft: Sendable {
  var string = ""
  var changes: [@Sendable (inout TextRun) -> Void] = []
  var assets: [AssetReference] = []
  var families: [FamilyMention] = []
}

/// Rules for the runs of a text.
enum TimingRules {
  static let object = ObjectRule<TimingDraft>(
    "a run", help: "A piece of a text that looks different.", name: "run",
    [MemberRule("string", .words, help: "The words.") { $0.string = $1 }.required] + looks + [
      MemberRule("color", .paint, help: "What the letters are filled with.") { run, paint in
        run.changes.append { $0.paint = paint }
      }
    ])

  /// Members that a whole text and each of its runs can have.
  static let looks: [MemberRule<TimingDraft>] = [
    family,
    fontFile,
    look("size", .number(0...10_000, above: 0), help: "The size of the font, in points.") {
      $0.font.size = $1
    },
    look("weight", .weight, help: "From 100 (thin) over 400 (regular) and 700 (bold) to 1000.") {
      $0.font.weight = $1
    },
    look("italic", .flag, help: "Whether the slanted cut is used.") { $0.font.isItalic = $1 },
    look(
      "axes", .axes, help: "Settings of further axes of a variable font, such as {\"opsz\": 32}."
    ) {
      $0.font.axes = $1
    },
    look("letterSpacing", .number(-1000...1000), help: "Extra room after each letter, in points.") {
      $0.letterSpacing = $1
    },
    look("underline", .flag, help: "Whether a line runs below.") { $0.isUnderlined = $1 },
    look(
      "figures", .word("width of figures"),
      help:
        "How wide digits are: all alike (tabular), which those of a count are by default, or each its own."
    ) { $0.figures = $1 },
  ]

  private static let family = MemberRule<TimingDraft>(
    "family", schema: Rule<String>.words.schema, help: "The family of the font, or several by rank."
  ) { node, reading, run in
    guard let name = Rule<String>.words(node, &reading) else { return }
    run.families.append(FamilyMention(name: name, place: reading.source.place(node.range)))
    run.changes.append { $0.font.source = .family(name) }
  }

  private static let fontFile = MemberRule<TimingDraft>(
    "font", .asset(.font), help: "A font file: its name under 'assets'."
  ) { run, asset in
    run.assets.append(asset)
    run.changes.append { $0.font.source = .asset(asset.id) }
  }

  private static func look<Value: Sendable>(
    _ name: String, _ rule: Rule<Value>, help: String,
    change: @escaping @Sendable (inout TextRun, Value) -> Void
  ) -> MemberRule<TimingDraft> {
    MemberRule(name, rule, help: help) { run, value in run.changes.append { change(&$0, value) } }
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
