package import SegueJSON
package import SegueTextSupport

/// The context of a verb: the console, its width, coloring, verbosity, and a stopwatch for the duration of the
/// work.
package struct Terminal: Sendable {
  package let console: Console
  package let environment: Environment
  package let preferences: Preferences
  package let stopwatch: Stopwatch
  /// The commands of the program.
  package let commands: Commands
  /// The messages and results so far.
  package let record: RunRecord

  package init(
    console: Console, environment: Environment, preferences: Preferences,
    stopwatch: Stopwatch = .started(), commands: Commands, record: RunRecord = RunRecord()
  ) {
    self.commands = commands
    self.record = record
    self.console = console
    self.environment = environment
    self.preferences = preferences
    self.stopwatch = stopwatch
  }
}

/// The settings of the general options.
package struct Preferences: Hashable, Sendable {
  package let color: ColorChoice
  package let verbosity: Verbosity

  /// Amount of output besides results and errors.
  package enum Verbosity: Int, Comparable, Hashable, Sendable {
    /// Nothing.
    case quiet
    /// Warnings.
    case normal
    /// Warnings, and what is done.
    case verbose

    package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// Creates the preferences of `invocation`; of `--quiet` and `--verbose` the last one counts.
  package init(_ invocation: Invocation) {
    color = invocation.choice(.color, of: ColorChoice.self) ?? .auto
    let last = invocation.settings.last { [.quiet, .verbose].contains($0.option) }?.option
    verbosity = last == .quiet ? .quiet : last == .verbose ? .verbose : .normal
  }
}

extension Terminal {
  /// The program's name in messages.
  package var program: String { commands.table.program }

  /// The columns that text may take.
  package var columns: Int { environment.columns }

  /// The palette of messages that are results, on standard output.
  package var outputPalette: DiagnosticPalette { palette(isTerminal: environment.outputIsTerminal) }

  /// The palette of messages on standard error.
  package var errorPalette: DiagnosticPalette { palette(isTerminal: environment.errorIsTerminal) }

  private func palette(isTerminal: Bool) -> DiagnosticPalette {
    preferences.color.isColored(isTerminal: isTerminal, in: environment) ? .ansi : .plain
  }

  /// Writes a result to standard output, line by line; what is not ours in it is seen and not obeyed.
  package func write(_ text: String) throws(RunError) { try write(painted: text.visibleLines) }

  /// Writes a result that has colors to standard output; whoever made it has made visible what is not
  /// ours in it.
  package func write(painted text: String) throws(RunError) {
    if !text.isEmpty { record.noteResults() }
    try console.output(Array(text.utf8))
  }

  /// Writes a line that GitHub is to obey: to standard output, or to standard error where it must stand
  /// `beside` the results.
  package func write(_ command: WorkflowCommand, beside isBeside: Bool) throws(RunError) {
    let line = Array((command.text + "\n").utf8)
    try isBeside ? console.error(line) : console.output(line)
  }

  /// Says on standard error what may be wrong, unless the user has asked for quiet.
  package func warn(_ message: String) throws(RunError) {
    guard preferences.verbosity >= .normal else { return }
    record.note([PlacedMessage(.warning, message)])
    let palette = errorPalette
    try say("\(palette.warning)\(program): warning:\(palette.reset) \(message.visible)\n")
  }

  /// Says on standard error what people want to know, unless they have asked for quiet.
  package func remark(_ message: String) throws(RunError) {
    guard preferences.verbosity >= .normal else { return }
    try say("render: \(message.visible)\n")
  }

  /// Says on standard error what is done, if the user has asked for more.
  package func note(_ message: String) throws(RunError) {
    guard preferences.verbosity >= .verbose else { return }
    try say("\(program): \(message.visible)\n")
  }

  /// Says on standard error what was asked for, quiet or not.
  package func tell(_ text: String) throws(RunError) { try say(text.visibleLines) }

  /// Says on standard error why the run ends; what the code says well enough needs no words.
  package func report(_ failure: RunError) throws(RunError) {
    guard let message = failure.message else { return }
    record.note(failure.mistakes)
    let palette = errorPalette
    let hint = failure.hint.map { "  \(palette.hint)hint:\(palette.reset) \($0.visible)\n" } ?? ""
    try say("\(palette.error)\(program): error:\(palette.reset) \(message.visible)\n\(hint)")
  }

  /// Shows messages about files on standard error; warnings only unless the user has asked for quiet.
  package func show(_ diagnostics: Diagnostics) throws(RunError) {
    guard diagnostics.hasErrors || preferences.verbosity >= .normal else { return }
    record.note(diagnostics.placed)
    let text = diagnostics.text(palette: errorPalette)
    if !text.isEmpty { try say(text) }
  }

  private func say(_ text: String) throws(RunError) { try console.error(Array(text.utf8)) }
}

extension Diagnostics {
  /// The messages as the terminal says them, without colors and without a line break at the end.
  package var plainText: String {
    let lines = text(palette: .plain).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.reversed().drop { $0.isEmpty }.reversed().joined(separator: "\n")
  }
}

/// The messages of a run, for the document that says why it has failed.
package final class RunRecord: Sendable {
  private let said = Locked<(messages: [PlacedMessage], hasResults: Bool)>(([], false))

  /// Nothing yet.
  package init() {}

  /// Takes note of messages that people have been shown.
  package func note(_ messages: [PlacedMessage]) { said.withLock { $0.messages += messages } }

  /// Takes note of something written to standard output.
  func noteResults() { said.withLock { $0.hasResults = true } }

  /// True if something has been written to standard output.
  var hasResults: Bool { said.withLock { $0.hasResults } }

  /// The reasons of a failure as one document for programs: the same for all verbs.
  func failure(_ code: ExitCode) -> JSONValue {
    [
      "schemaVersion": 1, "ok": false, "exitCode": JSONValue(Int(code.rawValue)),
      "diagnostics": .array(said.withLock { $0.messages }.map(\.json)),
    ]
  }
}
