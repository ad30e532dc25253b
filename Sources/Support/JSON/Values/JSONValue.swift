/// A JSON value to be written: a report, a schema, an answer to `--json`.
///
/// Members keep their order. Values are built from literals or from the cases:
///
///     let answer: JSONValue = ["frames": 42, "size": [390, 844], "file": .string(name)]
package enum JSONValue: Hashable, Sendable {
  /// The word `null`.
  case null
  /// The word `true` or `false`.
  case bool(Bool)
  /// A number; one that is not finite is written as `null`, since JSON has no word for it.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Keys and values in order; the keys must differ.
  case object([Member])

  /// A value and its key in an object.
  package struct Member: Hashable, Sendable {
    /// The key.
    package let key: String
    /// The value.
    package let value: JSONValue

    /// The member `key` of an object.
    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// A whole number; magnitudes above 2⁵³ must be among those that a `Double` holds exactly.
  package init(_ integer: Int) {
    guard let number = Double(exactly: integer) else {
      preconditionFailure("the integer \(integer) has no exact JSON number")
    }
    self = .number(number)
  }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// The word `null`.
  package init(nilLiteral: ()) { self = .null }
  /// The word `true` or `false`.
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A whole number.
  package init(integerLiteral value: Int) { self.init(value) }
  /// A number.
  package init(floatLiteral value: Double) { self = .number(value) }
  /// A text.
  package init(stringLiteral value: String) { self = .string(value) }
  /// A list.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Keys and values in order.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0, $1) })
  }
}
