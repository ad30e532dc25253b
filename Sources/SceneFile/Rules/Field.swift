/// One member that an object of a scene file may have.
struct Field<Target>: Sendable {
  /// The member's name.
  let name: String
  /// What the member means: one sentence for an editor to show.
  let help: String
  /// What a schema says of the member's value.
  let schema: JSONText
  /// Whether the object is wrong without it.
  var isRequired = false
  /// Reads the member's value into what is being made.
  let read: @Sendable (JSONNode, inout Reading, inout Target) -> Void

  /// The member whose value is stored by `store`.
  init<Value>(
    _ name: String, _ rule: Rule<Value>, _ help: String,
    store: @escaping @Sendable (inout Target, Value) -> Void
  ) {
    self.name = name
    self.help = help
    schema = rule.schema.orVariable
    read = { node, reading, target in
      if let value = rule(node, &reading) { store(&target, value) }
    }
  }

  /// The member that `read` takes care of.
  init(
    _ name: String, schema: JSONText, _ help: String,
    read: @escaping @Sendable (JSONNode, inout Reading, inout Target) -> Void
  ) {
    self.name = name
    self.help = help
    self.schema = schema
    self.read = read
  }

  /// The member without which the object is wrong.
  var required: Field {
    var field = self
    field.isRequired = true
    return field
  }
}

/// Members of one object, of which at most one may be given.
struct Exclusion: Sendable {
  /// The members' names.
  let names: [String]
  /// Why they exclude one another, or what to do about it.
  let hint: String

  init(_ names: String..., hint: String) {
    self.names = names
    self.hint = hint
  }
}

/// An object of a scene file: its members, and what holds between them.
struct ObjectRule<Target>: Sendable {
  /// What the object is called in messages, as in "a shadow".
  let kind: String
  /// What the object is, for an editor to show.
  let help: String
  /// The members it may have.
  let fields: [Field<Target>]
  /// Members that exclude one another.
  let exclusions: [Exclusion]
  /// What may be left to the file's defaults under this name.
  let defaultsName: String?

  private let places: [String: Int]

  init(
    _ kind: String, _ help: String, defaults: String? = nil, exclusions: [Exclusion] = [],
    _ fields: [Field<Target>]
  ) {
    self.kind = kind
    self.help = help
    self.defaultsName = defaults
    self.exclusions = exclusions
    self.fields = fields
    places = Dictionary(uniqueKeysWithValues: fields.enumerated().map { ($1.name, $0) })
  }

  /// The names of the members, in the order of the documentation.
  var names: [String] { fields.map(\.name) }

  /// Reads the members of `node` into `target`; `false` when it is not an object.
  @discardableResult
  func fill(_ target: inout Target, from node: JSONNode, _ reading: inout Reading) -> Bool {
    guard let object = node.object else {
      let _: Target? = reading.fail(node, expected: kind)
      return false
    }
    for member in object.members where !member.key.isComment {
      guard let place = places[member.key] else {
        reading.reportUnknown(member, names)
        continue
      }
      fields[place].read(member.node, &reading, &target)
    }
    fillDefaults(&target, besides: object, &reading)
    check(object, at: node.openingRange, &reading)
    return true
  }

  private func check(
    _ object: JSONObject, at opening: SourceRange, _ reading: inout Reading
  ) {
    for field in fields where field.isRequired && object[field.name] == nil {
      reading.report(
        "\(kind) needs \(Quote(field.name))", at: opening, hint: field.help.lowercasedFirst)
    }
    for exclusion in exclusions { exclusion.check(object, &reading) }
  }

  /// Fills in what the file says once for all objects of the kind, where `object` says nothing.
  func fillDefaults(
    _ target: inout Target, besides object: JSONObject = JSONObject([]), _ reading: inout Reading
  ) {
    guard let defaultsName, let defaults = reading.defaults[defaultsName] else { return }
    for member in defaults.members where object[member.key] == nil {
      let isExcluded = exclusions.contains { exclusion in
        exclusion.names.contains(member.key)
          && exclusion.names.contains { object[$0] != nil }
      }
      guard !isExcluded, let place = places[member.key] else { continue }
      fields[place].read(member.node, &reading, &target)
    }
  }

  /// What a schema says of the object.
  var schema: JSONText {
    schema(
      properties: fields.map { field in .init(field.name, field.schema.described(field.help)) })
  }

  /// What a schema says of the object when its members are described otherwise.
  func schema(properties: [JSONText.Member], _ more: [JSONText.Member] = []) -> JSONText {
    var members: [JSONText.Member] = [
      .init("type", "object"), .init("description", .string(help)),
      .init("additionalProperties", false),
      .init("patternProperties", ["^(x-|\\$comment$)": true]),
      .init("properties", .object(properties)),
    ]
    let required = fields.filter(\.isRequired).map { JSONText.string($0.name) }
    if !required.isEmpty { members.append(.init("required", .array(required))) }
    return .object(members + more)
  }

  /// The rule that makes a value from an empty one.
  func rule(_ empty: @escaping @Sendable () -> Target) -> Rule<Target> {
    Rule(schema: schema) { node, reading in
      var target = empty()
      return fill(&target, from: node, &reading) ? target : nil
    }
  }
}

extension Exclusion {
  fileprivate func check(_ object: JSONObject, _ reading: inout Reading) {
    let given = names.compactMap { object.member($0) }
    guard let first = given.first, given.count > 1 else { return }
    for other in given.dropFirst() {
      reading.report(
        "\(Quote(first.key)) and \(Quote(other.key)) exclude one another",
        at: other.keyRange, hint: hint,
        related: [
          .init("\(Quote(first.key)) is given here", at: reading.source.place(first.keyRange))
        ])
    }
  }
}

extension Reading {
  /// Says that an object has no member of this name.
  mutating func reportUnknown(_ member: JSONObject.Member, _ names: [String]) {
    report(
      "unknown property \(Quote(member.key))", at: member.keyRange,
      hint: Expected.hint(for: member.key, among: names))
  }
}

extension JSONNode {
  /// The bracket that opens the object: where a missing member is reported.
  var openingRange: SourceRange {
    SourceRange(Int(range.start), min(Int(range.start) + 1, Int(range.end)))
  }
}

extension String {
  /// Whether the member is for people or other tools: `$schema`, `$comment`, `x-anything`.
  var isComment: Bool { self == "$comment" || hasPrefix("x-") }

  /// The sentence as part of another one.
  var lowercasedFirst: String {
    guard let first, hasSuffix(".") else { return self }
    return first.lowercased() + dropFirst().dropLast()
  }
}

extension JSONText {
  /// The schema of a value in whose place a variable may stand; words take one anyway.
  var orVariable: JSONText {
    if self == ["type": "string"] { return self }
    return ["anyOf": [self, .variableReference]]
  }

  /// What a schema says of a variable in the place of a value.
  static let variable: JSONText = [
    "type": "string", "pattern": "^\\$\\{[A-Za-z0-9_.-]+\\}$",
    "description": "A variable of the file, such as ${title}.",
  ]

  static let variableReference: JSONText = ["$ref": "#/definitions/variable"]

  /// The schema with a description of what the value means here.
  func described(_ help: String) -> JSONText {
    guard case .object(let members) = self else { return self }
    let isReference = members.contains { $0.key == "$ref" }
    // Draft 7 ignores everything beside a reference, so one with a description is wrapped.
    if isReference { return ["description": .string(help), "allOf": [self]] }
    return .object(
      [Member("description", .string(help))] + members.filter { $0.key != "description" })
  }
}
