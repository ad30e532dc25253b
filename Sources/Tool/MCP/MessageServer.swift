package import SegueCommandLine
import SegueJSON
import SegueTextSupport

/// Answers the messages of a program over the Model Context Protocol.
package struct MessageServer: Sendable {
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

  /// Answers until the input ends, or until the task is cancelled.
  package func run() async throws(RunError) {
    try await Conversation(self, on: terminal.console).run()
  }
}

extension MessageServer {
  /// The versions of the protocol that are spoken, the newest first.
  private static let versions = ["2025-11-25", "2025-06-18", versionOfBatches, "2024-11-05"]

  /// The one version in which several messages may come at once.
  static let versionOfBatches = "2025-03-26"

  /// The version that both speak, or else the newest of ours.
  func version(for greeting: Message) -> String {
    let asked = greeting.parameters?["protocolVersion"]?.string
    return Self.versions.first { $0 == asked } ?? Self.versions[0]
  }

  /// The result of the first message, in that version.
  func greeting(_ version: String) -> JSONValue {
    [
      "protocolVersion": .string(version),
      "capabilities": ["tools": .object([]), "resources": .object([])],
      "serverInfo": [
        "name": "segue", "title": "Segue", "version": .string(terminal.commands.table.version),
      ],
      "instructions": .string(instructions),
    ]
  }

  /// The result of a message that is answered at once.
  func result(of message: Message, _ id: RequestID) throws(MessageMistake) -> JSONValue {
    switch message.method {
    case "ping": return .object([])
    case "tools/list": return ["tools": .array(tools.map(\.description))]
    case "resources/list": return ["resources": .array(resources.map(\.description))]
    case "resources/templates/list": return ["resourceTemplates": []]
    case "resources/read": return try resource(message, id)
    case let method:
      throw MessageMistake(.unknownMethod, "no method \(Quote(method)) here", id: id)
    }
  }

  /// The call of a tool, which is answered when it has run.
  func call(_ message: Message, _ id: RequestID) throws(MessageMistake) -> OpenCall {
    let name = message.parameters?["name"]?.string ?? ""
    guard let tool = tools.first(where: { $0.name == name }) else {
      let names = tools.map(\.name)
      let hint = Spelling.question(for: name, among: names) ?? names.joined(separator: ", ")
      throw MessageMistake(.invalidParameters, "no tool \(Quote(name)); \(hint)", id: id)
    }
    let run = ToolRun(tool: tool, terminal: terminal)
    let arguments = message.parameters?["arguments"]?.object
    return OpenCall(id) { await run.result(for: arguments) }
  }

  private func resource(_ message: Message, _ id: RequestID) throws(MessageMistake) -> JSONValue {
    let address = message.parameters?["uri"]?.string ?? ""
    guard let resource = resources.first(where: { $0.address == address }) else {
      throw MessageMistake(.notFound, "no resource \(Quote(address))", id: id)
    }
    return ["contents": [resource.content]]
  }
}
