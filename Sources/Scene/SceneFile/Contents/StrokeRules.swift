import SegueJSON
import SegueSceneGraph

/// Rules for the stroke along an outline.
enum StrokeRules {
  static let object = ObjectRule<LayerDraft>(
    "a stroke", "The line along an outline.", example: "{\"width\": 2, \"color\": \"#000\"}",
    [
      .animated(.strokeColor, "What the line is drawn with: a color or a gradient.").byDefault(
        "#000000"),
      .animated(.strokeWidth, "The thickness, in points.").byDefault(1),
      MemberRule("cap", .word("cap"), "How the line ends.") { draft, cap in
        draft.changeStroke { $0.cap = cap }
      }.byDefault("butt"),
      MemberRule("join", .word("join"), "How its pieces meet.") { draft, join in
        draft.changeStroke { $0.join = join }
      }.byDefault("miter"),
      MemberRule("miterLimit", .number(1...1000), "How long a point may be before it is cut off.") {
        draft, limit in
        draft.changeStroke { $0.miterLimit = limit }
      }.byDefault(10),
      MemberRule(
        "dashes", Rule<Double>.length.list(0...64, of: "lengths"),
        "Lengths of dashes and gaps in turn; more than 10000 dashes are an unbroken line."
      ) { draft, dashes in draft.changeStroke { $0.dashes = dashes } }.byDefault([]),
      .animated(.dashPhase, "How far into the dashes the line begins.").byDefault(0),
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
