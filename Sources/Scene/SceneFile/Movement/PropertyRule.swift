import SegueGeometry
import SegueJSON
import SegueSceneGraph

/// Form of a property's values in a scene file, at rest and in motion.
struct PropertyRule: Sendable {
  /// The name of the kind, by which the schema describes one value.
  let name: String
  /// One value that an animation passes through.
  let value: Rule<Value>
  /// The layer's own value.
  let rest: Rule<Value>
  /// The way from one value to another, where it may be what no value is: negative.
  let way: Rule<Value>
  /// True if deltas may be what no value is.
  private let hasOwnWays: Bool
  /// The name under which the schema describes animations of such values that have further members; `nil` where
  /// they have none.
  private(set) var animationName: String?
  /// True if the values are places of a layer, which may move along an outline.
  private(set) var isPlace = false
  /// True if the values may start with a velocity; the parts of boxes and colors belong together.
  let hasVelocity: Bool

  private init<Written>(
    _ rule: Rule<Written>, called name: String? = nil, way: Rule<Written>? = nil,
    hasVelocity: Bool = true,
    _ value: @escaping @Sendable (Written) -> Value
  ) {
    self.name = name ?? rule.definition?.key ?? ""
    self.value = rule.map(value)
    rest = self.value
    self.way = (way ?? rule).map(value)
    hasOwnWays = way != nil
    self.hasVelocity = hasVelocity
  }

  private init(addedTo kind: PropertyRule) {
    name = "added\(kind.name.prefix(1).uppercased())\(kind.name.dropFirst())"
    value = kind.way
    rest = kind.rest
    way = kind.way
    hasOwnWays = false
    hasVelocity = kind.hasVelocity
  }

  /// The kind of what is added to values of this one, where that may be what no value is: an
  /// addition is a way, and only the sum is a value.
  var added: PropertyRule? { hasOwnWays ? PropertyRule(addedTo: self) : nil }

  /// Values of which nothing is known: for what the schema says of all kinds.
  static let any = {
    var any = PropertyRule(Rule<Value>(schema: [:]) { _, _ in nil }) { $0 }
    any.isPlace = true
    return any
  }()

  static let number = PropertyRule(.coordinate) { .number($0) }
  /// A number that is shown: as large as its double is exact to a thousandth.
  static let count = {
    var count = PropertyRule(Rule<Double>.number(-1e12...1e12).named("count")) { .number($0) }
    count.animationName = "counter"
    return count
  }()
  static let length = PropertyRule(.length, way: .coordinate) { .number($0) }
  static let fraction = PropertyRule(.fraction, way: .coordinate) { .number($0) }
  static let amount = PropertyRule(
    Rule<Double>.number(0...1000).named("amount"), way: .coordinate
  ) { .number($0) }
  static let angle = PropertyRule(Rule<Angle>.angle) { .number($0.degrees) }
  static let point = PropertyRule(Rule<Point>.point) { .pair($0.x, $0.y) }
  static let place = {
    var place = PropertyRule(Rule<Point>.point, called: "place") { .pair($0.x, $0.y) }
    place.isPlace = true
    return place
  }()
  static let size = PropertyRule(Rule<Size>.size, way: .sizeWay) { .pair($0.width, $0.height) }
  static let unitPoint = PropertyRule(Rule<UnitPoint>.unitPoint) { .pair($0.x, $0.y) }
  static let factors = PropertyRule(Rule<Point>.factors) { .pair($0.x, $0.y) }
  static let radii = PropertyRule(Rule<CornerRadii>.cornerRadii, way: .radiiWay) {
    .numbers([$0.topLeft, $0.topRight, $0.bottomRight, $0.bottomLeft])
  }
  static let rect = PropertyRule(Rule<Rect>.rect, way: .rectWay, hasVelocity: false) {
    .numbers([$0.minX, $0.minY, $0.width, $0.height])
  }
  static let color = PropertyRule(Rule<Color>.color, hasVelocity: false) { .color($0) }
  static let paint = PropertyRule(Rule<Paint>.paint, hasVelocity: false) { .paint($0) }
  static let transform = PropertyRule(Rule<Transform>.transform, hasVelocity: false) {
    .transform($0)
  }
  static let path = PropertyRule(Rule<Path>.path, hasVelocity: false) { .path($0) }
  static let flag = PropertyRule(Rule<Bool>.flag, hasVelocity: false) { .flag($0) }
  /// The amount of a filter, as long as it is not known which.
  static let filterAmount = PropertyRule(Rule<Double>.filterAmount) { .number($0) }

