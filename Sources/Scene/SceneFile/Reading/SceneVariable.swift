import SegueJSON
import SegueMotion

/// Types of values that a variable may hold.
enum VariableType: String, CaseIterable, Sendable {
  /// Words.
  case string
  /// A number.
  case number
  /// `true` or `false`.
  case boolean
  /// A color.
  case color
  /// A length of time.
  case time

  /// Name of a value of the type in messages.
  var expected: String {
    switch self {
    case .string: "a text"
    case .number: "a number"
    case .boolean: "true or false"
    case .color: "a color such as '#0A84FF'"
    case .time: "a time such as 350 or '350ms'"
    }
  }

  /// Returns `true` if the node is of the type; colors and times are checked in full where they are used.
  func accepts(_ node: JSONNode) -> Bool {
    switch self {
    case .string: node.isString
    case .number: node.isNumber
    case .boolean: node.isBool
    case .color: node.string.map { ColorText.parse($0) != nil } ?? false
    case .time: node.isNumber || (node.string.map { Time(parsing: $0) != nil } ?? false)
    }
  }

  /// The type that a value given without one has.
  init?(of node: JSONNode) {
    switch node.value {
    case .string: self = .string
    case .number: self = .number
    case .bool: self = .boolean
    case .null, .array, .object: return nil
    }
  }

  /// The node that words from a command line stand for.
  func node(from text: String, at range: SourceRange) -> JSONNode? {
    switch self {
    case .string, .color: return JSONNode(.string(text), at: range)
    case .boolean:
      guard text == "true" || text == "false" else { return nil }
      return JSONNode(.bool(text == "true"), at: range)
    case .number:
      return NumberWord.parse(text).map { JSONNode(.number($0), at: range) }
    case .time:
      if let number = NumberWord.parse(text) { return JSONNode(.number(number), at: range) }
      return JSONNode(.string(text), at: range)
    }
  }
}

/// A value that a file leaves open: declared under `vars`, used as `${name}`.
struct SceneVariable: Sendable {
  /// Type of its values.
  var type: VariableType
  /// Its value; `nil` if it has neither a default nor been set.
  var value: JSONNode?
  /// The values it may have; empty for any.
  var choices: [JSONNode]
  /// Source of its value while it has none of its own.
  var origin: VariableOrigin?

  /// Returns `true` if the variable may have this value.
  func allows(_ node: JSONNode) -> Bool {
    type.accepts(node) && (choices.isEmpty || choices.contains { $0.hasSameValue(as: node) })
  }

  /// Description of the values that the variable may have.
  var expected: String {
    choices.isEmpty ? type.expected : Expected.oneOf(choices.map(\.plainText))
  }
}

/// The variable that chooses another one's value, and the values it chooses from.
struct VariableOrigin: Sendable {
  let chooser: String
  let values: [String: JSONNode]
}

/// The variables of one file.
struct VariableScope: Sendable {
  private var names: [String] = []
  private var variables: [String: SceneVariable] = [:]

  /// The declared names, in the order of the file.
  var declared: [String] { names }

  /// The variable with this name.
  subscript(name: String) -> SceneVariable? {
    get { variables[name] }
    set {
      if variables[name] == nil, newValue != nil { names.append(name) }
      variables[name] = newValue
    }
  }

  /// Returns the value of the variable: its own, or that of the chosen set.
  func value(of variable: SceneVariable) -> JSONNode? {
    if let value = variable.value { return value }
    guard let origin = variable.origin, let choice = variables[origin.chooser]?.value?.string else {
      return nil
    }
    return origin.values[choice]
  }
}

extension JSONNode {
  /// Returns `true` if both have the same value, wherever they stand.
  func hasSameValue(as other: JSONNode) -> Bool { JSONValue(self) == JSONValue(other) }

  /// The value as it appears inside a text.
  var plainText: String { string ?? JSONValue(self).compact }
}
