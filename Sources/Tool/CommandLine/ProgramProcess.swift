import SegueFiles

/// The program as the process that it is: with its streams, its environment and its signals.
///
/// When the process is asked to end, the work is cancelled; what it has not finished has no name yet
/// and goes with it.
package struct ProgramProcess: Sendable {
  private let program: Program
  private let environment: Environment
  private let interruptions: AsyncStream<StopSignal>
  /// The missing requirement without which the process cannot start; `nil` if there is none.
  private let shortage: Shortage?

  /// Takes hold of streams and signals, for a program with these commands; to be called before anything waits,
  /// because waiting starts threads and opens files.
  package init(_ commands: Commands) {
    program = Program(commands, console: .ofProcess())
    environment = .current(
      variables: commands.table.variables.map(\.name) + commands.variables)
    shortage = .current()
    let (interruptions, continuation) = AsyncStream.makeStream(of: StopSignal.self)
    self.interruptions = interruptions
    StopSignal.watch { continuation.yield($0) }
  }

  /// Says what the process cannot start without, and returns what the shell is told; nothing where all is
  /// there.
  ///
  /// - Parameter arguments: the words behind the program's name, which say who is to read it.
  package func refusal(to arguments: [String] = []) -> ExitCode? {
    shortage.map { program.refuse($0, arguments: arguments, in: environment) }
  }

  /// Does what the words behind the program's name ask for, and returns what the shell is told; where
  /// the process was asked to end, it does not return but dies of that signal.
  package func run(arguments: [String]) async -> ExitCode {
    let work = Task { await program.run(arguments: arguments, environment: environment) }
    let listener = Task { () -> StopSignal? in
      var iterator = interruptions.makeAsyncIterator()
      guard let interruption = await iterator.next() else { return nil }
      work.cancel()
      return interruption
    }
    let code = await work.value
    if code == .interrupted, let interruption = await listener.value { interruption.die() }
    return code
  }
}

/// The whole program as a value: what a terminal would run, and a test can.
package struct Program: Sendable {
  private let commands: Commands
  private let console: Console
  private let stopwatch: Stopwatch

  /// A program with these commands that talks to `console`; `stopwatch` tells how long the work takes.
  package init(_ commands: Commands, console: Console, stopwatch: Stopwatch = .started()) {
    self.commands = commands
    self.console = console
    self.stopwatch = stopwatch
  }

  /// Does what the words behind the program's name ask for, and returns what the shell is told.
  package func run(arguments: [String], environment: Environment) async -> ExitCode {
    var parser = ArgumentParser(commands.table)
    let request = Result { () throws(UsageError) in
      try parser.read(arguments)
      if let contradiction = parser.invocation.contradiction { throw contradiction }
      return try commands.work(parser.invocation)
    }
    let terminal = terminal(for: parser.invocation, in: environment)
    let code = await code(of: request, arguments, parser.invocation, on: terminal)
    // What cannot be written any more is known by the code.
    if Self.asksForDocument(arguments, parser.invocation) { try? terminal.conclude(code) }
    return code
  }

  /// Does what was asked for, says why it cannot be done, and returns what the shell is told.
  private func code(
    of request: Result<Commands.Work, UsageError>, _ arguments: [String], _ invocation: Invocation,
    on terminal: Terminal
  ) async -> ExitCode {
    do throws(RunError) {
      switch request {
      case .success(let work):
        for doubt in invocation.doubts { try terminal.warn(doubt) }
        return try await work(terminal)
      case .failure(.missingVerb) where arguments.isEmpty:
        // Nothing was asked for, and nothing was done; this is what could be.
        try terminal.tell(HelpPage(commands.table, columns: min(terminal.columns, 80)).overview)
        return .usage
      case .failure(let misuse): throw failure(misuse, in: invocation)
      }
    } catch {
      return end(with: error, on: terminal)
    }
  }

  /// Says why nothing can be done at all, whatever was asked for, and returns what the shell is told.
  func refuse(
    _ shortage: Shortage, arguments: [String], in environment: Environment
  ) -> ExitCode {
    let failure = RunError(
      .shortage, "\(shortage)", hint: "close other programs, or raise a limit of 'ulimit -a'")
    var parser = ArgumentParser(commands.table)
    // What is wrong with the words does not matter any more.
    try? parser.read(arguments)
    let terminal = terminal(for: Invocation(), in: environment)
    let code = end(with: failure, on: terminal)
    if Self.asksForDocument(arguments, parser.invocation) { try? terminal.conclude(code) }
    return code
  }

  /// True if programs are to read what comes of it: a verb was asked for that has '--json', with it, even where
  /// the words cannot be read to their end.
  private static func asksForDocument(_ arguments: [String], _ invocation: Invocation) -> Bool {
    let hasOption = invocation.verb?.options.contains { $0.name == Option.json.name } ?? true
    return hasOption && arguments.prefix { $0 != "--" }.contains("--\(Option.json.name)")
  }

  private func terminal(for invocation: Invocation, in environment: Environment) -> Terminal {
    Terminal(
      console: console, environment: environment, preferences: Preferences(invocation),
      stopwatch: stopwatch, commands: commands)
  }

  private func failure(_ misuse: UsageError, in invocation: Invocation) -> RunError {
    let hint = misuse.hint(program: commands.table.program, verb: invocation.verb?.name)
    return RunError(.usage, misuse.message, hint: hint)
  }

  private func end(with failure: RunError, on terminal: Terminal) -> ExitCode {
    // When even standard error cannot be written to, the code is all that is left to tell.
    try? terminal.report(failure)
    return failure.code
  }
}
