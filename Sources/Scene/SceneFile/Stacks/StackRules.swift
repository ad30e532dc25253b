import SegueGeometry
import SegueJSON
import SegueSceneGraph
import SegueTextSupport

/// Rules for layers that lay out their children.
enum StackRules {
  /// The member that says how.
  static let field = MemberRule<LayerDraft>(
    "stack", schema: ["anyOf": [kind.schema, object.reference]],
    help: "How the children are laid out: \"row\", \"column\", \"overlay\", or an object."
  ) { node, reading, layer in
    guard let node = reading.filled(node) else { return }
    var stack = StackDraft(source: reading.source)
    if node.isObject {
      object.fill(&stack, from: node, &reading)
    } else if let kind = kind.read(node, &reading) {
      stack.kind = kind
    }
    layer.stack = stack
  }

  /// The member of a child that takes a share of the room.
  static let share = MemberRule<LayerDraft>(
    "grow", .number(0...1000, above: 0),
    help: "In a row or a column: the layer's share of the room that the others leave."
  ) { $0.share = $1 }.own

  private static let kind = Rule<StackDraft.Kind>.word("stack")

  private static let object = ObjectRule<StackDraft>(
    "a stack", help: "How a layer lays out its children.",
    [
      MemberRule(
        "kind", kind, help: "A row, a column or an overlay: one beside, below or above the other."
      ) { $0.kind = $1 }.required,
      MemberRule(
        "spacing", schema: PropertyRule.number.reference, help: "What lies between two children."
      ) { node, reading, stack in
        guard let setting = PropertyRule.number.setting(node, &reading) else { return }
        stack.spacing = .init(value: setting.value ?? .number(0), animation: setting.animation)
      }.byDefault(0),
      MemberRule(
        "padding", padding,
        help: "What lies around the children: one number, [x, y], or [left, top, right, bottom]."
      ) { $0.padding = $1 }.byDefault(0),
      MemberRule(
        "align", .word("alignment"),
        help:
          "Where children stand across a row or a column, or vertically in an overlay; center by"
          + " default."
      ) { $0.alignment = $1 }.byDefault("center"),
      MemberRule(
        "justify", .word("justification"),
        help:
          "Where they stand along it, start by default; or horizontally in an overlay, center by"
          + " default."
      ) { $0.justification = $1 },
      MemberRule(
        "direction", .word("direction"),
        help: "From which side people read; as in the scene by default."
      ) { $0.isRightToLeft = $1 == LayoutDirection.rightToLeft },
    ])

  private static let padding = Rule<Insets>.choice(
    "a number, [x, y], or [left, top, right, bottom]",
    [
      (
        \.isNumber, Rule<Double>.coordinate.map { Insets(top: $0, right: $0, bottom: $0, left: $0) }
      ),
      (
        \.isAnything,
        Rule<Double>.coordinate.tuple(2...4, "[x, y], or [left, top, right, bottom]")
          .checked("found 3 values, expected [x, y], or [left, top, right, bottom]") {
            $0.count != 3
          }.map {
            $0.count == 2
              ? Insets(top: $0[1], right: $0[0], bottom: $0[1], left: $0[0])
              : Insets(top: $0[1], right: $0[2], bottom: $0[3], left: $0[0])
          }
      ),
    ]
  ).described(by: [
    "anyOf": [
      Rule<Double>.coordinate.schema, .list(Rule<Double>.coordinate.schema, count: 2...2),
      .list(Rule<Double>.coordinate.schema, count: 4...4),
    ]
  ])
}
