import SegueTextSupport

/// Turns values whose parts the compiler knows (`Codable`) into JSON, and back.
///
/// For what one run of the program tells another one: every number reads back as the same number, the order of
/// members is that of the declaration, and equal values give equal texts. Bytes are one text in base 64.
///
/// Anybody can have written what is read: values that are `Plausible` are asked whether they are, and an `Int` has
/// 48 bits.
package enum JSONCoding {
  /// The value as JSON.
  package static func value(of value: some Encodable) throws(JSONError) -> JSONValue {
    do {
      let node = EncodedNode()
      try JSONPartEncoder(node: node).encode(value)
      return node.json
    } catch {
      throw JSONError(decoding: error)
    }
  }

  /// The value that this JSON stands for.
  package static func read<Value: Decodable>(
    _ type: Value.Type, from json: JSONValue
  ) throws(JSONError) -> Value {
    do {
      return try JSONPartDecoder(json: json).decode(type)
    } catch {
      throw JSONError(decoding: error)
    }
  }
}

/// A member of an object, or a place in a list.
struct JSONKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = "\(intValue)"
    self.intValue = intValue
  }

  /// The key that stands for the super class, which no value of ours has.
  static let parent = JSONKey(stringValue: "super")
}
