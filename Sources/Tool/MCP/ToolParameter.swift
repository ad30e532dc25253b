import SegueJSON

/// Something that a program says when it calls a tool: a row of the tool's schema, and the words that it
/// becomes on a command line.
package struct ToolParameter: Hashable, Sendable {
  /// Kinds of values.
  package enum Kind: Hashable, Sendable {
    case text, number, flag
    /// A number of milliseconds, or a text with a unit.
    case time
    /// One of these words.
    case choice([String])
    /// A text, or a list of texts.
    case texts
    /// Values by name.
    case settings
  }

  /// Kinds of places that a value goes to.
  package enum Place: Hashable, Sendable {
    /// Behind the options.
    case operand
    /// Behind an option.
    case option(String)
    /// It is what a scene file has in it.
    case scene
    /// It is the path of a file that the verb writes.
    case output
    /// The tool itself reads it.
    case call
  }

  package let name: String
  let kind: Kind
  let place: Place
  let summary: String
  var isRequired = false

  package init(_ name: String, _ kind: Kind, in place: Place, summary: String) {
    self.name = name
    self.kind = kind
    self.place = place
    self.summary = summary
  }

  /// The same, for a tool that does nothing without it.
  package var required: ToolParameter {
    var parameter = self
    parameter.isRequired = true
    return parameter
  }
}

extension ToolParameter {
  /// The schema of the parameter.
  var schema: JSONValue {
    let type: [JSONValue.Member] =
      switch kind {
      case .text: [.init("type", place == .scene ? ["string", "object"] : "string")]
      case .number: [.init("type", "number")]
      case .time: [.init("type", ["number", "string"])]
      case .flag: [.init("type", "boolean")]
      case .choice(let words):
        [.init("type", "string"), .init("enum", .array(words.map { .string($0) }))]
      case .texts: [.init("type", ["string", "array"]), .init("items", ["type": "string"])]
      case .settings:
        [
          .init("type", "object"),
          .init("additionalProperties", ["type": ["string", "number", "boolean"]]),
        ]
      }
    return .object(type + [.init("description", .string(summary))])
  }

  /// The texts that a value stands for; nothing for one of another kind.
  ///
  /// A flag stands for one text where it is set, and for none where it is not.
  func texts(_ node: JSONNode) -> [String]? {
    switch kind {
    case .text where place == .scene && node.isObject: [JSONValue(node).compact]
    case .text: node.string.map { [$0] }
    case .number: node.number.map { [JSONValue.number($0).compact] }
    case .time: node.string.map { [$0] } ?? node.number.map { [JSONValue.number($0).compact] }
    case .flag: node.bool.map { $0 ? ["true"] : [] }
    case .choice(let words): node.string.flatMap { words.contains($0) ? [$0] : nil }
    case .texts: node.string.map { [$0] } ?? node.array.flatMap { all($0.map(\.string)) }
    case .settings: node.object.flatMap { all($0.members.map(setting)) }
    }
  }

  /// The expected value, in words.
  var expectation: String {
    switch kind {
    case .text: place == .scene ? "a scene as text or as an object" : "a text"
    case .number: "a number"
    case .time: "a time such as 350 or \"350ms\""
    case .flag: "true or false"
    case .choice(let words): "one of \(words.joined(separator: ", "))"
    case .texts: "a text or a list of texts"
    case .settings: "an object of texts, numbers and truth values"
    }
  }

  private func setting(_ member: JSONObject.Member) -> String? {
    switch member.node.value {
    case .string(let text): "\(member.key)=\(text)"
    case .number, .bool: "\(member.key)=\(JSONValue(member.node).compact)"
    default: nil
    }
  }

  private func all(_ texts: [String?]) -> [String]? {
    let found = texts.compactMap(\.self)
    return found.count == texts.count ? found : nil
  }
}
