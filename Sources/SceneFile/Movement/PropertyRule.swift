import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// What the values of a property look like in a scene file, at rest and in motion.
struct PropertyRule: Sendable {
  /// The name of the kind in the schema.
  let name: String
  /// One value.
  let value: Rule<Value>

  /// What a schema says of one value, where that is not a mere reference to it.
  let valueSchema: JSONText

  private init(_ name: String, _ value: Rule<Value>) {
    self.name = name
    self.valueSchema = value.schema
    self.value = .named("\(name)Value") { value }
  }

  static let number = PropertyRule("number", Rule<Double>.number().map { .number($0) })
  static let length = PropertyRule("length", Rule<Double>.length.map { .number($0) })
  static let fraction = PropertyRule("fraction", Rule<Double>.fraction.map { .number($0) })
  static let amount = PropertyRule("amount", Rule<Double>.number(0...1000).map { .number($0) })
  static let angle = PropertyRule("angle", Rule<Angle>.angle.map { .number($0.degrees) })
  static let point = PropertyRule("point", Rule<Point>.point.map { .pair($0.x, $0.y) })
  static let size = PropertyRule("size", Rule<Size>.size.map { .pair($0.width, $0.height) })
  static let unitPoint = PropertyRule(
    "unitPoint", Rule<UnitPoint>.unitPoint.map { .pair($0.x, $0.y) })
  static let factors = PropertyRule("factors", .factors)
  static let radii = PropertyRule(
    "radii",
    Rule<CornerRadii>.cornerRadii.map {
      .numbers([$0.topLeft, $0.topRight, $0.bottomRight, $0.bottomLeft])
    })
  static let rect = PropertyRule(
    "rect", Rule<Rect>.rect.map { .numbers([$0.minX, $0.minY, $0.width, $0.height]) })
  static let color = PropertyRule("color", Rule<Color>.color.map { Value.color($0) })
  static let paint = PropertyRule("paint", Rule<Paint>.paint.map { Value.paint($0) })
  static let transform = PropertyRule("transform", Rule<Transform>.transform.map { .transform($0) })
  static let path = PropertyRule("path", Rule<Path>.path.map { .path($0) })
  static let flag = PropertyRule("flag", Rule<Bool>.flag.map { .flag($0) })

  /// All kinds, in the order of the schema.
  static let all = [
    number, length, fraction, amount, angle, point, size, unitPoint, factors, radii, rect, color,
    paint, transform, path, flag,
  ]

  /// What a property's values look like.
  static func of(_ property: Property) -> PropertyRule {
    switch property {
    case .opacity, .shadowOpacity, .trimStart, .trimEnd: .fraction
    case .width, .height, .perspective, .borderWidth, .shadowBlur, .strokeWidth: .length
    case .size: .size
    case .anchor: .unitPoint
    case .filter, .backdropFilter: .amount
    default: .of(property.kind)
    }
  }

  private static func of(_ kind: Property.Kind) -> PropertyRule {
    switch kind {
    case .number: .number
    case .angle: .angle
    case .pair: .point
    case .factors: .factors
    case .radii: .radii
    case .rect: .rect
    case .color: .color
    case .paint: .paint
    case .transform: .transform
    case .path: .path
    case .flag: .flag
    }
  }
}

extension Rule<Value> {
  /// Factors along x and y: one number for both, or `[x, y]`.
  fileprivate static let factors = choice(
    "a factor, or [x, y]",
    [
      (\.isNumber, Rule<Double>.number().map { .pair($0, $0) }),
      (\.isArray, Rule<Double>.number().tuple(2, "[x, y]").map { .pair($0[0], $0[1]) }),
    ])
}
