import SegueCommandLine
import SegueFiles
import SegueJSON
import SegueTextSupport

/// A tool that is called, and what comes of it.
struct ToolRun: Sendable {
  let tool: Tool
  /// The terminal of the conversation.
  let terminal: Terminal

  /// Runs the tool and returns the protocol's result.
  func result(for arguments: JSONObject?) async -> JSONValue {
    do throws(RunError) {
      let command = try tool.command(for: arguments)
      return switch tool.answer {
      case .text: await text(command)
      case .picture: try await picture(command)
      }
    } catch {
      return .result([.text(error.message ?? "")], isError: true)
    }
  }

  private func text(_ command: ToolCommand) async -> JSONValue {
    let said = await run(command)
    return .result(
      [said.output, said.error].filter { !$0.isEmpty }.map { .text($0) },
      isError: !isAnswer(said.code, hasText: !said.output.isEmpty))
  }

  /// A picture is drawn into a file, which appears whole or not at all.
  private func picture(_ command: ToolCommand) async throws(RunError) -> JSONValue {
    do throws(FileError) {
      let folder = try ScratchFolder()
      defer { folder.remove() }
      let path = "\(folder.path)/picture.png"
      var command = command
      command.words.insert("--output=\(path)", at: tool.command.count)
      let said = await run(command)
      var content: [JSONValue] = []
      if said.code == .done {
        content.append(.picture(try InputFile.read(path, limit: Self.pictureLimit).bytes))
      }
      if !said.error.isEmpty { content.append(.text(said.error)) }
      return .result(content, isError: said.code != .done)
    } catch {
      throw RunError(ExitCode(error.consequence), error.sentence, hint: error.hint)
    }
  }

  /// The most bytes of a picture.
  private static let pictureLimit = 64 << 20

  /// Returns true if a run has answered; mistakes in a scene are the answer of the tool that looks for them.
  private func isAnswer(_ code: ExitCode, hasText: Bool) -> Bool {
    switch code {
    case .done, .findings: true
    case .invalidData: tool.isAnsweredByMistakes && hasText
    default: false
    }
  }

  /// Runs a command, and returns what it has said.
  private func run(
    _ command: ToolCommand
  ) async -> (code: ExitCode, output: String, error: String) {
    let kept = RecordingConsole()
    let console = kept.console { limit throws(RunError) in
      guard command.input.count <= limit else {
        throw RunError(.invalidData, "the scene has more than \(limit) bytes")
      }
      return command.input
    }
    // What the caller's terminal or CI system wants to know is nothing for an agent.
    let variables = terminal.environment.variables.filter { $0.key == "RENDER_SIMD" }
    let code = await run(command.words, on: console, Environment(variables: variables))
    return (code, kept.output, kept.error)
  }

  private func run(
    _ words: [String], on console: Console, _ environment: Environment
  ) async -> ExitCode {
    var parser = ArgumentParser(terminal.commands.table)
    let request = Result { () throws(UsageError) in
      try parser.read(words)
      return try terminal.commands.work(parser.invocation)
    }
    let ownTerminal = Terminal(
      console: console, environment: environment, preferences: Preferences(parser.invocation),
      commands: terminal.commands)
    do throws(RunError) {
      switch request {
      case .success(let work): return try await work(ownTerminal)
      case .failure(let misuse): throw RunError(.usage, misuse.message)
      }
    } catch {
      // What is said here is kept and cannot fail.
      try? ownTerminal.report(error)
      return error.code
    }
  }
}

extension JSONValue {
  fileprivate static func result(_ content: [JSONValue], isError: Bool) -> JSONValue {
    ["content": .array(content), "isError": .bool(isError)]
  }

  fileprivate static func text(_ words: String) -> JSONValue {
    ["type": "text", "text": .string(words)]
  }

  fileprivate static func picture(_ bytes: [UInt8]) -> JSONValue {
    ["type": "image", "data": .string(Base64(bytes).text), "mimeType": "image/png"]
  }
}
