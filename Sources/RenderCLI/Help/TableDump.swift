/// The table as JSON, for editors, documentation and tests of other tools.
package struct TableDump: Hashable, Sendable {
  private let table: CommandTable

  package init(_ table: CommandTable) { self.table = table }

  /// One document; its keys keep their order, and it ends with a line break.
  package var text: String { JSONText.object(document).pretty + "\n" }

  private var document: [(String, JSONText)] {
    [
      ("schemaVersion", .number(1)), ("program", .string(table.program)),
      ("version", .string(table.version)), ("summary", .string(table.summary)),
      ("verbs", .array(table.verbs.map(verb))),
      ("generalOptions", .array(table.generalOptions.map(option))),
      ("exitCodes", .array(ExitCode.allCases.map(exitCode))),
      ("environment", .array(table.variables.map(variable))),
    ]
  }

  private func verb(_ verb: Verb) -> JSONText {
    .object([
      ("name", .string(verb.name)), ("summary", .string(verb.summary)),
      ("details", .string(verb.details)), ("synopsis", .string(table.synopsis(of: verb))),
      ("arguments", .array(verb.operands.map(operand))),
      ("options", .array(verb.options.map(option))),
      ("examples", .array(verb.examples.map(example))),
    ])
  }

  private func operand(_ operand: Operand) -> JSONText {
    .object(
      [
        ("name", .string(operand.name)), ("isRequired", .bool(operand.count != .optional)),
        ("isRepeatable", .bool(operand.count == .oneOrMore)),
        ("summary", .string(operand.summary)),
      ] + members(of: operand.kind))
  }

  private func option(_ option: Option) -> JSONText {
    let short = option.short.map { [("short", JSONText.string(String($0)))] } ?? []
    let fallback = option.defaultText.map { [("default", JSONText.string($0))] } ?? []
    return .object(
      [("name", .string(option.name))] + short + members(of: option.kind)
        + [("placeholder", .string(option.placeholder))] + fallback + [
          ("isRepeatable", .bool(option.isRepeatable)), ("group", .string(option.group.rawValue)),
          ("summary", .string(option.summary)), ("details", .string(option.details)),
        ])
  }
}

extension TableDump {
  /// The kind and what limits it.
  private func members(of kind: OptionKind) -> [(String, JSONText)] {
    switch kind {
    case .flag: [("kind", .string("flag"))]
    case .toggle: [("kind", .string("toggle"))]
    case .time: [("kind", .string("time"))]
    case .integer(let range):
      [
        ("kind", .string("integer")), ("minimum", .number(range.lowerBound)),
        ("maximum", .number(range.upperBound)),
      ]
    case .choice(let choices):
      [("kind", .string("choice")), ("choices", .array(choices.map(choice)))]
    case .verb: [("kind", .string("verb"))]
    case .path(let role): [("kind", .string("path")), ("role", .string(role.rawValue))]
    case .assignment: [("kind", .string("assignment"))]
    case .text: [("kind", .string("text"))]
    }
  }

  private func choice(_ choice: Choice) -> JSONText {
    .object([("name", .string(choice.name)), ("summary", .string(choice.summary))])
  }

  private func example(_ example: Example) -> JSONText {
    .object([
      ("command", .string(example.command)), ("explanation", .string(example.explanation)),
    ])
  }

  private func exitCode(_ code: ExitCode) -> JSONText {
    .object([("code", .number(Int(code.rawValue))), ("summary", .string(code.summary))])
  }

  private func variable(_ variable: Variable) -> JSONText {
    .object([("name", .string(variable.name)), ("summary", .string(variable.summary))])
  }
}
