import SegueTextSupport

/// A value while it is being taken apart.
final class EncodedNode {
  private enum Content {
    case plain(JSONValue)
    case list([EncodedNode])
    case object([(key: String, node: EncodedNode)])
  }

  private var content = Content.plain(.null)

  /// All of it.
  var json: JSONValue {
    switch content {
    case .plain(let value): value
    case .list(let nodes): .array(nodes.map(\.json))
    case .object(let members): .object(members.map { JSONValue.Member($0.key, $0.node.json) })
    }
  }

  /// The number of elements of a list.
  var count: Int {
    if case .list(let nodes) = content { nodes.count } else { 0 }
  }

  func set(_ value: JSONValue) { content = .plain(value) }

  /// Makes it a list, unless it is one.
  func becomeList() {
    if case .list = content { return }
    content = .list([])
  }

  /// Makes it an object, unless it is one.
  func becomeObject() {
    if case .object = content { return }
    content = .object([])
  }

  /// A new element of the list.
  func append() -> EncodedNode {
    let node = EncodedNode()
    guard case .list(var nodes) = content else { return node }
    // Held once, so that it grows where it is.
    content = .plain(.null)
    nodes.append(node)
    content = .list(nodes)
    return node
  }

  /// A new member of the object.
  func member(_ key: String) -> EncodedNode {
    let node = EncodedNode()
    guard case .object(var members) = content else { return node }
    content = .plain(.null)
    members.append((key, node))
    content = .object(members)
    return node
  }
}

/// Takes one value apart.
struct JSONPartEncoder: Encoder, SingleValueEncodingContainer {
  let node: EncodedNode
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.becomeObject()
    return KeyedEncodingContainer(JSONMemberEncoder<Key>(node: node))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.becomeList()
    return JSONElementEncoder(node: node)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() { node.set(.null) }

  func encode<Value: Encodable>(_ value: Value) throws {
    // Asked of the type: an empty list of anything can be taken for one of bytes.
    if Value.self == [UInt8].self, let bytes = value as? [UInt8] {
      node.set(.string(Base64(bytes).text))
      return
    }
    switch value {
    case let value as Bool: node.set(.bool(value))
    case let value as String: node.set(.string(value))
    case let value as Double: node.set(Self.json(value))
    case let value as Float: node.set(Self.json(Double(value)))
    case let value as any FixedWidthInteger: node.set(Self.json(value))
    default: try value.encode(to: self)
    }
  }

  /// JSON has no word for what is not finite.
  private static func json(_ value: Double) -> JSONValue {
    value.isFinite ? .number(value) : .string("\(value)")
  }

  /// JSON's numbers hold 53 bits.
  private static func json(_ value: any FixedWidthInteger) -> JSONValue {
    func json<Number: FixedWidthInteger>(_ value: Number) -> JSONValue {
      Double(exactly: value).map { JSONValue.number($0) } ?? .string("\(value)")
    }
    return json(value)
  }
}

/// Takes an object apart, member by member.
private struct JSONMemberEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: EncodedNode
  var codingPath: [any CodingKey] { [] }

  private func part(_ key: some CodingKey) -> JSONPartEncoder {
    JSONPartEncoder(node: node.member(key.stringValue))
  }

  func encodeNil(forKey key: Key) { part(key).encodeNil() }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try part(key).encode(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    part(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    part(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { part(JSONKey.parent) }

  func superEncoder(forKey key: Key) -> any Encoder { part(key) }
}

/// Takes a list apart, element by element.
private struct JSONElementEncoder: UnkeyedEncodingContainer {
  let node: EncodedNode
  var codingPath: [any CodingKey] { [] }
  var count: Int { node.count }

  private var part: JSONPartEncoder { JSONPartEncoder(node: node.append()) }

  func encodeNil() { part.encodeNil() }

  func encode<Value: Encodable>(_ value: Value) throws { try part.encode(value) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    part.container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { part.unkeyedContainer() }

  func superEncoder() -> any Encoder { part }
}
