/// One kind of value in a scene file: how it is read, and how an editor's schema describes it.
///
/// Both come from the same description, so they cannot disagree. A rule reports what is wrong and
/// returns `nil`; whoever called it goes on with the next value, so that all mistakes of a file are
/// found at once.
struct Rule<Value>: Sendable {
  /// What a schema says of the value.
  let schema: JSONText
  /// Reads the value of a node whose variables have been filled in.
  let read: @Sendable (JSONNode, inout Reading) -> Value?

  /// The value that `node` stands for.
  func callAsFunction(_ node: JSONNode, _ reading: inout Reading) -> Value? {
    reading.filled(node).flatMap { read($0, &reading) }
  }

  /// The rule for values made from this one's.
  func map<Result>(_ change: @escaping @Sendable (Value) -> Result) -> Rule<Result> {
    Rule<Result>(schema: schema) { node, reading in read(node, &reading).map(change) }
  }

  /// The rule with something more to say in the schema.
  func describing(_ members: JSONText.Member...) -> Rule {
    guard case .object(let existing) = schema else { return self }
    return Rule(schema: .object(existing + members), read: read)
  }

  /// The rule that the schema knows by name and that may contain itself.
  static func named(_ name: String, _ rule: @escaping @Sendable () -> Rule) -> Rule {
    Rule(schema: ["$ref": .string("#/definitions/\(name)")]) { node, reading in
      rule().read(node, &reading)
    }
  }
}

extension Rule {
  /// The rule that takes what the first matching choice takes, decided by the shape of the node
  /// alone, so that messages speak of the choice that was meant.
  static func choice(
    _ expected: String, _ options: [(isMeant: @Sendable (JSONNode) -> Bool, rule: Rule)]
  ) -> Rule {
    Rule(schema: ["anyOf": .array(options.map(\.rule.schema))]) { node, reading in
      guard let option = options.first(where: { $0.isMeant(node) }) else {
        return reading.fail(node, expected: expected)
      }
      return option.rule.read(node, &reading)
    }
  }
}

extension JSONNode {
  var isNumber: Bool { number != nil }
  var isString: Bool { string != nil }
  var isArray: Bool { array != nil }
  var isObject: Bool { object != nil }
  var isBool: Bool { bool != nil }

  /// Whether it is an object with one of these members.
  func hasMember(_ names: String...) -> Bool {
    guard let object else { return false }
    return names.contains { object[$0] != nil }
  }
}
