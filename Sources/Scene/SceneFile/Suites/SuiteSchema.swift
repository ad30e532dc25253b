package import SegueJSON

/// The JSON schema of suites, for editors; it is made from the rules that read them.
package enum SuiteSchema {
  /// The schema as a JSON value.
  package static var value: JSONValue {
    guard case .object(let suite) = SuiteRules.object.schema.withoutVariables else { return [:] }
    let head: [JSONValue.Member] = [
      .init("$schema", "http://json-schema.org/draft-07/schema#"),
      .init("title", "Segue suite"),
    ]
    return .object(head + suite + [.init("definitions", .object(definitions(for: .object(suite))))])
  }

  /// Returns the definitions of the scene schema that suites refer to, directly or through another definition.
  private static func definitions(for suite: JSONValue) -> [JSONValue.Member] {
    guard case .object(let schema) = SceneSchema.value,
      case .object(let known)? = schema.first(where: { $0.key == "definitions" })?.value
    else { return [] }
    let all = known.map { JSONValue.Member($0.key, $0.value.withoutVariables) }
    var wanted = Set(suite.references)
    var found: Set<String> = []
    while found != wanted {
      found = wanted
      for member in all where found.contains(member.key) {
        wanted.formUnion(member.value.references)
      }
    }
    return all.filter { found.contains($0.key) }
  }
}

extension JSONValue {
  /// The schema without variables in the places of values: suites have none.
  fileprivate var withoutVariables: JSONValue {
    switch self {
    case .array(let values): return .array(values.map(\.withoutVariables))
    case .object(let members):
      let rest = members.map { member in
        guard member.key == "anyOf", case .array(let options) = member.value else {
          return Member(member.key, member.value.withoutVariables)
        }
        let kept = options.filter { $0 != .reference(to: "variable") }
        return Member("anyOf", .array(kept.map(\.withoutVariables)))
      }
      // What is left of a choice of one and a variable is that one.
      guard let choice = rest.first(where: { $0.key == "anyOf" }),
        case .array(let options) = choice.value, options.count == 1,
        case .object(let only) = options[0], Set(rest.map(\.key)).isDisjoint(with: only.map(\.key))
      else { return .object(rest) }
      return .object(rest.filter { $0.key != "anyOf" } + only)
    default: return self
    }
  }

  /// The names of the definitions that the schema refers to.
  fileprivate var references: [String] {
    switch self {
    case .array(let values): values.flatMap(\.references)
    case .object(let members):
      members.flatMap { member -> [String] in
        guard member.key == "$ref", case .string(let path) = member.value else {
          return member.value.references
        }
        return path.split(separator: "/").dropFirst(2).prefix(1).map(String.init)
      }
    default: []
    }
  }
}
