package import SegueCommandLine
package import SegueJSON

/// A command line, and what stands on its standard input.
struct ToolCommand: Hashable, Sendable {
  var words: [String]
  var input: [UInt8]
}

/// A run of the program for a tool: how it has ended, and what it has said.
package struct ToolRun: Sendable {
  package let code: ExitCode
  package let output: String
  /// The messages, in the words of the tool.
  package let error: String
  private let words: ToolWords

  /// Runs a command.
  init(_ command: ToolCommand, on terminal: Terminal, in words: ToolWords) async {
    self.words = words
    let kept = RecordingConsole()
    let console = kept.console { limit throws(RunError) in
      guard command.input.count <= limit else {
        throw RunError(.invalidData, "the scene has more than \(limit) bytes")
      }
      return command.input
    }
    // What the caller's terminal or CI system wants to know is nothing for an agent.
    let variables = terminal.environment.variables.filter { $0.key == "RENDER_SIMD" }
    code = await Self.run(
      command.words, on: console, Environment(variables: variables), terminal.commands)
    output = kept.output
    error = words.said(kept.error)
  }

  private static func run(
    _ words: [String], on console: Console, _ environment: Environment, _ commands: Commands
  ) async -> ExitCode {
    var parser = ArgumentParser(commands.table)
    let request = Result { () throws(UsageError) in
      try parser.read(words)
      return try commands.work(parser.invocation)
    }
    let terminal = Terminal(
      console: console, environment: environment, preferences: Preferences(parser.invocation),
      commands: commands)
    do throws(RunError) {
      switch request {
      case .success(let work): return try await work(terminal)
      case .failure(let misuse): throw RunError(.usage, misuse.message)
      }
    } catch {
      // What is said here is kept and cannot fail.
      try? terminal.report(error)
      return error.code
    }
  }
}

extension ToolRun {
  /// The ways to end that are answers, where a document was written: mistakes in a scene are one, too.
  private static let answers: Set<ExitCode> = [.done, .findings, .invalidData, .cannotTell]

  /// The document that the run has written; messages beside it are its `notes`.
  package func document() throws(RunError) -> JSONValue {
    guard let document = parsedOutput.map({ words.said($0) }),
      Self.answers.contains(code) || !document.isFailure
    else {
      throw failure
    }
    let notes = error.split(separator: "\n").map { JSONValue.string(String($0)) }
    guard !notes.isEmpty, case .object(let members) = document else { return document }
    return .object(members + [.init("notes", .array(notes))])
  }

  /// The text that the run has written.
  package func text() throws(RunError) -> String {
    guard code == .done else { throw failure }
    return output
  }

  /// The messages of a run that has not answered.
  package var failure: RunError {
    let said = [error, words.said(output)].filter { !$0.isEmpty }.joined(separator: "\n")
    return RunError(code, said.isEmpty ? "it ended with code \(code.rawValue)" : said)
  }

  private var parsedOutput: JSONValue? {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "answer", bytes: Array(output.utf8))
    guard let node = JSONReader(.json).read(source, into: &diagnostics), node.isObject,
      !diagnostics.hasErrors
    else { return nil }
    return JSONValue(node)
  }
}

extension JSONValue {
  /// True if a document says that a run has failed; every other one is an answer, though a file was missing.
  fileprivate var isFailure: Bool {
    guard case .object(let members) = self else { return true }
    return members.contains { $0.key == "exitCode" }
  }
}
