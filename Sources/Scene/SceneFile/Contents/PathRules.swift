import SegueGeometry
import SegueJSON
import SegueSceneGraph

/// Rules for outlines: SVG path data, or an object with some.
enum PathRules {
  static let field = MemberRule<LayerDraft>(
    "path",
    schema: ["anyOf": [PropertyRule.path.value.schema, object.reference]],
    help: "An outline as the content: SVG path data, or an object."
  ) { node, reading, draft in
    draft.replaceContent(with: .shape(ShapeContent(Path())))
    guard let node = reading.filled(node) else { return }
    if node.isString {
      data.read(node, &reading, &draft)
      object.fillDefaults(&draft, &reading)
    } else {
      object.fill(&draft, from: node, &reading)
    }
  }

  private static let data = MemberRule<LayerDraft>.animated(
    .pathData, help: "The outline in SVG's path syntax.")

  static let object = ObjectRule<LayerDraft>(
    "a path", help: "An outline, filled or stroked.", name: "path",
    exclusions: [
      Exclusion(forms, hint: "an outline has one form; put the other into a child")
    ],
    needs: [Need(forms, hint: "the form of the outline, such as \"ellipse\": {}")],
    [data.own] + ShapeRules.fields.map(\.own) + [
      MemberRule(
        "fillRule", .word("fill rule"), help: "Which points are inside where it crosses itself."
      ) {
        draft, rule in
        draft.changeShape { $0.fillRule = rule }
      }.byDefault("non-zero"),
      fill,
      .object("stroke", StrokeRules.object, help: "The line along the outline.") {
        $0.changeShape { $0.stroke = $0.stroke ?? Stroke(.color(.black)) }
      },
      .animated(.trimStart, help: "The fraction of its length at which it begins.").byDefault(0),
      .animated(.trimEnd, help: "The fraction of its length at which it ends.").byDefault(1),
      .animated(
        .trimOffset,
        help:
          "The fraction of its length by which begin and end move on; beyond the end it goes on at the start."
      ).byDefault(0),
    ])

  /// The members of which one says what the outline looks like.
  private static let forms = [data.name] + ShapeRules.fields.map(\.name)

  private static let fill = MemberRule<LayerDraft>(
    "fill", schema: ["anyOf": [["const": "none"], PropertyRule.paint.reference]],
    help: "What the inside is filled with: a color, a gradient, or \"none\"."
  ) { node, reading, draft in
    guard let node = reading.filled(node) else { return }
    if node.string == "none" {
      draft.changeShape { $0.fill = nil }
    } else if let setting = PropertyRule.paint.setting(node, &reading) {
      draft.apply(setting, to: .pathFill, reading)
    }
  }.byDefault("#000000")
}

extension LayerDraft {
  /// Changes the shape, if that is the content.
  mutating func changeShape(_ change: (inout ShapeContent) -> Void) {
    guard case .shape(var shape) = properties.content else { return }
    change(&shape)
    properties.content = .shape(shape)
  }
}

/// Rules for the stroke along an outline.
private enum StrokeRules {
  static let object = ObjectRule<LayerDraft>(
    "a stroke", help: "The line along an outline.", example: "{\"width\": 2, \"color\": \"#000\"}",
    [
      .animated(.strokeColor, help: "What the line is drawn with: a color or a gradient.")
        .byDefault(
          "#000000"),
      .animated(.strokeWidth, help: "The thickness, in points.").byDefault(1),
      MemberRule("cap", .word("cap"), help: "How the line ends.") { draft, cap in
        draft.changeStroke { $0.cap = cap }
      }.byDefault("butt"),
      MemberRule("join", .word("join"), help: "How its pieces meet.") { draft, join in
        draft.changeStroke { $0.join = join }
      }.byDefault("miter"),
      MemberRule(
        "miterLimit", .number(1...1000), help: "How long a point may be before it is cut off."
      ) {
        draft, limit in
        draft.changeStroke { $0.miterLimit = limit }
      }.byDefault(10),
      MemberRule(
        "dashes", Rule<Double>.length.list(0...64, of: "lengths"),
        help: "Lengths of dashes and gaps in turn; more than 10000 dashes are an unbroken line."
      ) { draft, dashes in draft.changeStroke { $0.dashes = dashes } }.byDefault([]),
      .animated(.dashPhase, help: "How far into the dashes the line begins.").byDefault(0),
    ])
}

extension LayerDraft {
  fileprivate mutating func changeStroke(_ change: (inout Stroke) -> Void) {
    changeShape { shape in
      guard var stroke = shape.stroke else { return }
      change(&stroke)
      shape.stroke = stroke
    }
  }
}
