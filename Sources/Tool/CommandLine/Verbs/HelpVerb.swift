import CStamp
import SegueImages
import SegueTextSupport
import SegueVideo

/// Explain the program, one verb, or a topic.
package struct HelpVerb: Verb {
  package static let row = VerbRow(
    "help", in: .connect, summary: "Explain the program, one of its verbs, or a topic",
    details: "Prints what --help prints, or with --json the table of everything understood.",
    operands: [
      Operand(
        "subject", is: .subject, count: .optional, summary: "The verb or the topic to explain")
    ],
    options: [.tableJSON],
    examples: [
      Example("render help tree", "Everything about one verb"),
      Example("render help easings", "All easings and their functions"),
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
    subject = invocation.operands.first.flatMap(CommandTable.render.verb(named:))
    topic = invocation.operands.first.flatMap(CommandTable.render.topic(named:))
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
    try explain(.render, on: terminal)
  }

  /// Says it of what any program understands.
  package func explain(
    _ table: CommandTable, on terminal: Terminal
  ) throws(RunError) -> ExitCode {
    let page = HelpPage(table, columns: min(terminal.columns, 80))
    switch form {
    case .version: try terminal.write(VersionPage(table).text)
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

/// The output of `--version`: the version, the commit that the program was built from, and the libraries that
/// frames pass through on their way into files.
package struct VersionPage: Hashable, Sendable {
  /// The entries of one kind.
  package struct Row: Hashable, Sendable {
    /// The name of the kind.
    package let name: String
    /// One line for each.
    package let values: [String]

    package init(_ name: String, _ values: [String]) {
      self.name = name
      self.values = values.isEmpty ? ["missing"] : values
    }
  }

  private let title: String
  private let rows: [Row]

  /// Creates the page for this program on this machine.
  package init(_ table: CommandTable) {
    let pictures =
      PictureFormat.allCases.flatMap(\.libraries) + AnimationFormat.all.flatMap(\.libraries)
    self.init(
      "\(table.program) \(table.version)",
      [
        Row("commit", [Self.stamp ?? "unknown, as in every build that is not of a package"]),
        Row("movies", Set(MovieCodec.all.flatMap(\.libraries)).sorted()),
        Row("pictures", Set(pictures).sorted()),
        Row("texts", LibraryTable.letterLibraries.sorted()),
      ])
  }

  package init(_ title: String, _ rows: [Row]) {
    self.title = title
    self.rows = rows
  }

  /// The title, and below it lines of two columns; it ends with a line break.
  package var text: String {
    let lines = rows.flatMap { row in
      row.values.enumerated().map { index, value in
        (index == 0 ? row.name : "").leftAligned(in: 10) + value
      }
    }
    return ([title] + lines).map { $0 + "\n" }.joined()
  }

  /// The stamp written into the program after it was linked; nil where nothing was.
  private static var stamp: String? {
    let bytes = (0..<CSTAMP_LENGTH).map(cstamp_byte).prefix { $0 != 0 }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
