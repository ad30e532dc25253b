import SegueGeometry
import SegueSceneGraph

extension Rule<Point> {
  /// A point: `[x, y]`.
  static let point = Rule<Double>.number().tuple(2, "[x, y]").map { Point($0[0], $0[1]) }
}

extension Rule<UnitPoint> {
  /// A place in a box, in fractions: `[x, y]`.
  static let unitPoint = Rule<Double>.number(-1000...1000).tuple(
    2, "[x, y] as fractions of the box"
  )
  .map { UnitPoint($0[0], $0[1]) }
}

extension Rule<Size> {
  /// Extents that are not negative: `[width, height]`.
  static let size = Rule<Double>.length.tuple(2, "[width, height]").map { Size($0[0], $0[1]) }
}

extension Rule<Rect> {
  /// A box: `[x, y, width, height]`.
  static let rect = Rule<Double>.number().tuple(4, "[x, y, width, height]").checked(
    "a box needs a width and a height that are not negative"
  ) { $0[2] >= 0 && $0[3] >= 0 }
  .map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
}

extension Rule<Angle> {
  /// An angle: a number of degrees, or a text with a unit.
  static let angle = Rule(
    schema: [
      "anyOf": [
        .numeric(
          "number", minimum: -Bound.coordinate.upperBound, maximum: Bound.coordinate.upperBound),
        Rule<String>.pattern(
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
      return reading.refuse(node, "\(Bound.text(angle.degrees)) degrees are too many")
    }
    return angle
  }

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
  static let cornerRadii = choice(
    "a radius, or four of them clockwise from the top left",
    [
      (\.isNumber, Rule<Double>.length.map { CornerRadii(all: $0) }),
      (
        \.isArray,
        Rule<Double>.length.tuple(4, "of radii, clockwise from the top left").map {
          CornerRadii(topLeft: $0[0], topRight: $0[1], bottomRight: $0[2], bottomLeft: $0[3])
        }
      ),
    ])
}

extension Rule<Transform> {
  /// A map: six numbers `[a, b, c, d, tx, ty]`, or all 16, row after row.
  static let transform = Rule(
    schema: [
      "type": "array", "items": Rule<Double>.number().schema, "minItems": 6, "maxItems": 16,
    ]
  ) { node, reading in
    guard let count = node.array?.count, count == 6 || count == 16 else {
      return reading.fail(node, expected: "[a, b, c, d, tx, ty], or 16 numbers row after row")
    }
    guard let n = Rule<Double>.number().tuple(count, "of numbers").read(node, &reading) else {
      return nil
    }
    if count == 16 { return Transform(entries: n) }
    return Transform(AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
  }
}

extension Rule<Path> {
  /// An outline in SVG's path syntax.
  static let path = Rule(
    schema: ["type": "string", "examples": ["M0 0 L100 0 L50 80 Z"]]
  ) { node, reading in
    guard let text = node.string else {
      return reading.fail(node, expected: "an outline such as 'M0 0 L100 0 L50 80 Z'")
    }
    do throws(PathText.Mistake) {
      return try PathText.parse(text)
    } catch {
      return reading.refuse(
        node, "\(error.message), after \(error.offset) characters of the outline",
        hint: "outlines are written in SVG's path syntax, such as 'M0 0 L100 0 L50 80 Z'")
    }
  }
}

extension Rule {
  /// The rule with one more condition, and what to say when it does not hold.
  func checked(
    _ complaint: String, _ holds: @escaping @Sendable (Value) -> Bool
  ) -> Rule {
    Rule(schema: schema) { node, reading in
      guard let value = read(node, &reading) else { return nil }
      return holds(value) ? value : reading.refuse(node, complaint)
    }
  }
}
