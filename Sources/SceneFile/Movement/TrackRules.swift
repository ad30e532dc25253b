import SegueMotion
import SegueSceneGraph

/// An animation of one property, or a group of them, that names its layer.
struct TrackDraft: Sendable {
  var layer: String?
  var layerRange: SourceRange
  var property: Property?
  var animation: AnimationDraft
  /// The animations of a group; empty for a single one.
  var members: [TrackDraft] = []
  var range: SourceRange
}

/// How animations outside of layers are written.
enum TrackRules {
  /// An animation of one property, or a group.
  static let track = Rule<TrackDraft>(schema: schema) { node, reading in
    guard let object = node.object else { return reading.fail(node, expected: "an animation") }
    return object["group"] == nil
      ? single(node, object, ownLayer: true, &reading) : group(node, object, &reading)
  }

  // MARK: - One property

  private static func single(
    _ node: JSONNode, _ object: JSONObject, ownLayer: Bool, _ reading: inout Reading
  ) -> TrackDraft? {
    guard let name = object["property"].flatMap({ reading.filled($0) }) else {
      reading.report(
        "an animation needs a 'property'", at: node.openingRange, hint: "such as 'opacity'")
      return nil
    }
    guard let property = property(name, &reading) else { return nil }
    var draft = TrackDraft(
      layerRange: node.openingRange, property: property,
      animation: AnimationDraft(at: node.openingRange), range: node.openingRange)
    let rule = (ownLayer ? tracks : members)[PropertyRule.of(property).name]
    let isWhole = reading.unbroken { rule?.fill(&draft, from: node, &$0) }
    return isWhole == true ? draft : nil
  }

  private static func property(_ node: JSONNode, _ reading: inout Reading) -> Property? {
    guard let name = node.string else {
      return reading.fail(node, expected: "the name of a property")
    }
    if let property = Property(name: name) { return property }
    return reading.refuse(
      node, "unknown property \(Quote(name))",
      hint: Expected.hint(for: name, among: Property.plain.map(\.name)))
  }

  private static let layer = Field<TrackDraft>(
    "layer", schema: Rule<String>.identifier.schema, "The layer that is moved."
  ) { node, reading, draft in
    draft.layer = Rule<String>.identifier(node, &reading)
    draft.layerRange = node.range
  }

  private static func propertyField(_ kind: PropertyRule?) -> Field<TrackDraft> {
    let names = Property.plain.filter { kind == nil || PropertyRule.of($0).name == kind?.name }
      .map(\.name)
    return Field(
      "property", schema: ["type": "string", "enum": .array(names.map { .string($0) })],
      "The property that is moved."
    ) { _, _, _ in }
  }

  private static let tracks = rules { [layer.required, propertyField($0).required] }
  private static let members = rules { [propertyField($0).required] }

  private static func rules(
    _ head: (PropertyRule) -> [Field<TrackDraft>]
  ) -> [String: ObjectRule<TrackDraft>] {
    Dictionary(
      uniqueKeysWithValues: PropertyRule.all.map { kind in
        let fields = head(kind) + AnimationRules.fields(kind).map(onAnimation)
        return (
          kind.name,
          ObjectRule<TrackDraft>(
            "an animation", "A change of one property.", defaults: "animation",
            exclusions: AnimationRules.exclusions, fields)
        )
      })
  }

  /// The member of an animation as one of a draft that holds an animation.
  private static func onAnimation(_ field: Field<AnimationDraft>) -> Field<TrackDraft> {
    Field(field.name, schema: field.schema, field.help) { node, reading, draft in
      field.read(node, &reading, &draft.animation)
    }
  }

  // MARK: - Groups

  private static func group(
    _ node: JSONNode, _ object: JSONObject, _ reading: inout Reading
  ) -> TrackDraft? {
    var draft = TrackDraft(
      layerRange: node.openingRange, animation: AnimationDraft(at: node.openingRange),
      range: node.openingRange)
    let isWhole = reading.unbroken { groups.fill(&draft, from: node, &$0) }
    return isWhole == true ? draft : nil
  }

  private static let groups = ObjectRule<TrackDraft>(
    "a group of animations", "Animations of one layer that run on a common clock.",
    exclusions: [
      Exclusion("repeat", "repeatDuration", hint: "say how often, or for how long")
    ],
    [
      layer.required,
      Field(
        "group", schema: ["type": "array", "items": memberSchema],
        "The animations, in the order in which they act."
      ) { node, reading, draft in
        guard let nodes = node.array else {
          reading.report("expected a list of animations, found \(node.summary)", at: node.range)
          return
        }
        draft.members = nodes.compactMap { member in
          guard let object = member.object else {
            return reading.fail(member, expected: "an animation")
          }
          return single(member, object, ownLayer: false, &reading)
        }
      },
    ] + AnimationRules.timing.map(onAnimation))

  // MARK: - Schema

  private static let schema: JSONText = ["anyOf": [schema(of: tracks), groups.schema]]
  private static let memberSchema = schema(of: members)

  /// What a schema says of an animation whose values depend on its property: the members are those
  /// of any kind, and each kind says what its values are.
  private static func schema(of rules: [String: ObjectRule<TrackDraft>]) -> JSONText {
    guard let any = rules[PropertyRule.number.name] else { return [:] }
    let fields = any.fields.map { field -> JSONText.Member in
      if field.name == "property" {
        return .init("property", propertyField(nil).schema.described(field.help))
      }
      let isTyped = typedMembers.contains(field.name)
      return .init(field.name, (isTyped ? [:] : field.schema).described(field.help))
    }
    return any.schema(properties: fields, [.init("allOf", .array(PropertyRule.all.map(condition)))])
  }

  /// The members whose values are of the property's kind.
  private static let typedMembers = ["from", "to", "by", "value", "keyframes"]

  /// What a schema says of the values of one kind of properties.
  private static func condition(_ kind: PropertyRule) -> JSONText {
    let values = AnimationRules.fields(kind).filter { typedMembers.contains($0.name) }
    return [
      "if": ["properties": ["property": propertyField(kind).schema]],
      "then": ["properties": .object(values.map { .init($0.name, $0.schema) })],
    ]
  }
}
