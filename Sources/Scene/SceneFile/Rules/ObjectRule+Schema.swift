import SegueJSON

extension ObjectRule {
  /// Schema of the object at its point of use: in full, or a reference to its definition.
  var reference: JSONValue { shape.reference }

  /// Shared schema definition of the object, if it has one.
  var definition: JSONValue.Member? { shape.definition }

  /// Schema of the object.
  var schema: JSONValue { shape.schema }

  /// Returns the schema of the object with other descriptions of its members.
  func schema(members: [JSONValue.Member], _ more: [JSONValue.Member] = []) -> JSONValue {
    shape.schema(members: members, more)
  }

  /// Schema of the defaults for such objects.
  var defaultsSchema: JSONValue { shape.defaultsSchema }
}

extension ObjectShape {
  /// Schema of the object at its point of use: in full, or a reference to its definition.
  var reference: JSONValue { name.map { .reference(to: $0) } ?? schema }

  /// Shared schema definition of the object, if it has one.
  var definition: JSONValue.Member? { name.map { JSONValue.Member($0, schema) } }

  /// Schema of the object.
  var schema: JSONValue {
    schema(members: self.members.map { .init($0.name, $0.description) })
  }

  /// Returns the schema of the object with other descriptions of its members.
  func schema(members: [JSONValue.Member], _ more: [JSONValue.Member] = []) -> JSONValue {
    var parts = JSONValue.strictObject(help, members)
    let required = self.members.filter(\.isRequired).map(\.name)
    if !required.isEmpty { parts.append(.init("required", .words(required))) }
    return .object(parts + bonds + more)
  }

  /// Schema of the defaults for such objects.
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

  /// Schema constraints between members.
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
  /// Schema alternatives that each require one of the members.
  fileprivate var options: JSONValue { .array(names.map { ["required": [.string($0)]] }) }
}

extension Exclusion {
  /// Every two of the members.
  fileprivate var pairs: [[String]] {
    names.indices.flatMap { first in names[(first + 1)...].map { [names[first], $0] } }
  }
}

extension JSONValue {
  /// Returns the schema of an object that allows no members but these and comments.
  static func strictObject(_ help: String, _ members: [Member]) -> [Member] {
    [
      .init("type", "object"), .init("description", .string(help)),
      .init("additionalProperties", false),
      .init("patternProperties", ["^(x-|\\$comment$)": true]),
      .init("properties", .object(members)),
    ]
  }
}
