/// Explain the program, one verb, or a topic.
package struct HelpVerb: Verb {
  package static let row = VerbRow(
    "help", in: .connect, summary: "Explain the program, one of its verbs, or a topic",
    details: """
      Prints what --help prints, or with --json the table of everything understood. Words that people \
      look for, such as 'rtl' or 'sprite sheet', are answered with what they are called here; 'words' \
      lists them.
      """,
    operands: [
      Operand(
        "subject", is: .subject, count: .any,
        summary: "The verb, the topic or the words to explain")
    ],
    options: [.tableJSON],
    examples: [
      Example("render help tree", "Everything about one verb"),
      Example("render help easings", "All easings and their functions"),
      Example("render help sprite sheet", "What goes by that name"),
      Example("render help --json", "Every verb and option, for another program to read"),
    ])

  /// The verb that is explained; nil is the program as a whole.
  package let subject: VerbRow?
  /// The topic that is explained, if it is one.
  package let topic: HelpTopic?
  package let form: Form

  /// Level of detail and audience of the help.
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
    topic = nil
    self.form = form
  }

  package init(_ invocation: Invocation) {
    subject = invocation.explainedVerb
    topic = invocation.explainedTopic
    form = invocation.isOn(.tableJSON) ? .json : .full
  }

  /// Creates the help for `-h`, `--help` and `--version`, whatever the verb is; nil without any of them.
  package init?(generalOptionOf invocation: Invocation) {
    subject = invocation.verb
    topic = nil
    if let help = invocation.settings.first(where: { $0.option == .help }) {
      form = help.isShort ? .brief : .full
    } else if invocation.isOn(.version) {
      form = .version
    } else {
      return nil
    }
  }

  package func run(on terminal: Terminal) throws(RunError) -> ExitCode {
    let table = terminal.commands.table
    let page = HelpPage(table, columns: min(terminal.columns, 80))
    switch form {
    case .version: try terminal.write(VersionPage(table, terminal.commands.libraries()).text)
    case .brief: try terminal.write(page.brief(subject))
    case .full: try terminal.write(topic.map(page.full) ?? page.full(subject))
    case .json: try terminal.write(TableDump(table).text)
    }
    return .done
  }
}

extension Option {
  package static let tableJSON = Option(
    "json", in: .output, summary: "Write the table of verbs and options as JSON")
}
