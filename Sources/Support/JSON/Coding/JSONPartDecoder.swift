import SegueTextSupport

/// Puts one value together again.
struct JSONPartDecoder: Decoder, SingleValueDecodingContainer {
  let json: JSONValue
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = json else { throw mismatch("an object") }
    return KeyedDecodingContainer(JSONMemberDecoder<Key>(members))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = json else { throw mismatch("a list") }
    return JSONElementDecoder(elements: elements)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { json == .null }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let found: Any? =
      switch type {
      case is Bool.Type: flag
      case is String.Type: text
      case is Double.Type: number
      case is Float.Type: number.map { Float($0) }
      case let type as any FixedWidthInteger.Type: integer(type)
      case is [UInt8].Type: text.flatMap { Base64.bytes(of: $0) }
      default: try type.init(from: self)
      }
    guard let value = found as? Value else { throw mismatch("another kind of value") }
    if let value = value as? any Plausible, !value.isPlausible {
      throw JSONError.unsuitable("found numbers that cannot be meant")
    }
    return value
  }

  /// The largest whole number that is read as one of things: two of them can be added, and counted in thousands.
  private static let largest: UInt = 1 << 48

  private var flag: Bool? { if case .bool(let flag) = json { flag } else { nil } }

  private var text: String? { if case .string(let text) = json { text } else { nil } }

  private var number: Double? {
    switch json {
    case .number(let number): number
    case .string(let text): Double(text)
    default: nil
    }
  }

  private func integer<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    let found: Number? =
      switch json {
      case .number(let number): Number(exactly: number)
      case .string(let text): Number(text)
      default: nil
      }
    if let count = found as? Int, count.magnitude > Self.largest { return nil }
    return found
  }

  private func mismatch(_ expected: String) -> JSONError {
    .unsuitable("found \(json.kindWords), expected \(expected)")
  }
}

extension JSONValue {
  /// The kind of the value, in words.
  fileprivate var kindWords: String {
    switch self {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// Puts an object together, member by member.
private struct JSONMemberDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let values: [String: JSONValue]
  var codingPath: [any CodingKey] { [] }

  init(_ members: [JSONValue.Member]) {
    values = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
  }

  var allKeys: [Key] { values.keys.compactMap { Key(stringValue: $0) } }

  private func part(_ key: some CodingKey) throws -> JSONPartDecoder {
    guard let value = values[key.stringValue] else {
      throw JSONError.unsuitable("'\(key.stringValue.visible)' is missing")
    }
    return JSONPartDecoder(json: value)
  }

  func contains(_ key: Key) -> Bool { values[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try part(key).decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try part(key).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try part(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try part(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try part(JSONKey.parent) }

  func superDecoder(forKey key: Key) throws -> any Decoder { try part(key) }
}

/// Puts a list together, element by element.
private struct JSONElementDecoder: UnkeyedDecodingContainer {
  let elements: [JSONValue]
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { [] }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex == elements.count }

  init(elements: [JSONValue]) { self.elements = elements }

  private mutating func next() throws -> JSONPartDecoder {
    guard !isAtEnd else { throw JSONError.unsuitable("a list is too short") }
    defer { currentIndex += 1 }
    return JSONPartDecoder(json: elements[currentIndex])
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, elements[currentIndex] == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next().decode(type)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try next() }
}
