package import SegueJSON

/// The shape of a JSON answer: the one description that its schema and its page are made from.
indirect enum AnswerShape: Hashable, Sendable {
  /// Any value.
  case anything
  case text, number, whole, flag, null
  /// This value and no other.
  case constant(JSONValue)
  /// One of these words.
  case words([String])
  /// A list of so many values of one shape; of any number unless `count` says it.
  case list(AnswerShape, count: Int? = nil)
  /// An object with these members; with further ones of the shape `others`, whatever their names, if there is one.
  case object([AnswerMember], others: AnswerShape? = nil)
  /// A value of one of these shapes.
  case either([AnswerShape])
  /// A shape that has a name, because several places have it, or because it deserves a table of its own.
  case part(AnswerPart)

  /// The shape, or `null`.
  static func orNull(_ shape: AnswerShape) -> AnswerShape { .either([shape, .null]) }

  /// Two numbers.
  static let pair = list(.number, count: 2)
  /// A box: x, y, width and height.
  static let box = list(.number, count: 4)
}

/// A member of an object in an answer.
struct AnswerMember: Hashable, Sendable {
  let name: String
  let shape: AnswerShape
  /// The meaning of its value, as one sentence.
  let summary: String
  /// True if it is left out where it says nothing.
  let isOptional: Bool

  /// A member that is always there.
  init(_ name: String, _ shape: AnswerShape, summary: String) {
    (self.name, self.shape, self.summary) = (name, shape, summary)
    isOptional = false
  }

  /// A member that is left out where it says nothing.
  init(optional name: String, _ shape: AnswerShape, summary: String) {
    (self.name, self.shape, self.summary) = (name, shape, summary)
    isOptional = true
  }

  /// The version of the form, with which every document begins.
  static let version = AnswerMember(
    "schemaVersion", .constant(1), summary: "Version of the form of this document.")
}

/// A shape with a name.
struct AnswerPart: Hashable, Sendable {
  /// The name, in camel case.
  let name: String
  /// The meaning of a value, as one sentence.
  let summary: String
  let shape: AnswerShape

  init(_ name: String, _ shape: AnswerShape, summary: String) {
    (self.name, self.shape, self.summary) = (name, shape, summary)
  }
}

extension AnswerShape {
  /// A part that is an object with these members.
  static func part(_ name: String, summary: String, _ members: [AnswerMember]) -> AnswerShape {
    .part(AnswerPart(name, .object(members), summary: summary))
  }

  /// The schema of a value, in which parts are references.
  fileprivate var schema: JSONValue {
    switch self {
    case .anything: [:]
    case .text: ["type": "string"]
    case .number: ["type": "number"]
    case .whole: ["type": "integer"]
    case .flag: ["type": "boolean"]
    case .null: ["type": "null"]
    case .constant(let value): ["const": value]
    case .words(let words): ["enum": .array(words.map { .string($0) })]
    case .list(let item, let count): Self.list(of: item, count)
    case .object(let members, let others): Self.object(members, others)
    case .either(let shapes): Self.choice(of: shapes)
    case .part(let part): ["$ref": .string("#/$defs/\(part.name)")]
    }
  }

  private static func list(of item: AnswerShape, _ count: Int?) -> JSONValue {
    var members: [JSONValue.Member] = [.init("type", "array"), .init("items", item.schema)]
    if let count {
      members += [.init("minItems", JSONValue(count)), .init("maxItems", JSONValue(count))]
    }
    return .object(members)
  }

  private static func object(_ members: [AnswerMember], _ others: AnswerShape?) -> JSONValue {
    var schema: [JSONValue.Member] = [.init("type", "object")]
    if !members.isEmpty {
      schema.append(.init("properties", .object(members.map { .init($0.name, $0.schema) })))
    }
    let needed = members.filter { !$0.isOptional }.map { JSONValue.string($0.name) }
    if !needed.isEmpty { schema.append(.init("required", .array(needed))) }
    if let others { schema.append(.init("additionalProperties", others.schema)) }
    return .object(schema)
  }

  /// Plain types stand in one list, as people write them.
  private static func choice(of shapes: [AnswerShape]) -> JSONValue {
    let types = shapes.compactMap { shape -> JSONValue? in
      guard case .object(let members) = shape.schema, members.count == 1,
        members[0].key == "type"
      else { return nil }
      return members[0].value
    }
    if types.count == shapes.count { return ["type": .array(types)] }
    return ["anyOf": .array(shapes.map(\.schema))]
  }

  /// The parts that the shape consists of, each before those that it consists of itself.
  fileprivate var parts: [AnswerPart] {
    switch self {
    case .anything, .text, .number, .whole, .flag, .null, .constant, .words: []
    case .list(let item, _): item.parts
    case .object(let members, let others):
      members.flatMap(\.shape.parts) + (others?.parts ?? [])
    case .either(let shapes): shapes.flatMap(\.parts)
    case .part(let part): [part] + part.shape.parts
    }
  }
}

extension AnswerMember {
  fileprivate var schema: JSONValue {
    guard case .object(let members) = shape.schema else { return shape.schema }
    return .object([.init("description", .string(summary))] + members)
  }
}

extension AnswerPart {
  /// The schema of the part, as a definition.
  fileprivate var schema: JSONValue {
    guard case .object(let members) = shape.schema else { return shape.schema }
    return .object([.init("description", .string(summary))] + members)
  }
}

extension AnswerKind {
  /// The command lines that write it, or its name.
  private var title: String {
    verbs.isEmpty ? name : verbs.map { "render \($0) --json" }.joined(separator: ", ")
  }

  /// The JSON schema of the document, which is open: members that it does not know may be added.
  package var schema: JSONValue {
    var known: Set<String> = []
    let definitions = shape.parts.filter { known.insert($0.name).inserted }
    guard case .object(let members) = shape.schema else {
      preconditionFailure("a schema is an object")
    }
    return .object(
      [
        .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
        .init("title", .string(title)), .init("description", .string(summary)),
      ] + members
        + [.init("$defs", .object(definitions.map { .init($0.name, $0.schema) }))])
  }
}
