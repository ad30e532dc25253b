extension PropertyRule {
  /// What a schema says of a value or an animation of this kind.
  var reference: JSONText { .reference(to: animatedName) }

  /// What the schema says once of all kinds: a value; a value or an animation, where layers may have
  /// one; and the values that an animation passes through.
  static let definitions: [JSONText.Member] =
    (ofLayers.flatMap { [$0.value.definition, $0.animatedDefinition, $0.courseDefinition] }
    + [filterAmount.value.definition, filterAmount.courseDefinition]).compactMap(\.self)

  private var animatedDefinition: JSONText.Member {
    .init(
      animatedName, ["anyOf": [value.schema, ["allOf": [AnimationRules.schema, courseReference]]]])
  }

  private var courseDefinition: JSONText.Member {
    guard let added else { return .init(courseName, courseSchema) }
    return .init(
      courseName,
      [
        "if": ["properties": ["composition": ["const": "replace"]]],
        "then": courseSchema, "else": added.courseSchema,
      ])
  }

  /// What a schema says of the values that an animation of this kind passes through.
  var courseReference: JSONText { .reference(to: courseName) }

  private var animatedName: String { "animated\(name.prefix(1).uppercased())\(name.dropFirst())" }

  private var courseName: String { "\(name)Course" }

  private var courseSchema: JSONText {
    let members = AnimationRules.values(self).map { field in
      JSONText.Member(
        field.name,
        field.name == "keyframes"
          ? ["items": ["properties": ["value": value.schema]]] : field.schema)
    }
    return ["properties": .object(members)]
  }
}

extension AnimationRules {
  /// What a schema says of an animation whose values are described beside it.
  static let schema = object(.any).reference

  /// What the schema says once of animations and keyframes, whatever they move.
  static let definitions = [object(.any).definition, KeyframeRules.object(.any).definition]
    .compactMap(\.self)
}
