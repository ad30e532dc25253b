import SegueGeometry
import SegueJSON
import SegueSceneGraph

/// Rules for outlines that fill a box: an object for each form, beside path data.
enum ShapeRules {
  static let fields: [MemberRule<LayerDraft>] = [
    .object("rectangle", rectangle, "A rectangle as large as the box.") {
      $0.setForm(.rectangle(cornerRadius: 0))
    },
    .object("ellipse", ellipse, "An ellipse as large as the box.") { $0.setForm(.ellipse) },
    .object("polygon", polygon, "A polygon in the ellipse of the box, its tip at the top.") {
      $0.setForm(.polygon(sides: 3, cornerRadius: 0))
    },
    .object("star", star, "A star in the ellipse of the box, its tip at the top.") {
      $0.setForm(.star(points: 5, innerRadius: pentagram, cornerRadius: 0))
    },
  ]

  /// Relative radius of the notches of a star with five straight strokes: (3 - √5) / 2.
  private static let pentagram = 0.3819660112501051
  /// Maximum number of corners or tips.
  private static let most = 100

  private static let rectangle = ObjectRule<LayerDraft>(
    "a rectangle", "A rectangle.", example: "{\"cornerRadius\": 12}",
    [.animated(.rectangleCornerRadius, "How much its corners are rounded.").byDefault(0), box])

  private static let ellipse = ObjectRule<LayerDraft>(
    "an ellipse", "An ellipse.", example: "{}", [box])

  private static let polygon = ObjectRule<LayerDraft>(
    "a polygon", "A polygon with equal sides.", example: "{\"sides\": 6}",
    [
      MemberRule("sides", .integer(3...most), "How many sides it has; 3 if it does not say.") {
        draft, sides in
        draft.changeForm {
          if case .polygon(_, let radius) = $0 {
            $0 = .polygon(sides: sides, cornerRadius: radius)
          }
        }
      }.byDefault(3),
      .animated(.polygonCornerRadius, "How much its corners are rounded.").byDefault(0),
      box,
    ])

  private static let star = ObjectRule<LayerDraft>(
    "a star", "A star.", example: "{\"points\": 5}",
    [
      MemberRule("points", .integer(3...most), "How many tips it has; 5 if it does not say.") {
        draft, points in
        draft.changeForm {
          if case .star(_, let inner, let radius) = $0 {
            $0 = .star(points: points, innerRadius: inner, cornerRadius: radius)
          }
        }
      }.byDefault(5),
      .animated(
        .starInnerRadius, "Where the notches lie: the fraction of the way from center to tips."
      ).byDefault(.number(pentagram)),
      .animated(.starCornerRadius, "How much tips and notches are rounded.").byDefault(0),
      box,
    ])

  private static let box = MemberRule<LayerDraft>(
    "box", .rect, "What it fills instead of the layer's box: [x, y, width, height]."
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
