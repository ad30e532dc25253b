import SegueTextSupport

/// A value of a JSON file and the place where it stands.
package struct JSONNode: Hashable, Sendable {
  /// The parsed JSON value of a node.
  package enum Value: Hashable, Sendable {
    /// The word `null`.
    case null
    /// The word `true` or `false`.
    case bool(Bool)
    /// A finite number, rounded correctly to the nearest `Double`; the sign of -0 is kept.
    case number(Double)
    /// A text, its escapes resolved.
    case string(String)
    /// A list.
    case array([JSONNode])
    /// Keys and values in the order of the file.
    case object(JSONObject)
  }

  /// The parsed JSON value.
  package let value: Value
  /// The range in the source, quotes and brackets included.
  package let range: SourceRange

  /// The value `value` at `range`.
  package init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }

  /// True if it is `null`.
  package var isNull: Bool { value == .null }

  /// The truth value, if it is one.
  package var bool: Bool? {
    if case .bool(let flag) = value { flag } else { nil }
  }

  /// The number, if it is one.
  package var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }

  /// The number as an integer, if it is one and whole.
  package var integer: Int? { number.flatMap(Int.init(exactly:)) }

  /// The text, if it is one.
  package var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The elements, if it is a list.
  package var array: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The members, if it is an object.
  package var object: JSONObject? {
    if case .object(let object) = value { object } else { nil }
  }

  /// True if it is `true` or `false`.
  package var isBool: Bool { bool != nil }
  /// True if it is a number.
  package var isNumber: Bool { number != nil }
  /// True if it is a text.
  package var isString: Bool { string != nil }
  /// True if it is a list.
  package var isArray: Bool { array != nil }
  /// True if it is an object.
  package var isObject: Bool { object != nil }

  /// Description of the value for a message such as "found the text 'half', expected a number".
  package var summary: String {
    switch value {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): "the number \(JSONValue.number(number).compact)"
    case .string(let text): "the text \(Quote(text))"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension JSONValue {
  /// The value of `node` without its places.
  package init(_ node: JSONNode) {
    switch node.value {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map(JSONValue.init))
    case .object(let object):
      self = .object(object.members.map { Member($0.key, JSONValue($0.node)) })
    }
  }
}
