import SegueGeometry
import SegueJSON
import SegueSceneGraph
import SegueTextSupport

extension Rule<Point> {
  /// A point: `[x, y]`.
  static let point = Rule<Double>.coordinate.tuple(2, "[x, y]").map { Point($0[0], $0[1]) }
    .named("point")
}

extension Rule<UnitPoint> {
  /// A place in a box, in fractions: `[x, y]`.
  static let unitPoint = Rule<Double>.number(-1000...1000).tuple(
    2, "[x, y] as fractions of the box"
  ).map { UnitPoint($0[0], $0[1]) }.named("unitPoint")
}

extension Rule<Size> {
  /// Extents that are not negative: `[width, height]`.
  static let size = Rule<Double>.length.tuple(2, "[width, height]").map { Size($0[0], $0[1]) }
    .named("size")
}

extension Rule<Rect> {
  /// A box: `[x, y, width, height]`.
  static let rect = Rule<Double>.coordinate.tuple(4, "[x, y, width, height]").checked(
    "a box needs a width and a height that are not negative"
  ) { $0[2] >= 0 && $0[3] >= 0 }
  .map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  .described(by: .list([coordinate, coordinate, length, length], count: 4...4)).named("rect")

  private static let coordinate = Rule<Double>.coordinate.schema
  private static let length = Rule<Double>.length.schema
}

extension Rule<Angle> {
  /// An angle: a number of degrees, or a text with a unit.
  static let angle = Rule(
    schema: [
      "anyOf": [
        Rule<Double>.number(Bound.coordinate).schema,
        .text(
          "^[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)(deg|turn|rad)$", examples: ["90deg", "0.25turn"]),
      ]
    ]
  ) { node, reading in
    guard let angle = node.number.map({ Angle.degrees($0) }) ?? node.string.flatMap(angle(from:))
    else {
      return reading.fail(
        node, expected: "an angle such as 90 (degrees), '90deg', '0.25turn' or '1.57rad'")
    }
    guard Bound.coordinate.contains(angle.degrees) else {
      return reading.refuse(node, "\(angle.degrees.shortest) degrees are too many")
    }
    return angle
  }.named("angle")

  private static func angle(from text: String) -> Angle? {
    let units: [(String, (Double) -> Angle)] = [
      ("deg", Angle.degrees), ("turn", Angle.turns), ("rad", Angle.radians),
    ]
    for (unit, angle) in units where text.hasSuffix(unit) {
      return NumberWord.parse(text.dropLast(unit.count)).map(angle)
    }
    return nil
  }
}

extension Rule<CornerRadii> {
  /// Radii: one number for all corners, or four, clockwise from the top left.
  static let cornerRadii = radii(.length).named("radii")

  private static func radii(_ radius: Rule<Double>) -> Rule {
    choice(
      "a radius, or four of them clockwise from the top left",
      [
        (\.isNumber, radius.map { CornerRadii(all: $0) }),
        (
          \.isArray,
          radius.tuple(4, "[top left, top right, bottom right, bottom left]").map {
            CornerRadii(topLeft: $0[0], topRight: $0[1], bottomRight: $0[2], bottomLeft: $0[3])
          }
        ),
      ])
  }
}

// MARK: - Ways from one value to another

extension Rule<Size> {
  /// The difference of two extents: `[width, height]`.
  static let sizeWay = Rule<Double>.coordinate.tuple(2, "[width, height]")
    .map { Size($0[0], $0[1]) }
}

extension Rule<Rect> {
  /// The difference of two boxes: `[x, y, width, height]`.
  static let rectWay = Rule<Double>.coordinate.tuple(4, "[x, y, width, height]")
    .map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
}

extension Rule<CornerRadii> {
  /// The difference of two sets of radii.
  static let radiiWay = radii(.coordinate)
}

extension Rule<Transform> {
  /// A map: six numbers `[a, b, c, d, tx, ty]`, or all 16, row after row.
  static let transform = Rule(
    schema: ["anyOf": [flat.schema, full.schema]]
  ) { node, reading in
    switch node.array?.count {
    case 6: return flat.read(node, &reading)
    case 16: return full.read(node, &reading)
    default:
      return reading.fail(node, expected: "[a, b, c, d, tx, ty], or 16 numbers row after row")
    }
  }.named("transform")

  private static let flat = Rule<Double>.coordinate.tuple(6, "[a, b, c, d, tx, ty]").map { n in
    Transform(AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
  }

  private static let full = Rule<Double>.coordinate.tuple(16, "row after row").map { n in
    Transform(
      rows: [n[0], n[1], n[2], n[3]], [n[4], n[5], n[6], n[7]], [n[8], n[9], n[10], n[11]],
      [n[12], n[13], n[14], n[15]])
  }
}

extension Rule<Path> {
  /// An outline in SVG's path syntax, or the name of one with its size.
  static let path = Rule(
    schema: ["type": "string", "examples": ["M0 0 L100 0 L50 80 Z"]]
  ) { node, reading in
    guard let text = node.string else {
      return reading.fail(node, expected: "an outline such as 'M0 0 L100 0 L50 80 Z'")
    }
    do throws(SceneError) {
      if let outline = try NamedOutline.parse(text) { return outline }
    } catch {
      return reading.refuse(node, error.message, hint: error.hint)
    }
    do throws(PathDataError) {
      return try PathText.parse(text)
    } catch {
      return reading.refuse(
        node, "\(error.message) (after \(error.offset) characters of the outline)",
        hint: "outlines are written in SVG's path syntax, such as 'M0 0 L100 0 L50 80 Z'")
    }
  }.named("outline")
}
