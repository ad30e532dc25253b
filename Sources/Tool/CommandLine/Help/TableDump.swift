import SegueJSON

/// The table as JSON, for editors, documentation and tests of other tools.
package struct TableDump: Hashable, Sendable {
  private let table: CommandTable

  package init(_ table: CommandTable) { self.table = table }

  /// One document; its keys keep their order, and it ends with a line break.
  package var text: String { document.pretty + "\n" }

  private var document: JSONValue {
    [
      "schemaVersion": 1,
      "program": .string(table.program),
      "version": .string(table.version),
      "summary": .string(table.summary),
      "verbs": .array(table.verbs.map(verb)),
      "topics": .array(table.topics.map(topic)),
      "generalOptions": .array(table.generalOptions.map(option)),
      "exitCodes": .array(ExitCode.allCases.map(exitCode)),
      "environment": .array(table.variables.map(variable)),
    ]
  }

  private func verb(_ verb: VerbRow) -> JSONValue {
    [
      "name": .string(verb.name),
      "summary": .string(verb.summary),
      "details": .string(verb.details),
      "synopsis": .string(table.synopsis(of: verb)),
      "arguments": .array(verb.operands.map(operand)),
      "options": .array(verb.options.map(option)),
      "examples": .array(verb.examples.map(example)),
    ]
  }

  private func operand(_ operand: Operand) -> JSONValue {
    [
      "name": .string(operand.name),
      "value": value(of: operand.kind),
      "isRequired": .bool(!operand.count.isOptional),
      "isRepeatable": .bool(operand.count.isRepeatable),
      "summary": .string(operand.summary),
    ]
  }

  /// Returns an option as JSON; a missing one-letter name or default is null.
  private func option(_ option: Option) -> JSONValue {
    [
      "name": .string(option.name),
      "short": option.short.map { .string(String($0)) } ?? .null,
      "value": value(of: option.kind),
      "placeholder": .string(option.placeholder),
      "default": option.defaultText.map { .string($0) } ?? .null,
      "isRepeatable": .bool(option.isRepeatable),
      "group": .string(option.group.rawValue),
      "summary": .string(option.summary),
      "details": .string(option.details),
    ]
  }
}

extension TableDump {
  /// The kind of a value, and what limits it.
  private func value(of kind: OptionKind) -> JSONValue {
    switch kind {
    case .flag: ["kind": "flag"]
    case .toggle: ["kind": "toggle"]
    case .time: ["kind": "time"]
    case .moment: ["kind": "moment"]
    case .moments: ["kind": "moments"]
    case .integer(let range):
      [
        "kind": "integer", "minimum": JSONValue(range.lowerBound),
        "maximum": JSONValue(range.upperBound),
      ]
    case .choice(let choices): ["kind": "choice", "choices": .array(choices.map(choice))]
    case .verb: ["kind": "verb"]
    case .subject: ["kind": "subject"]
    case .path(let role): ["kind": "path", "role": .string(role.thing)]
    case .assignment: ["kind": "assignment"]
    case .words(let rule):
      .object(
        [.init("kind", .string(rule.kind))]
          + (rule.role.map { [.init("role", .string($0))] } ?? []))
    case .text: ["kind": "text"]
    }
  }

  private func choice(_ choice: Choice) -> JSONValue {
    ["name": .string(choice.name), "summary": .string(choice.summary)]
  }

  private func example(_ example: Example) -> JSONValue {
    ["command": .string(example.command), "explanation": .string(example.explanation)]
  }

  private func topic(_ topic: HelpTopic) -> JSONValue {
    ["name": .string(topic.name), "summary": .string(topic.summary)]
  }

  private func exitCode(_ code: ExitCode) -> JSONValue {
    ["code": JSONValue(Int(code.rawValue)), "summary": .string(code.summary)]
  }

  private func variable(_ variable: EnvironmentVariable) -> JSONValue {
    ["name": .string(variable.name), "summary": .string(variable.summary)]
  }
}
