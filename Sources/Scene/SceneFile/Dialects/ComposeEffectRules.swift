import SegueJSON
import SeguePresets
import SegueTransitions
import SegueTextSupport

/// Rules for the effects by which contents enter and exit in Compose: a list stands for `+`.
struct ComposeEffectRules: Sendable {
  private let name: String
  private let example: String
  private let word: Rule<ContentEffects>
  private let object: Rule<ContentEffects>

  static let enter = ComposeEffectRules("composeEnter", EffectRows(isEntering: true))
  static let exit = ComposeEffectRules("composeExit", EffectRows(isEntering: false))

  private init(_ name: String, _ rows: EffectRows) {
    let all = rows.all
    let example = all[0].name
    self.name = name
    self.example = example
    word = Self.word(rows.words)
    object = ObjectRule<ContentEffects?>(
      "an effect", "One thing that happens to a content.",
      alternatives: Need(
        all.map(\.name), hint: "such as {\"\(example)\": {\"duration\": 300}}"),
      all.map { row in MemberRule(row.name, row.settings, row.help) { $0 = $1 } }
    ).rule { nil }.flattened()
  }

  /// Effects that need no more than their name.
  private static func word(
    _ words: [(name: String, effects: ContentEffects)]
  ) -> Rule<ContentEffects> {
    let names = words.map(\.name)
    return Rule(schema: .oneOf(names)) { node, reading in
      if let word = words.first(where: { $0.name == node.string }) { return word.effects }
      let text = node.string ?? ""
      return reading.refuse(
        node, "unknown effect \(Quote(text))", hint: Expected.hint(for: text, among: names))
    }
  }

  /// Rule for the combined effects of a content.
  var effects: Rule<ContentEffects> {
    Rule(schema: .reference(to: name)) { node, reading in
      Rule<ContentEffects>.choice(
        "what happens to the content, such as \"\(example)\" or [{\"\(example)\": {}}]",
        [(\.isString, word), (\.isObject, object), (\.isArray, list)]
      ).read(node, &reading)
    }
  }

  private var list: Rule<ContentEffects> {
    Rule(schema: [:]) { node, reading in
      effects.list(0...32, of: "effects").read(node, &reading)
        .map { $0.reduce(ContentEffects(), +) }
    }
  }

  /// Shared schema definition of such effects.
  var definition: JSONValue.Member {
    JSONValue.Member(
      name,
      ["anyOf": [word.schema, object.schema, .list(.reference(to: name), count: 0...32)]])
  }
}
