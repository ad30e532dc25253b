/// Explain the program, or one verb.
package struct HelpVerb: Verb {
  package static let row = VerbRow(
    "help", summary: "Explain the program or one of its verbs",
    details: "Prints what --help prints, or with --json the table of everything understood.",
    operands: [
      Operand("verb", is: .verb, count: .optional, summary: "The verb to explain")
    ],
    options: [.tableJSON],
    examples: [
      Example("render help tree", "Everything about one verb"),
      Example("render help --json", "Every verb and option, for another program to read"),
    ])

  /// The verb that is explained; nil is the program as a whole.
  package let subject: VerbRow?
  package let form: Form

  /// How much is said, and to whom.
  package enum Form: Hashable, Sendable {
    /// The version alone.
    case version
    /// One line for each thing.
    case brief
    /// Everything.
    case full
    /// Everything, for a program.
    case json
  }

  package init(_ subject: VerbRow?, form: Form) {
    self.subject = subject
    self.form = form
  }

  package init(_ invocation: Invocation) {
    subject = invocation.operands.first.flatMap(CommandTable.render.verb(named:))
    form = invocation.isOn(.tableJSON) ? .json : .full
  }

  /// What `-h`, `--help` and `--version` ask for, whatever the verb is; nil without any of them.
  package init?(generalOptionOf invocation: Invocation) {
    subject = invocation.verb
    if let help = invocation.settings.first(where: { $0.option == .help }) {
      form = help.isShort ? .brief : .full
    } else if invocation.isOn(.version) {
      form = .version
    } else {
      return nil
    }
  }

  package func run(on terminal: Terminal) throws(Failure) -> ExitCode {
    try explain(.render, on: terminal)
  }

  /// Says it of what any program understands.
  package func explain(
    _ table: CommandTable, on terminal: Terminal
  ) throws(Failure) -> ExitCode {
    let page = HelpPage(table, columns: min(terminal.columns, 80))
    switch form {
    case .version: try terminal.write("\(table.program) \(table.version)\n")
    case .brief: try terminal.write(page.brief(subject))
    case .full: try terminal.write(page.full(subject))
    case .json: try terminal.write(TableDump(table).text)
    }
    return .done
  }
}

extension Option {
  package static let tableJSON = Option(
    "json", in: .output, summary: "Write the table of verbs and options as JSON")
}
