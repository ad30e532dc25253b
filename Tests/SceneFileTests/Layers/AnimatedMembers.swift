import SegueJSON

/// Finds the members of an object that a schema lets move: what stands there is a value or an animation.
struct AnimatedMembers {
  private let definitions: [JSONValue.Member]

  init(of schema: JSONValue) {
    definitions = schema.members(named: "definitions")
  }

  /// The names of the members that may move, as of the keys that lead there, in the object of a
  /// definition and in those inside; layers inside are layers of their own.
  func names(in definition: String) -> [String] {
    names(definition, under: [], besides: [])
  }

  private func names(
    _ definition: String, under keys: [String], besides known: [String]
  ) -> [String] {
    if definition.hasPrefix("animated") { return [keys.joined(separator: ".")] }
    guard !known.contains(definition),
      let found = definitions.first(where: { $0.key == definition })
    else { return [] }
    return names(found.value, under: keys, besides: known + [definition])
  }

  private func names(_ schema: JSONValue, under keys: [String], besides known: [String]) -> [String]
  {
    guard case .object(let members) = schema else { return [] }
    return members.flatMap { member -> [String] in
      switch (member.key, member.value) {
      case ("$ref", .string(let address)):
        let parts = address.split(separator: "/")
        return parts.count == 3 ? names(String(parts[2]), under: keys, besides: known) : []
      case ("anyOf", .array(let choices)), ("allOf", .array(let choices)):
        return choices.flatMap { names($0, under: keys, besides: known) }
      case ("properties", .object(let inside)):
        return inside.flatMap { names($0.value, under: keys + [$0.key], besides: known) }
      default: return []
      }
    }
  }
}

extension JSONValue {
  fileprivate func members(named key: String) -> [JSONValue.Member] {
    guard case .object(let members) = self,
      case .object(let found)? = members.first(where: { $0.key == key })?.value
    else { return [] }
    return found
  }
}
