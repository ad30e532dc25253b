import SegueJSON

extension JSONValue {
  /// The member of an object.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The elements of a list; none of anything else.
  var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The words of a text; none of anything else.
  var words: String {
    if case .string(let words) = self { words } else { "" }
  }

  /// The value without members of these names, wherever they stand.
  func without(_ keys: Set<String>) -> JSONValue {
    switch self {
    case .array(let elements): .array(elements.map { $0.without(keys) })
    case .object(let members):
      .object(
        members.filter { !keys.contains($0.key) }.map { Member($0.key, $0.value.without(keys)) })
    default: self
    }
  }

  /// An object's members of these names alone.
  func only(_ keys: [String]) -> JSONValue {
    .object(keys.compactMap { key in self[key].map { Member(key, $0) } })
  }
}
