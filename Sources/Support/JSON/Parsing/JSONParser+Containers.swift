/// An object or a list that has not been closed yet.
struct UnclosedContainer {
  /// Position of its bracket.
  let start: Int
  /// Index of its first child on the stack of children.
  let base: Int
  /// True if it is an object.
  let isObject: Bool

  /// The bracket that closes it.
  var closing: UInt8 { isObject ? .closingBrace : .closingBracket }
  /// One-word name of its kind.
  var name: String { isObject ? "object" : "list" }
}

extension JSONParser {
  /// Steps into a container; returns it if it is empty and so already closed.
  mutating func openContainer(isObject: Bool) throws(JSONError) -> JSONNode? {
    guard open.count < limits.depth else {
      throw halt(.tooDeep(limit: limits.depth), at: characterRange)
    }
    let base = isObject ? members.count : elements.count
    let container = UnclosedContainer(start: position, base: base, isObject: isObject)
    open.append(container)
    position += 1
    try skipSpace()
    if next == container.closing { return try close() }
    if isObject { try readKey() }
    return nil
  }

  /// Reads what stands between a finished value and the next one; returns the container if it ends.
  mutating func readOn() throws(JSONError) -> JSONNode? {
    let end = position
    try skipSpace()
    let container = open[open.count - 1]
    if next == .comma {
      let comma = position
      position += 1
      try skipSpace()
      if container.isObject { try skipExtraCommas() }
      if next == container.closing {
        try reportTrailingComma(at: comma)
        return try close()
      }
    } else if next == container.closing {
      return try close()
    } else {
      try readMissingComma(after: end, in: container)
    }
    if container.isObject { try readKey() }
    return nil
  }

  /// Gives a finished value to the innermost container.
  mutating func attach(_ node: consuming JSONNode) {
    if open[open.count - 1].isObject {
      members[members.count - 1].node = node
    } else {
      elements.append(node)
    }
  }

  /// Counts a value that ends at the position.
  mutating func node(_ value: JSONNode.Value, from start: Int) throws(JSONError) -> JSONNode {
    valueCount += 1
    let range = SourceRange(start, position)
    guard valueCount <= limits.values else {
      throw halt(.tooManyValues(limit: limits.values), at: range)
    }
    return JSONNode(value, at: range)
  }

  private mutating func close() throws(JSONError) -> JSONNode {
    let container = open.removeLast()
    position += 1
    if container.isObject {
      let object = try object(Array(members[container.base...]))
      members.removeLast(members.count - container.base)
      return try node(.object(object), from: container.start)
    }
    let list = Array(elements[container.base...])
    elements.removeLast(list.count)
    return try node(.array(list), from: container.start)
  }

  private mutating func object(_ members: [JSONObject.Member]) throws(JSONError) -> JSONObject {
    var duplicates: [(later: JSONObject.Member, first: JSONObject.Member)] = []
    let object = JSONObject(members) { duplicates.append(($0, $1)) }
    for (later, first) in duplicates {
      let remark = Diagnostic.Related("first defined here", at: source.place(first.keyRange))
      try report(.duplicate(later.key), at: later.keyRange, related: [remark])
    }
    return object
  }

  /// Reads a key and its colon; the value that comes next takes its place in the member.
  private mutating func readKey() throws(JSONError) {
    let start = position
    let key = next == .quote ? try readString() : try readUnusualKey()
    let range = SourceRange(start, position)
    members.append(JSONObject.Member(key, at: range, JSONNode(.null, at: range)))
    try skipSpace()
    if next == .colon {
      position += 1
    } else {
      try readMissingColon(after: key)
    }
    try skipSpace()
  }
}
