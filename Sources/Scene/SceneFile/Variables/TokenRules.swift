import SegueDesignTokens
import SegueJSON

/// Rules for files of design tokens, whose values are variables.
enum TokenRules {
  /// The most files.
  fileprivate static let limit = 32

  static let schema: JSONValue = [
    "anyOf": [file, .list(file, count: 1...limit)]
  ]

  private static let file = JSONValue.text("\\.json5?$", examples: ["motion.tokens.json"])
}

extension ReadContext {
  /// Takes over the tokens of the files that a file names; of two files the later one counts.
  mutating func declareTokens(_ node: JSONNode) {
    let names = node.array ?? [node]
    guard (1...TokenRules.limit).contains(names.count), names.allSatisfy(\.isString) else {
      let _: JSONNode? = fail(
        node,
        expected:
          "the name of a file such as 'motion.tokens.json', or a list of 1 to \(TokenRules.limit)")
      return
    }
    var reader = TokenReader()
    for name in names {
      guard let file = FragmentFiles.file(name.string ?? "", at: name, &self) else { continue }
      guard file.path != fragments.stack.last?.path else {
        report("found a file that names itself, expected one with tokens", at: name.range)
        continue
      }
      let keys = file.root.object?.members.map(\.key) ?? []
      fragments.entrances[file.path, default: []].formUnion(keys)
      guard spend(file.root) else { return }
      reader.add(file.root, of: file.source, into: &diagnostics)
    }
    let table = reader.table(into: &diagnostics)
    if fragments.stack.count == 1 { tokens = table.tokens }
    for token in table.tokens {
      for variable in token.sceneVariables { declare(variable, of: token) }
    }
  }

  private mutating func declare(_ variable: JSONValue.Member, of token: DesignToken) {
    variables[variable.key] = SceneVariable(
      type: token.type(of: variable.value), value: JSONNode(variable.value, at: SourceRange(at: 0)),
      choices: [])
  }
}

extension DesignToken {
  /// The type of a variable of its own; curves are written as texts or as objects.
  fileprivate func type(of variable: JSONValue) -> VariableType {
    switch value {
    case .duration: return .time
    case .number: return .number
    case .color: return .color
    case .curve, .text: return .string
    case .transition:
      if case .number = variable { return .time }
      return .string
    }
  }
}

extension JSONNode {
  /// A value as if a file had it at one place.
  fileprivate init(_ value: JSONValue, at range: SourceRange) {
    let whole: Value =
      switch value {
      case .null: .null
      case .bool(let bool): .bool(bool)
      case .number(let number): .number(number)
      case .string(let text): .string(text)
      case .array(let items): .array(items.map { JSONNode($0, at: range) })
      case .object(let members):
        .object(
          JSONObject(
            members.map { JSONObject.Member($0.key, at: range, JSONNode($0.value, at: range)) }))
      }
    self.init(whole, at: range)
  }
}
