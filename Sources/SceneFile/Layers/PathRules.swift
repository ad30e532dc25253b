import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// How outlines are written: SVG path data, or an object with some.
enum PathRules {
  static let field = Field<LayerDraft>(
    "path",
    schema: ["anyOf": [PropertyRule.path.value.schema, object.reference]],
    "An outline as the content: SVG path data, or an object."
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

  private static let data = Field<LayerDraft>.animated(
    .pathData, "The outline in SVG's path syntax.")

  static let object = ObjectRule<LayerDraft>(
    "a path", "An outline, filled or stroked.", name: "path",
    [
      data.required,
      Field("fillRule", .word("fill rule"), "Which points are inside where it crosses itself.") {
        draft, rule in
        draft.changeShape { $0.fillRule = rule }
      },
      fill,
      .object("stroke", stroke, "The line along the outline.") {
        $0.changeShape { $0.stroke = $0.stroke ?? Stroke(.color(.black)) }
      },
      .animated(.trimStart, "The fraction of its length at which it begins."),
      .animated(.trimEnd, "The fraction of its length at which it ends."),
    ])

  private static let fill = Field<LayerDraft>(
    "fill", schema: ["anyOf": [["const": "none"], PropertyRule.paint.reference]],
    "What the inside is filled with: a color, a gradient, or \"none\"."
  ) { node, reading, draft in
    guard let node = reading.filled(node) else { return }
    if node.string == "none" {
      draft.changeShape { $0.fill = nil }
    } else if let setting = PropertyRule.paint.setting(node, &reading) {
      draft.apply(setting, to: .pathFill, reading)
    }
  }

  private static let stroke = ObjectRule<LayerDraft>(
    "a stroke", "The line along an outline.", example: "{\"width\": 2, \"color\": \"#000\"}",
    [
      .animated(.strokeColor, "What the line is drawn with: a color or a gradient."),
      .animated(.strokeWidth, "The thickness, in points."),
      Field("cap", .word("cap"), "How the line ends.") { draft, cap in
        draft.changeStroke { $0.cap = cap }
      },
      Field("join", .word("join"), "How its pieces meet.") { draft, join in
        draft.changeStroke { $0.join = join }
      },
      Field("miterLimit", .number(1...1000), "How long a point may be before it is cut off.") {
        draft, limit in
        draft.changeStroke { $0.miterLimit = limit }
      },
      Field(
        "dashes", Rule<Double>.length.list(0...64, of: "lengths"),
        "Lengths of dashes and gaps in turn."
      ) { draft, dashes in draft.changeStroke { $0.dashes = dashes } },
      .animated(.dashPhase, "How far into the dashes the line begins."),
    ])
}

extension LayerDraft {
  fileprivate mutating func changeShape(_ change: (inout ShapeContent) -> Void) {
    guard case .shape(var shape) = properties.content else { return }
    change(&shape)
    properties.content = .shape(shape)
  }

  fileprivate mutating func changeStroke(_ change: (inout Stroke) -> Void) {
    changeShape { shape in
      guard var stroke = shape.stroke else { return }
      change(&stroke)
      shape.stroke = stroke
    }
  }
}
