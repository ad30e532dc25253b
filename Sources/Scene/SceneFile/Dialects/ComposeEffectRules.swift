import SegueGeometry
import SegueJSON
import SeguePresets
import SegueSceneGraph
import SegueTextSupport
import SegueTransitions

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
      "an effect", help: "One thing that happens to a content.",
      alternatives: Need(
        all.map(\.name), hint: "such as {\"\(example)\": {\"duration\": 300}}"),
      all.map { row in MemberRule(row.name, row.settings, help: row.help) { $0 = $1 } }
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

/// The effects of Compose's algebra; what leaves ends where what comes begins, with the same
/// defaults.
private struct EffectRows {
  /// True if the effects are those of entering contents.
  let isEntering: Bool

  /// All of them.
  var all: [EffectRow] { looks + slides + rooms }

  /// Those that need no more than their name.
  var words: [(name: String, effects: ContentEffects)] {
    let plain = all.filter { !$0.needsSettings }.map { ($0.name, $0.make(EffectDraft())) }
    let others = [("none", ContentEffects())]
    return others + plain + (isEntering ? [] : [("hold", ExitTransition.hold.effects)])
  }

  private func row(
    _ names: (enter: String, exit: String), help: String, fields: [MemberRule<EffectDraft>],
    needsSettings: Bool = false, make: @escaping @Sendable (EffectDraft) -> EnterTransition
  ) -> EffectRow {
    EffectRow(
      name: isEntering ? names.enter : names.exit, help: help, fields: fields,
      needsSettings: needsSettings
    ) { make($0).effects }
  }

  /// Name of the member for the value of an invisible content.
  private var end: String { isEntering ? "from" : "to" }

  private var looks: [EffectRow] {
    [
      row(
        ("fadeIn", "fadeOut"), help: "The content's opacity changes.",
        fields: [.amount(end, .fraction, help: "The opacity when it is not visible; 0 by default.")]
      ) { .fadeIn($0.spec, from: $0.amount ?? 0) },
      row(
        ("scaleIn", "scaleOut"), help: "The content is drawn in another size.",
        fields: [
          .amount(end, .coordinate, help: "The factor when it is not visible; 0 by default."),
          MemberRule("about", .unitPoint, help: "What stays in place; the center by default.") {
            $0.place = $1
          },
        ]
      ) { .scaleIn($0.spec, from: $0.amount ?? 0, about: $0.place ?? .center) },
      row(
        ("unveilIn", "veilOut"), help: "A color lies over the content.",
        fields: [
          MemberRule(
            end, .color, help: "The color when it is not visible; half of black by default."
          ) {
            $0.color = $1
          },
          MemberRule(
            "coversContainer", .flag, help: "Whether the color lies over all of the container."
          ) {
            $0.coversContainer = $1
          },
        ]
      ) {
        .unveilIn(
          $0.spec, from: $0.color ?? Color(white: 0, alpha: 0.5),
          coversContainer: $0.coversContainer)
      },
    ]
  }

  private var slides: [EffectRow] {
    [
      row(
        ("slideIn", "slideOut"), help: "The content comes from another place, or goes there.",
        fields: [
          .extent("x", help: "How far to the side; shares are of its width.", \.x),
          .extent("y", help: "How far down; shares are of its height.", \.y),
        ], needsSettings: true
      ) { .slideIn($0.spec, x: $0.x ?? .zero, y: $0.y ?? .zero) },
      row(
        ("slideInHorizontally", "slideOutHorizontally"), help: "The content moves to the side.",
        fields: [.extent(end, help: "How far; -50% by default, of its width.", \.x)]
      ) { .slideInHorizontally($0.spec, from: $0.x ?? Extent(share: -0.5)) },
      row(
        ("slideInVertically", "slideOutVertically"), help: "The content moves up or down.",
        fields: [.extent(end, help: "How far; -50% by default, of its height.", \.y)]
      ) { .slideInVertically($0.spec, from: $0.y ?? Extent(share: -0.5)) },
      row(
        ("slideIntoContainer", "slideOutOfContainer"), help: "The content moves over an edge.",
        fields: [
          MemberRule("towards", .word("direction"), help: "The direction in which it moves.") {
            $0.direction = $1
          }.required,
          .extent(end, help: "How much of the way it has; 100% by default.", \.x),
        ], needsSettings: true
      ) {
        .slideIntoContainer(
          towards: $0.direction, $0.timing.spec ?? .spring(), from: $0.x ?? .whole)
      },
    ]
  }

  private var rooms: [EffectRow] {
    [
      row(
        ("expandIn", "shrinkOut"), help: "The room changes that the content takes.",
        fields: [
          .extent(
            "width", help: "The width of the room when it is not visible; 0 by default.", \.x),
          .extent(
            "height", help: "The height of the room when it is not visible; 0 by default.", \.y),
          MemberRule("alignment", .unitPoint, help: "What shows of it first; [1, 1] by default.") {
            $0.place = $1
          }, .clips,
        ]
      ) {
        .expandIn(
          $0.spec, width: $0.x ?? .zero, height: $0.y ?? .zero, from: $0.place ?? UnitPoint(1, 1),
          clips: $0.clips)
      },
      row(
        ("expandHorizontally", "shrinkHorizontally"),
        help: "The width changes that the content takes.",
        fields: [
          .extent(
            "width", help: "The width of the room when it is not visible; 0 by default.", \.x),
          .amount(
            "alignment", .fraction, help: "What shows first: 0 its start, 1 its end, by default."),
          .clips,
        ]
      ) {
        .expandHorizontally(
          $0.spec, width: $0.x ?? .zero, from: $0.amount ?? 1, clips: $0.clips)
      },
      row(
        ("expandVertically", "shrinkVertically"),
        help: "The height changes that the content takes.",
        fields: [
          .extent(
            "height", help: "The height of the room when it is not visible; 0 by default.", \.y),
          .amount(
            "alignment", .fraction, help: "What shows first: 0 its top, 1 its bottom, by default."),
          .clips,
        ]
      ) {
        .expandVertically(
          $0.spec, height: $0.y ?? .zero, from: $0.amount ?? 1, clips: $0.clips)
      },
    ]
  }
}
