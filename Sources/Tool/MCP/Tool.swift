import SegueJSON

/// Something that other programs have this one do, in words that a program writes and a model understands.
package struct Tool: Sendable {
  /// Effects of a tool on files.
  package enum Effect: Hashable, Sendable {
    /// It writes none.
    case reads
    /// It writes one where its arguments ask for that.
    case writes
  }

  package let name: String
  /// The purpose of the tool, as whole sentences for a model.
  package let summary: String
  package let parameters: [ToolParameter]
  /// The members of every answer, besides those that say what was left out.
  let members: [ResultMember]
  package let effect: Effect
  let work: Work

  package init(
    name: String, summary: String, parameters: [ToolParameter], answers members: [ResultMember],
    effect: Effect = .reads, work: @escaping Work
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.members = members
    self.effect = effect
    self.work = work
  }

  /// The protocol's description of the tool.
  var description: JSONValue {
    let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
    var input: [JSONValue.Member] = [
      .init("type", "object"),
      .init("properties", .object(parameters.map { .init($0.name, $0.schema) })),
    ]
    if !required.isEmpty { input.append(.init("required", .array(required))) }
    input.append(.init("additionalProperties", false))
    return [
      "name": .string(name), "description": .string(summary), "inputSchema": .object(input),
      "outputSchema": .object([
        .init("type", "object"),
        .init("properties", .object(members.map { .init($0.name, $0.schema) })),
      ]),
      "annotations": [
        "readOnlyHint": .bool(effect == .reads), "openWorldHint": false,
      ],
    ]
  }
}

/// A member of a tool's answers: a row of their schema.
package struct ResultMember: Hashable, Sendable {
  /// Kinds of members.
  package enum Kind: String, Hashable, Sendable {
    case text = "string"
    case number, boolean, object
    case list = "array"
  }

  let name: String
  let kind: Kind
  let summary: String?

  package init(_ name: String, _ kind: Kind, summary: String? = nil) {
    self.name = name
    self.kind = kind
    self.summary = summary
  }

  var schema: JSONValue {
    .object(
      [.init("type", .string(kind.rawValue))]
        + [summary.map { .init("description", .string($0)) }].compactMap(\.self))
  }
}
