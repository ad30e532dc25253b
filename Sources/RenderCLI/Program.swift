import SegueFiles
import SegueJSON
import SegueRendering
import SegueSceneFile

/// The whole program as a value: what a terminal would run, and a test can.
public struct Program: Sendable {
  /// The version of the program.
  public static let version = Engine.version

  private let table = CommandTable.render
  private let console: Console
  /// Tells how long the work takes.
  let stopwatch: Stopwatch

  /// A program that talks to `console`.
  public init(console: Console, stopwatch: Stopwatch = .started()) {
    self.console = console
    self.stopwatch = stopwatch
  }

  /// Does what the words behind the program's name ask for, and returns what the shell is told.
  public func run(arguments: [String], environment: Environment) async -> ExitCode {
    var parser = ArgumentParser(table)
    var misuse: UsageError?
    do throws(UsageError) { try parser.read(arguments) } catch { misuse = error }
    let terminal = Terminal(
      console: console, environment: environment, preferences: Preferences(parser.invocation))
    do throws(Failure) {
      if let misuse { throw failure(misuse, in: parser.invocation) }
      return try await answer(Request(parser.invocation, by: table), on: terminal)
    } catch {
      // When even standard error cannot be written to, the code is all that is left to tell.
      try? terminal.report(error)
      return error.code
    }
  }

  /// Says why nothing can be done at all, whatever was asked for, and returns what the shell is told.
  func refuse(_ shortage: Shortage, _ environment: Environment) -> ExitCode {
    let terminal = Terminal(
      console: console, environment: environment,
      preferences: Preferences(ArgumentParser(table).invocation))
    let failure = Failure(
      .shortage, "\(shortage)", hint: "close other programs, or raise a limit of 'ulimit -a'")
    // When even standard error cannot be written to, the code is all that is left to tell.
    try? terminal.report(failure)
    return failure.code
  }

  private func failure(_ misuse: UsageError, in invocation: Invocation) -> Failure {
    let hint = misuse.hint(program: table.program, verb: invocation.verb?.name)
    return Failure(.usage, misuse.message, hint: hint)
  }
}

extension Program {
  private func answer(
    _ request: Request, on terminal: Terminal
  ) async throws(Failure) -> ExitCode {
    switch request {
    case .help(let request): try terminal.write(text(of: request, columns: terminal.columns))
    case .version: try terminal.write("\(table.program) \(table.version)\n")
    case .completions(let shell): try terminal.write(CompletionScript(table, for: shell).text)
    case .manual: try terminal.write(ManualPage(table).text)
    case .draw(let request): try await draw(request, on: terminal)
    case .between(let request): try await between(request, on: terminal)
    case .check(let request): return try check(request, on: terminal)
    case .tree(let request): return try tree(request, on: terminal)
    case .fonts(let request): return try fonts(request, on: terminal)
    case .presets(let request): try presets(request, on: terminal)
    case .explain(let request): try explain(request, on: terminal)
    case .curve(let request): return try curve(request, on: terminal)
    case .verify(let request): return try await verify(request, on: terminal)
    case .compare(let request): return try await compare(request, on: terminal)
    case .goldens(let request): return try goldens(request, on: terminal)
    case .preview(let request): return try await preview(request, on: terminal)
    case .new(let request): try new(request, on: terminal)
    case .schema: try terminal.write(SceneSchema.value.pretty + "\n")
    }
    return .done
  }

  private func text(of request: HelpRequest, columns: Int) -> String {
    let page = HelpPage(table, columns: min(columns, 80))
    return switch request.form {
    case .brief: page.brief(request.verb)
    case .full: page.full(request.verb)
    case .json: TableDump(table).text
    }
  }
}
