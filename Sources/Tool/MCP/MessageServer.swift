package import SegueCommandLine
import SegueFiles
import SegueJSON
import SegueTextSupport

/// Answers the messages of a program over the Model Context Protocol, one after the other.
package struct MessageServer {
  private let terminal: Terminal
  private let tools: [Tool]
  private let resources: [Resource]
  /// The purpose of the program and the way to begin, in whole sentences for a model.
  private let instructions: String

  package init(
    on terminal: Terminal, tools: [Tool], resources: [Resource], instructions: String
  ) {
    self.terminal = terminal
    self.tools = tools
    self.resources = resources
    self.instructions = instructions
  }

  /// The versions of the protocol that are spoken, the newest first.
  private static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  /// Answers until the input ends, or until the task is cancelled.
  package func run() async throws(RunError) {
    while let line = await terminal.console.lines() {
      if Task.isCancelled { break }
      guard let answer = await answer(to: line) else { continue }
      try terminal.console.output(Array((answer.compact + "\n").utf8))
    }
    if Task.isCancelled { throw .shown(.interrupted) }
  }

  /// The answer to what was read; none to a notification, and none to an empty line.
  private func answer(to line: Result<[UInt8], FileError.Reason>) async -> JSONValue? {
    switch line {
    case .failure(let reason): return MessageMistake(reason).answer
    case .success(let bytes):
      if bytes.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { return nil }
      switch Message.reading(bytes) {
      case .mistake(let mistake): return mistake.answer
      case .message(let message): return await answer(to: message)
      }
    }
  }

  private func answer(to message: Message) async -> JSONValue? {
    guard let id = message.id else { return nil }
    return switch await outcome(of: message, id) {
    case .result(let result): ["jsonrpc": "2.0", "id": id, "result": result]
    case .mistake(let mistake): mistake.answer
    }
  }

  /// Outcome of a message that is answered.
  private enum Outcome {
    case result(JSONValue)
    case mistake(MessageMistake)
  }

  private func outcome(of message: Message, _ id: JSONValue) async -> Outcome {
    switch message.method {
    case "initialize": return .result(greeting(message))
    case "ping": return .result(.object([]))
    case "tools/list": return .result(["tools": .array(tools.map(\.description))])
    case "tools/call": return await call(message, id)
    case "resources/list": return .result(["resources": .array(resources.map(\.description))])
    case "resources/templates/list": return .result(["resourceTemplates": []])
    case "resources/read": return resource(message, id)
    case let method:
      return .mistake(MessageMistake(.unknownMethod, "no method \(Quote(method)) here", id: id))
    }
  }

  /// The version that both speak, or else the newest of ours.
  private func greeting(_ message: Message) -> JSONValue {
    let asked = message.parameters?["protocolVersion"]?.string
    let version = Self.versions.first { $0 == asked } ?? Self.versions[0]
    return [
      "protocolVersion": .string(version),
      "capabilities": ["tools": .object([]), "resources": .object([])],
      "serverInfo": [
        "name": "segue", "title": "Segue", "version": .string(terminal.commands.table.version),
      ],
      "instructions": .string(instructions),
    ]
  }

  private func call(_ message: Message, _ id: JSONValue) async -> Outcome {
    let name = message.parameters?["name"]?.string ?? ""
    guard let tool = tools.first(where: { $0.name == name }) else {
      let names = tools.map(\.name)
      let hint = Spelling.question(for: name, among: names) ?? names.joined(separator: ", ")
      return .mistake(
        MessageMistake(.invalidParameters, "no tool \(Quote(name)); \(hint)", id: id))
    }
    let run = ToolRun(tool: tool, terminal: terminal)
    return .result(await run.result(for: message.parameters?["arguments"]?.object))
  }

  private func resource(_ message: Message, _ id: JSONValue) -> Outcome {
    let address = message.parameters?["uri"]?.string ?? ""
    guard let resource = resources.first(where: { $0.address == address }) else {
      return .mistake(MessageMistake(.notFound, "no resource \(Quote(address))", id: id))
    }
    return .result(["contents": [resource.content]])
  }
}

extension MessageMistake {
  /// Creates the error for a line that could not be read.
  fileprivate init(_ reason: FileError.Reason) {
    let words =
      switch reason {
      case .tooLarge(let limit): "a message of more than \(limit) bytes"
      case .closedPipe: "the input is closed"
      default: reason.words
      }
    self.init(.parse, words, id: .null)
  }
}
