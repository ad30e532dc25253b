import SegueJSON

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
    .init(
      animatedName, ["anyOf": [value.schema, ["allOf": [AnimationRules.schema, courseReference]]]])
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
    ([object(.any).definition, KeyframeRules.object(.any).definition]
    + CoastRules.definitions).compactMap(\.self)
}
