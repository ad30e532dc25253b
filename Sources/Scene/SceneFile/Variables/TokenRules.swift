import SegueDesignTokens
import SegueJSON

/// Rules for files of design tokens, whose values are variables.
enum TokenRules {
  /// The most files.
  fileprivate static let limit = 32

  static let schema: JSONValue = [
    "anyOf": [
      name, object.reference, .list(["anyOf": [name, object.reference]], count: 1...limit),
    ]
  ]

  private static let name = JSONValue.text("\\.json5?$", examples: ["motion.tokens.json"])

  /// A file with the contexts that count.
  static let object = ObjectRule<TokenFile>(
    "a file of tokens", help: "A file of design tokens, and the contexts in which they count.",
    name: "tokenFile",
    [
      MemberRule("file", schema: name, help: "The file's name.") { node, reading, file in
        file.name = node
        if !node.isString {
          let _: String? = reading.fail(node, expected: "the name of a file")
        }
      }.required,
      MemberRule(
        "contexts", schema: ["type": "object", "additionalProperties": ["type": "string"]],
        help: "Contexts by the names of modifiers, or modes by those of Figma's collections."
      ) { node, reading, file in
        file.contexts = node
        guard node.object?.members.allSatisfy(\.node.isString) ?? false else {
          let _: String? = reading.fail(
            node, expected: "an object of names, such as {\"pace\": \"calm\"}")
          return
        }
      },
    ])
}

/// A file of tokens as a scene names it.
struct TokenFile: Sendable {
  /// Name of the file.
  var name: JSONNode?
  /// Contexts of its modifiers, or modes of its collections.
  var contexts: JSONNode?

  /// The contexts by the names of what they belong to.
  var choices: [String: String] {
    Dictionary(
      (contexts?.object?.members ?? []).filter { !$0.key.isComment }
        .map { ($0.key, $0.node.string ?? "") }
    ) { first, _ in first }
  }
}

extension ReadContext {
  /// Takes over the tokens of the files that a file names; of two files the later one counts.
  mutating func declareTokens(_ node: JSONNode) {
    let items = node.array ?? [node]
    guard (1...TokenRules.limit).contains(items.count),
      items.allSatisfy({ $0.isString || $0.isObject })
    else {
      let _: JSONNode? = fail(
        node,
        expected:
          "the name of a file such as 'motion.tokens.json', or a list of 1 to \(TokenRules.limit)")
      return
    }
    guard let named = unbroken({ $0.tokenFiles(items) }) else { return }
    let choices = named.reduce(into: [:]) { $0.merge($1.choices) { _, later in later } }
    var reader = TokenReader(choosing: choices)
    for case let name? in named.map(\.name) {
      guard let file = FragmentFiles.file(name.string ?? "", at: name, &self) else { continue }
      guard file.path != fragments.stack.last?.path else {
        report("found a file that names itself, expected one with tokens", at: name.range)
        continue
      }
      let keys = file.root.object?.members.map(\.key) ?? []
      fragments.entrances[file.path, default: []].formUnion(keys)
      guard spend(file.root) else { return }
      let found = lookUp(in: file.root, named: name)
      reader.add(file.root, of: file.source, into: &diagnostics) { path, _, _, _ in found[path] }
    }
    for wrong in reader.wrongChoices {
      let place = named.lazy.compactMap(\.contexts).first ?? node
      report(wrong.sentence, at: place.range, hint: wrong.hint)
    }
    let table = reader.table(into: &diagnostics)
    if fragments.stack.count == 1 { tokens = table.tokens }
    for token in table.tokens {
      for variable in token.sceneVariables { declare(variable, of: token) }
    }
  }

  /// The files of tokens that nodes name.
  private mutating func tokenFiles(_ nodes: [JSONNode]) -> [TokenFile] {
    nodes.map { node in
      var file = TokenFile()
      if node.isString {
        file.name = node
      } else {
        TokenRules.object.fill(&file, from: node, &self)
      }
      return file
    }
  }

  /// The files that a resolver document names, as seen from itself.
  private mutating func lookUp(
    in root: JSONNode, named name: JSONNode
  ) -> [String: (root: JSONNode, source: SourceText)] {
    var found: [String: (root: JSONNode, source: SourceText)] = [:]
    let folder = name.string?.split(separator: "/").dropLast().joined(separator: "/") ?? ""
    for path in TokenReader.files(named: root) {
      let seen = folder.isEmpty ? path : "\(folder)/\(path)"
      guard let file = FragmentFiles.file(seen, at: name, &self), spend(file.root) else { continue }
      let keys = file.root.object?.members.map(\.key) ?? []
      fragments.entrances[file.path, default: []].formUnion(keys)
      found[path] = (file.root, file.source)
    }
    return found
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
