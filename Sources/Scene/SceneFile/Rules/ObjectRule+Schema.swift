import SegueJSON

extension ObjectRule {
  /// What a schema says of the object where one stands: all of it, or where it is described.
  var reference: JSONValue { shape.reference }

  /// What the schema says once of the object, if it does.
  var definition: JSONValue.Member? { shape.definition }

  /// What a schema says of the object.
  var schema: JSONValue { shape.schema }

  /// What a schema says of the object when its members are described otherwise.
  func schema(members: [JSONValue.Member], _ more: [JSONValue.Member] = []) -> JSONValue {
    shape.schema(members: members, more)
  }

  /// What a schema says of the defaults for such objects.
  var defaultsSchema: JSONValue { shape.defaultsSchema }
}

extension ObjectShape {
  /// What a schema says of the object where one stands: all of it, or where it is described.
  var reference: JSONValue { name.map { .reference(to: $0) } ?? schema }

  /// What the schema says once of the object, if it does.
  var definition: JSONValue.Member? { name.map { JSONValue.Member($0, schema) } }

  /// What a schema says of the object.
  var schema: JSONValue {
    schema(members: self.members.map { .init($0.name, $0.description) })
  }

  /// What a schema says of the object when its members are described otherwise.
  func schema(members: [JSONValue.Member], _ more: [JSONValue.Member] = []) -> JSONValue {
    var parts = JSONValue.strictObject(help, members)
    let required = self.members.filter(\.isRequired).map(\.name)
    if !required.isEmpty { parts.append(.init("required", .words(required))) }
    return .object(parts + bonds + more)
  }

  /// What a schema says of the defaults for such objects.
  var defaultsSchema: JSONValue {
    .object(
      JSONValue.strictObject(
        help,
        members.filter(\.isShared).map { member in
          .init(member.name, name.map { .reference(to: member.name, of: $0) } ?? member.schema)
        }) + [refusal { isShared($0) }].compactMap(\.self))
  }

  private func isShared(_ name: String) -> Bool {
    members.contains { $0.name == name && $0.isShared }
  }

  /// What holds between members.
  private var bonds: [JSONValue.Member] {
    let own =
      needs.filter { $0.asker == nil }.map { JSONValue.Member("anyOf", $0.options) }
      + [alternatives].compactMap { $0.map { JSONValue.Member("oneOf", $0.options) } }
    let asked = needs.compactMap { need in
      need.asker.map { asker in
        JSONValue.Member(
          asker, need.names.count > 1 ? ["anyOf": need.options] : .words(need.names))
      }
    }
    let dependencies = asked.isEmpty ? [] : [JSONValue.Member("dependencies", .object(asked))]
    return own + dependencies + [refusal { _ in true }].compactMap(\.self)
  }

  /// The pairs of these members that must not stand together.
  private func refusal(among isMember: (String) -> Bool) -> JSONValue.Member? {
    let pairs = exclusions.flatMap(\.pairs).filter { $0.allSatisfy(isMember) }
      .map { JSONValue.object([.init("required", .words($0))]) }
    return pairs.isEmpty ? nil : .init("not", ["anyOf": .array(pairs)])
  }
}

extension Need {
  /// What a schema says of objects that have each of the members.
  fileprivate var options: JSONValue { .array(names.map { ["required": [.string($0)]] }) }
}

extension Exclusion {
  /// Every two of the members.
  fileprivate var pairs: [[String]] {
    names.indices.flatMap { first in names[(first + 1)...].map { [names[first], $0] } }
  }
}

extension JSONValue {
  /// What a schema says of an object that has no members but these and comments.
  static func strictObject(_ help: String, _ members: [Member]) -> [Member] {
    [
      .init("type", "object"), .init("description", .string(help)),
      .init("additionalProperties", false),
      .init("patternProperties", ["^(x-|\\$comment$)": true]),
      .init("properties", .object(members)),
    ]
  }
}
