import SegueSceneGraph

extension Reading {
  /// The node with its variables filled in; `nil` when one of them is unknown or open.
  ///
  /// A text that is one variable becomes the variable's value, type and all; variables inside a
  /// longer text become words. `$${` stands for `${` itself.
  mutating func filled(_ node: JSONNode) -> JSONNode? {
    guard let text = node.string, text.contains("${") else { return node }
    let pieces = TemplatePiece.split(text)
    if case .variable(let name)? = pieces.first, pieces.count == 1 {
      return value(of: name, for: node).map { JSONNode($0.value, at: node.range) }
    }
    var result = ""
    for piece in pieces {
      switch piece {
      case .words(let words): result += words
      case .variable(let name):
        guard let value = value(of: name, for: node) else { return nil }
        result += value.plainText
      case .open(let rest):
        return refuse(
          node, "\(Quote(rest)) has no closing '}'", hint: "write '$${' for the characters '${'")
      }
    }
    return JSONNode(.string(result), at: node.range)
  }

  private mutating func value(of name: String, for node: JSONNode) -> JSONNode? {
    guard let variable = variables[name] else {
      return refuse(
        node, "unknown variable \(Quote(name))",
        hint: Expected.hint(for: name, among: variables.declared)
          ?? "declare it under 'vars'")
    }
    guard let value = variable.value else {
      return refuse(
        node, "variable \(Quote(name)) has no value",
        hint: "give it a 'default' or set it with --set \(name)=...")
    }
    return value
  }
}

/// A part of a text with variables.
enum TemplatePiece: Hashable {
  case words(String)
  case variable(String)
  /// A variable that is never closed.
  case open(String)

  /// The parts of `text`.
  static func split(_ text: String) -> [TemplatePiece] {
    var pieces: [TemplatePiece] = []
    var words = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      words += rest[..<dollar]
      rest = rest[dollar...]
      if rest.hasPrefix("$${") {
        words += "${"
        rest = rest.dropFirst(3)
      } else if rest.hasPrefix("${") {
        guard let close = rest.firstIndex(of: "}") else { return pieces + [.open(String(rest))] }
        if !words.isEmpty { pieces.append(.words(words)) }
        words = ""
        pieces.append(.variable(String(rest[rest.index(rest.startIndex, offsetBy: 2)..<close])))
        rest = rest[rest.index(after: close)...]
      } else {
        words += "$"
        rest = rest.dropFirst()
      }
    }
    words += rest
    return words.isEmpty ? pieces : pieces + [.words(words)]
  }
}

extension Reading {
  /// Takes over the `vars` of a file.
  mutating func declareVariables(_ node: JSONNode?) {
    variables = VariableScope()
    guard let node else { return }
    guard let object = node.object else {
      report("expected an object of variables, found \(node.summary)", at: node.range)
      return
    }
    for member in object.members where !member.key.isComment { declare(member) }
  }

  private mutating func declare(_ member: JSONObject.Member) {
    guard LayerID.isValid(member.key) else {
      report(
        "\(Quote(member.key)) is not a name", at: member.keyRange,
        hint: "names have 1 to 64 letters, digits, '_', '.' or '-'")
      return
    }
    if member.node.isObject {
      guard let draft = VariableDraft.rule.read(member.node, &self),
        let variable = draft.variable(at: member.keyRange)
      else {
        reportMissingType(member)
        return
      }
      variables[member.key] = variable
      check(variable, member)
    } else if let type = VariableType(of: member.node) {
      variables[member.key] = Variable(
        type: type, value: member.node, choices: [], range: member.keyRange)
    } else {
      report(
        "expected a value or an object with 'type' and 'default', found \(member.node.summary)",
        at: member.node.range)
    }
  }

  private mutating func reportMissingType(_ member: JSONObject.Member) {
    guard member.node.object?["type"] == nil, member.node.object?["default"] == nil else { return }
    report(
      "variable \(Quote(member.key)) needs a 'type' or a 'default'", at: member.node.openingRange)
  }

  private mutating func check(_ variable: Variable, _ member: JSONObject.Member) {
    for choice in variable.choices where !variable.type.accepts(choice) {
      report("expected \(variable.type.expected), found \(choice.summary)", at: choice.range)
    }
    guard let value = variable.value, !variable.allows(value) else { return }
    report("expected \(variable.expected), found \(value.summary)", at: value.range)
  }

  /// Gives a variable a value from outside its file.
  mutating func apply(_ setting: VariableSetting) {
    guard var variable = variables[setting.name] else {
      fail(
        setting, "unknown variable \(Quote(setting.name))",
        hint: Expected.hint(for: setting.name, among: variables.declared)
          ?? "the scene declares no variables")
      return
    }
    let range = setting.range ?? SourceRange(at: 0)
    let node = setting.node ?? variable.type.node(from: setting.text, at: range)
    guard let node, variable.allows(node) else {
      fail(
        setting,
        "variable \(Quote(setting.name)): expected \(variable.expected), found \(setting.found)",
        hint: nil)
      return
    }
    variable.value = node
    variables[setting.name] = variable
  }

  private mutating func fail(_ setting: VariableSetting, _ message: String, hint: String?) {
    if let range = setting.range {
      report(message, at: range, hint: hint)
    } else {
      diagnostics.add(Diagnostic(.error, message, path: "--set", hint: hint))
    }
  }
}

/// A variable as its file describes it.
private struct VariableDraft {
  var type: VariableType?
  var value: JSONNode?
  var choices: [JSONNode] = []

  func variable(at range: SourceRange) -> Variable? {
    guard let type = type ?? value.flatMap(VariableType.init(of:)) else { return nil }
    return Variable(type: type, value: value, choices: choices, range: range)
  }

  static let rule = VariableRules.declaration.rule { VariableDraft() }
}

/// How variables are described.
enum VariableRules {
  fileprivate static let declaration = ObjectRule<VariableDraft>(
    "a variable", "A value that the scene leaves open; use it as \"${name}\", set it with --set.",
    [
      Field("type", .word("type"), "What the variable may hold.") { $0.type = $1 },
      Field("default", .literal, "The value when nothing else is set.") { $0.value = $1 },
      Field("enum", Rule.literal.list(1...256, of: "values"), "The values it may have.") {
        $0.choices = $1
      },
      Field("description", .words, "What the variable is for.") { _, _ in },
    ])

  /// What a schema says of the `vars` of a file.
  static let schema: JSONText = [
    "type": "object",
    "additionalProperties": [
      "anyOf": [["type": ["string", "number", "boolean"]], declaration.schema]
    ],
  ]
}

extension Rule<JSONNode> {
  /// A text, a number, `true` or `false`, as it stands.
  static let literal = Rule(schema: ["type": ["string", "number", "boolean"]]) { node, reading in
    VariableType(of: node) != nil
      ? node : reading.fail(node, expected: "a text, a number, true or false")
  }
}
