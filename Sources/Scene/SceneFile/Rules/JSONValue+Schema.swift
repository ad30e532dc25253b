import SegueJSON

extension JSONValue {
  /// The schema that stands under `name` in the definitions.
  static func reference(to name: String) -> JSONValue {
    ["$ref": .string("#/definitions/\(name)")]
  }

  /// The schema of the member `member` of the object that stands under `name`.
  static func reference(to member: String, of name: String) -> JSONValue {
    reference(to: "\(name)/properties/\(member)")
  }

  /// A list of texts.
  static func words(_ words: [String]) -> JSONValue { .array(words.map { .string($0) }) }

  /// The schema of a text out of a fixed list.
  static func oneOf(_ words: [String]) -> JSONValue { ["type": "string", "enum": .words(words)] }

  /// The schema of a text that a parser of its own understands.
  static func text(_ pattern: String, examples: [String]) -> JSONValue {
    ["type": "string", "pattern": .string(pattern), "examples": .words(examples)]
  }

  /// The schema of a number with limits.
  static func numeric(
    _ type: String, minimum: Double? = nil, above: Double? = nil, maximum: Double? = nil
  ) -> JSONValue {
    var members = [Member("type", .string(type))]
    if let minimum { members.append(Member("minimum", .number(minimum))) }
    if let above { members.append(Member("exclusiveMinimum", .number(above))) }
    if let maximum { members.append(Member("maximum", .number(maximum))) }
    return .object(members)
  }

  /// The schema of a list whose elements all have the schema `items`, or each its own.
  static func list(_ items: JSONValue, count: ClosedRange<Int>) -> JSONValue {
    var members = [Member("type", "array"), Member("items", items)]
    if count.lowerBound > 0 { members.append(.init("minItems", JSONValue(count.lowerBound))) }
    return .object(members + [.init("maxItems", JSONValue(count.upperBound))])
  }

  /// The schema with a description of what the value means here, and what its absence means.
  func described(_ help: String, byDefault fallback: JSONValue? = nil) -> JSONValue {
    guard case .object(let members) = self else { return self }
    let said =
      [Member("description", .string(help))] + (fallback.map { [Member("default", $0)] } ?? [])
    let isReference = members.contains { $0.key == "$ref" }
    // Draft 7 ignores everything beside a reference, so one with a description is wrapped.
    if isReference { return .object(said + [Member("allOf", [self])]) }
    return .object(said + members.filter { $0.key != "description" })
  }
}

// MARK: - Variables

extension JSONValue {
  /// Schema of a variable in the place of a value, or inside of text.
  static let variable: JSONValue = [
    "type": "string", "pattern": "\\$\\{",
    "description":
      "A variable of the file, such as ${title}, a calculation such as ${w * 2}, or words with them.",
    "examples": ["${title}"],
  ]

  /// The schema of a value in whose place a variable may stand.
  ///
  /// Variables hold texts, numbers and switches, never lists or objects, and any text takes one
  /// anyway. What a reference refers to says so itself.
  var orVariable: JSONValue {
    guard takesVariable, case .object(let members) = self else { return self }
    if members.count == 1, case .array(let options)? = self["anyOf"] {
      return ["anyOf": .array(options + [.reference(to: "variable")])]
    }
    return ["anyOf": [self, .reference(to: "variable")]]
  }

  private var takesVariable: Bool {
    if self == [:] || self == ["type": "string"] || self["$ref"] != nil { return false }
    if case .array(let types)? = self["type"] { return !types.contains("string") }
    if let type = self["type"] { return type != "array" && type != "object" }
    if case .array(let options)? = self["anyOf"] { return options.contains(where: \.takesVariable) }
    return true
  }
}
