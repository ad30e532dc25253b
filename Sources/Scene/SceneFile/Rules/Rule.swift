import SegueJSON

/// One kind of value in a scene file: how it is read, and how an editor's schema describes it.
///
/// Both come from the same description, so they cannot disagree. A rule reports what is wrong and
/// returns `nil`; whoever called it goes on with the next value, so that all mistakes of a file are
/// found at once.
struct Rule<Value>: Sendable {
  private let describe: @Sendable () -> JSONValue
  private let define: @Sendable () -> JSONValue.Member?
  /// Reads the value of a node whose variables have been filled in.
  let read: @Sendable (JSONNode, inout ReadContext) -> Value?

  /// The rule that `read` takes care of; what describes it is made when a schema asks for it.
  init(
    schema: @autoclosure @escaping @Sendable () -> JSONValue,
    definition: @autoclosure @escaping @Sendable () -> JSONValue.Member? = nil,
    read: @escaping @Sendable (JSONNode, inout ReadContext) -> Value?
  ) {
    describe = schema
    define = definition
    self.read = read
  }

  /// Schema of the value, apart from a variable in its place.
  var schema: JSONValue { describe() }

  /// Shared schema definition of all values of the kind, where ``schema`` only refers to it.
  var definition: JSONValue.Member? { define() }

  /// The value that `node` stands for.
  func callAsFunction(_ node: JSONNode, _ reading: inout ReadContext) -> Value? {
    reading.filled(node).flatMap { read($0, &reading) }
  }

  /// The rule for values made from this one's.
  func map<Result>(_ change: @escaping @Sendable (Value) -> Result) -> Rule<Result> {
    Rule<Result>(schema: schema, definition: definition) { node, reading in
      read(node, &reading).map(change)
    }
  }

  /// The rule for values made from those of this one that are not `nil`.
  func flattened<Wrapped>() -> Rule<Wrapped> where Value == Wrapped? {
    Rule<Wrapped>(schema: schema, definition: definition) { node, reading in
      read(node, &reading) ?? nil
    }
  }

  /// The rule with one more condition, and what to say when it does not hold.
  func checked(
    _ complaint: String, _ holds: @escaping @Sendable (Value) -> Bool
  ) -> Rule {
    Rule(schema: schema) { node, reading in
      guard let value = read(node, &reading) else { return nil }
      return holds(value) ? value : reading.refuse(node, complaint)
    }
  }

  /// The same rule with another schema.
  func described(by schema: @autoclosure @escaping @Sendable () -> JSONValue) -> Rule {
    Rule(schema: schema(), read: read)
  }

  /// The same rule, which the schema describes once, under `name`.
  func named(_ name: String) -> Rule {
    Rule(
      schema: .reference(to: name), definition: JSONValue.Member(name, schema.orVariable),
      read: read)
  }

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
  /// For the last choice of a rule, which every other value is meant for.
  var isAnything: Bool { true }
}
