import SegueGeometry
import SegueJSON
import SegueSceneGraph

/// Rules for outlines that fill a box: an object for each form, beside path data.
enum ShapeRules {
  static let fields: [MemberRule<LayerDraft>] = [
    .object("rectangle", rectangle, help: "A rectangle as large as the box.") {
      $0.setForm(.rectangle(cornerRadius: 0))
    },
    .object("ellipse", ellipse, help: "An ellipse as large as the box.") { $0.setForm(.ellipse) },
    .object("polygon", polygon, help: "A polygon in the ellipse of the box, its tip at the top.") {
      $0.setForm(.polygon(sides: 3, cornerRadius: 0))
    },
    .object("star", star, help: "A star in the ellipse of the box, its tip at the top.") {
      $0.setForm(.star(points: 5, innerRadius: pentagram, cornerRadius: 0))
    },
  ]

  /// Relative radius of the notches of a star with five straight strokes: (3 - √5) / 2.
  private static let pentagram = 0.3819660112501051
  /// Maximum number of corners or tips.
  private static let most = 100

  private static let rectangle = ObjectRule<LayerDraft>(
    "a rectangle", help: "A rectangle.", example: "{\"cornerRadius\": 12}",
    [
      .animated(.rectangleCornerRadius, help: "How much its corners are rounded.").byDefault(0),
      box,
    ])

  private static let ellipse = ObjectRule<LayerDraft>(
    "an ellipse", help: "An ellipse.", example: "{}", [box])

  private static let polygon = ObjectRule<LayerDraft>(
    "a polygon", help: "A polygon with equal sides.", example: "{\"sides\": 6}",
    [
      MemberRule("sides", .integer(3...most), help: "How many sides it has; 3 if it does not say.")
      {
        draft, sides in
        draft.changeForm {
          if case .polygon(_, let radius) = $0 {
            $0 = .polygon(sides: sides, cornerRadius: radius)
          }
        }
      }.byDefault(3),
      .animated(.polygonCornerRadius, help: "How much its corners are rounded.").byDefault(0),
      box,
    ])

  private static let star = ObjectRule<LayerDraft>(
    "a star", help: "A star.", example: "{\"points\": 5}",
    [
      MemberRule("points", .integer(3...most), help: "How many tips it has; 5 if it does not say.")
      {
        draft, points in
        draft.changeForm {
          if case .star(_, let inner, let radius) = $0 {
            $0 = .star(points: points, innerRadius: inner, cornerRadius: radius)
          }
        }
      }.byDefault(5),
      .animated(
        .starInnerRadius,
        help: "Where the notches lie: the fraction of the way from center to tips."
      ).byDefault(.number(pentagram)),
      .animated(.starCornerRadius, help: "How much tips and notches are rounded.").byDefault(0),
      box,
    ])

  private static let box = MemberRule<LayerDraft>(
    "box", .rect, help: "What it fills instead of the layer's box: [x, y, width, height]."
  ) { draft, box in
    draft.changeShape { $0.box = box }
  }
}

extension LayerDraft {
  fileprivate mutating func setForm(_ form: ShapeForm) { changeForm { $0 = form } }

  fileprivate mutating func changeForm(_ change: (inout ShapeForm) -> Void) {
    changeShape { change(&$0.form) }
  }
}
