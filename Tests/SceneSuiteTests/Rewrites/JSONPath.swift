import SegueJSON

/// A way through objects and lists to one value of a JSON text.
typealias JSONPath = [JSONStep]

/// One step of such a way.
enum JSONStep: Hashable {
  case key(String)
  case index(Int)
}

extension JSONValue {
  /// The value at the end of a way; nothing where there is none.
  subscript(path: JSONPath) -> JSONValue? {
    path.reduce(self) { value, step in
      switch (value, step) {
      case (.object(let members)?, .key(let key)): members.first { $0.key == key }?.value
      case (.array(let elements)?, .index(let index)):
        elements.indices.contains(index) ? elements[index] : nil
      default: nil
      }
    }
  }

  /// A member of an object.
  subscript(key: String) -> JSONValue? { self[[.key(key)]] }

  /// The same text with another value at the end of a way; without that member or element for `nil`.
  func replacing(_ path: JSONPath, with value: JSONValue?) -> JSONValue {
    guard let step = path.first else { return value ?? .null }
    let rest = Array(path.dropFirst())
    switch (self, step) {
    case (.object(var members), .key(let key)):
      guard let index = members.firstIndex(where: { $0.key == key }) else { return self }
      if rest.isEmpty && value == nil {
        members.remove(at: index)
      } else {
        members[index] = Member(key, members[index].value.replacing(rest, with: value))
      }
      return .object(members)
    case (.array(var elements), .index(let index)) where elements.indices.contains(index):
      if rest.isEmpty && value == nil {
        elements.remove(at: index)
      } else {
        elements[index] = elements[index].replacing(rest, with: value)
      }
      return .array(elements)
    default: return self
    }
  }

  /// The same object with one more member in one of its objects, which is made if it is not there.
  func adding(_ value: JSONValue, as key: String, to name: String) -> JSONValue {
    guard case .object(var members) = self else { return self }
    if let index = members.firstIndex(where: { $0.key == name }) {
      guard case .object(let inner) = members[index].value else { return self }
      members[index] = Member(name, .object(inner + [Member(key, value)]))
    } else {
      members.append(Member(name, .object([Member(key, value)])))
    }
    return .object(members)
  }

  /// The ways to all values for which `isWanted` holds, outer ones first.
  func paths(where isWanted: (JSONPath, JSONValue) -> Bool) -> [JSONPath] {
    var found: [JSONPath] = []
    collect([], isWanted, &found)
    return found
  }

  private func collect(
    _ path: JSONPath, _ isWanted: (JSONPath, JSONValue) -> Bool, _ found: inout [JSONPath]
  ) {
    if isWanted(path, self) { found.append(path) }
    switch self {
    case .object(let members):
      for member in members { member.value.collect(path + [.key(member.key)], isWanted, &found) }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        element.collect(path + [.index(index)], isWanted, &found)
      }
    default: break
    }
  }
}