  /// The kinds of what layers say themselves, in the order of the schema.
  static let ofLayers = {
    // Distances are numbers, and a layer that says a filter says which, so that its amount is known.
    let kinds = Property.Kind.allCases.filter { $0 != .distance }
    return kinds.map { $0 == .filterAmount ? amount : of($0) }
  }()

  /// All kinds of values.
  static let all = ofLayers + [filterAmount]

  /// All kinds of what animations pass through: values, and what is added to them.
  static let passed = all + all.compactMap(\.added)

  /// Returns the rule for a property's values; the amount of a filter depends on the filters of its layer.
  static func of(_ property: Property, in layer: LayerProperties? = nil) -> PropertyRule {
    layer?.filter(movedBy: property).map(FilterKind.amount) ?? of(property.kind)
  }

  /// Returns the rule for values of a kind; for the amount of a filter the one of any filter.
  private static func of(_ kind: Property.Kind) -> PropertyRule {
    switch kind {
    case .number, .distance: .number
    case .count: .count
    case .length: .length
    case .fraction: .fraction
    case .filterAmount: .filterAmount
    case .angle: .angle
    case .point: .point
    case .place: .place
    case .size: .size
    case .unitPoint: .unitPoint
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

extension Rule<Double> {
  /// The amount of any filter: a number, or an angle with its unit.
  fileprivate static let filterAmount = choice(
    "the amount of a filter",
    [(\.isNumber, .coordinate), (\.isString, Rule<Angle>.angle.map(\.degrees))]
  ).named("filterAmount")
}

extension Rule<Point> {
  /// Factors along x and y: one number for both, or `[x, y]`.
  fileprivate static let factors = choice(
    "a factor, or [x, y]",
    [
      (\.isNumber, Rule<Double>.coordinate.map { Point($0, $0) }),
      (\.isArray, Rule<Double>.coordinate.tuple(2, "[x, y]").map { Point($0[0], $0[1]) }),
    ]
  ).named("factors")
}

extension PropertyRule {
  /// Schema of a value or an animation of this kind.
  var reference: JSONValue { .reference(to: animatedName) }

  /// Shared schema definitions of all kinds: a value; a value or an animation, where layers may have one; and
  /// the values that an animation passes through.
  static let definitions: [JSONValue.Member] =
    (ofLayers.flatMap { [$0.valueDefinition, $0.animatedDefinition, $0.courseDefinition] }
    + [filterAmount.valueDefinition, filterAmount.courseDefinition]).compactMap(\.self)

  /// Schema definition of one value, unless another kind has the same values.
  private var valueDefinition: JSONValue.Member? {
    value.definition?.key == name ? value.definition : nil
  }

  private var animatedDefinition: JSONValue.Member {
    let animation =
      animationName.map { JSONValue.reference(to: $0) }
      ?? ["allOf": [AnimationRules.schema, courseReference]]
    return .init(animatedName, ["anyOf": [value.schema, animation]])
  }

  private var courseDefinition: JSONValue.Member {
    guard let added else { return .init(courseName, courseSchema) }
    return .init(
      courseName,
      [
        "if": ["properties": ["composition": ["const": "replace"]]],
        "then": courseSchema, "else": added.courseSchema,
      ])
  }

  /// Schema of the values that an animation of this kind passes through.
  var courseReference: JSONValue { .reference(to: courseName) }

  private var animatedName: String { "animated\(name.prefix(1).uppercased())\(name.dropFirst())" }

  private var courseName: String { "\(name)Course" }

  private var courseSchema: JSONValue {
    let members = AnimationRules.values(self).map { field in
      JSONValue.Member(field.name, schema(of: field))
    }
    return ["properties": .object(members + AnimationRules.refusedMembers(of: self))]
  }

  /// Returns the part of a member's schema that depends on the kind; the other parts are described once.
  private func schema(of field: MemberRule<AnimationDraft>) -> JSONValue {
    switch field.name {
    case "keyframes": ["items": ["properties": ["value": value.schema]]]
    case _ where CoastRules.names.contains(field.name): ["properties": ["velocity": way.schema]]
    default: field.schema
    }
  }
}

extension AnimationRules {
  /// The members of animations that those of this kind do not have.
  fileprivate static func refusedMembers(of kind: PropertyRule) -> [JSONValue.Member] {
    let known = Set(object(kind).fields.map(\.name))
    return object(.any).fields.filter { !known.contains($0.name) }.map { .init($0.name, false) }
  }

  /// Schema of an animation whose values are described beside it.
  static let schema = object(.any).reference

  /// Shared schema definitions of animations and keyframes, whatever they move.
  static let definitions =
    ([
      object(.any).definition, KeyframeRules.object(.any).definition,
      ProgressRules.object.definition,
    ]
    + CoastRules.definitions).compactMap(\.self)
}
