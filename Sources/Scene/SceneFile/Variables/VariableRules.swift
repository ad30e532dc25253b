import SegueJSON

/// A variable as its file describes it.
struct VariableDraft {
  var type: VariableType?
  var value: JSONNode?
  var choices: [JSONNode] = []
  /// Sets that it chooses from, if other variables follow it.
  var sets: VariableSets?

  /// The variable; `nil` when nothing says what it may hold.
  var variable: SceneVariable? {
    if let sets {
      return SceneVariable(type: .string, value: value ?? sets.names.first, choices: sets.names)
    }
    let type = type ?? value.flatMap(VariableType.init(of:))
    return type.map { SceneVariable(type: $0, value: value, choices: choices) }
  }
}

/// Rules for variables: their value alone, or an object.
enum VariableRules {
  /// The variable that a member of `vars` describes.
  static func draft(_ member: JSONObject.Member, _ reading: inout ReadContext) -> VariableDraft? {
    var draft = VariableDraft()
    if member.node.isObject {
      guard declaration.fill(&draft, from: member.node, &reading) else { return nil }
    } else {
      draft.value = plain(member.node, &reading)
    }
    return draft
  }

  private static let declaration = ObjectRule<VariableDraft>(
    "a variable",
    help: "A value that the scene leaves open; use it as \"${name}\", set it with --set.",
    exclusions: ["type", "enum"].map {
      Exclusion("sets", $0, hint: "a variable with sets holds the name of one of them")
    },
    needs: [
      Need("type", "default", "sets", hint: "such as \"default\": 12, or \"type\": \"number\"")
    ],
    [
      MemberRule("type", .word("type"), help: "What the variable may hold.") { $0.type = $1 },
      MemberRule(
        "default", schema: Rule<JSONNode>.literal.schema,
        help: "The value when nothing else is set."
      ) { node, reading, draft in draft.value = plain(node, &reading) },
      MemberRule(
        "enum", schema: .list(Rule<JSONNode>.literal.schema, count: 1...256),
        help: "The values it may have."
      ) { node, reading, draft in
        guard let nodes = node.array, (1...256).contains(nodes.count) else {
          let _: JSONNode? = reading.fail(node, expected: "a list of 1 to 256 values")
          return
        }
        draft.choices = nodes.compactMap { plain($0, &reading) }
      },
      MemberRule(
        "sets", schema: VariableSets.schema,
        help: "Sets of values for further variables, by name; the variable's own value chooses one."
      ) { node, reading, draft in draft.sets = VariableSets(node, &reading) },
      MemberRule("description", .words, help: "What the variable is for.") { _, _ in },
    ])

  /// A value as it stands: variables do not hold variables.
  static func plain(_ node: JSONNode, _ reading: inout ReadContext) -> JSONNode? {
    if let text = node.string, text.contains("${") {
      return reading.refuse(
        node, "found \(node.summary), expected a value without variables",
        hint: "put them together where they are used, such as \"${first} ${last}\"")
    }
    return Rule<JSONNode>.literal.read(node, &reading)
  }

  /// Schema of the `vars` of a file.
  static let schema = JSONValue.reference(to: "vars")

  /// Shared schema definition of variables.
  static let definition = JSONValue.Member(
    "vars",
    .namedValues(["anyOf": [Rule<JSONNode>.literal.schema, declaration.schema]]))
}

extension Rule<JSONNode> {
  /// A text, a number, `true` or `false`.
  static let literal = Rule(schema: ["type": ["string", "number", "boolean"]]) { node, reading in
    VariableType(of: node) != nil
      ? node : reading.fail(node, expected: "a text, a number, true or false")
  }
}
