package import SegueCommandLine
package import SegueFiles
import SegueJSON
import SegueTextSupport

/// Answers the messages of a program over the Model Context Protocol.
package struct MessageServer: Sendable {
  private let terminal: Terminal
  private let offer: ServerOffer
  /// The folder that tools write into.
  private let root: Folder

  package init(_ offer: ServerOffer, on terminal: Terminal, root: Folder) {
    self.offer = offer
    self.terminal = terminal
    self.root = root
  }

  /// Answers until the input ends, or until the task is cancelled.
  package func run() async throws(RunError) {
    try await Conversation(self, on: terminal.console).run()
  }
}

/// Everything that a server has for agents.
package struct ServerOffer: Sendable {
  let tools: [Tool]
  let resources: [Resource]
  let templates: [ResourceTemplate]
  /// The purpose of the program and the way to begin, in whole sentences for a model.
  let instructions: String

  package init(
    tools: [Tool], resources: [Resource], templates: [ResourceTemplate], instructions: String
  ) {
    self.tools = tools
    self.resources = resources
    self.templates = templates
    self.instructions = instructions
  }
}

extension MessageServer {
  /// The version that both speak, or else the newest of ours.
  func version(for greeting: Message) -> ProtocolVersion {
    let asked = greeting.parameters?["protocolVersion"]?.string
    return asked.flatMap(ProtocolVersion.init(rawValue:)) ?? .newest
  }

  /// The result of the first message, in that version.
  func greeting(_ version: ProtocolVersion) -> JSONValue {
    [
      "protocolVersion": .string(version.rawValue),
      "capabilities": ["tools": .object([]), "resources": .object([])],
      "serverInfo": [
        "name": "segue", "title": "Segue", "version": .string(terminal.commands.table.version),
      ],
      "instructions": .string(offer.instructions),
    ]
  }

  /// The result of a message that is answered at once.
  func result(of message: Message, _ id: RequestID) throws(MessageMistake) -> JSONValue {
    switch message.method {
    case "ping": return .object([])
    case "tools/list": return ["tools": try page(offer.tools.map(\.description), message, id)]
    case "resources/list":
      return ["resources": try page(offer.resources.map(\.description), message, id)]
    case "resources/templates/list":
      return ["resourceTemplates": try page(offer.templates.map(\.description), message, id)]
    case "resources/read": return try resource(message, id)
    case let method:
      throw MessageMistake(.unknownMethod, "no method \(Quote(method)) here", id: id)
    }
  }

  /// The one page of a list; nobody was told of another.
  private func page(
    _ items: [JSONValue], _ message: Message, _ id: RequestID
  ) throws(MessageMistake) -> JSONValue {
    if let cursor = message.parameters?["cursor"], !cursor.isNull {
      throw MessageMistake(.invalidParameters, "'cursor': no list here has a second page", id: id)
    }
    return .array(items)
  }

  /// The call of a tool, which is answered when it has run.
  func call(
    _ message: Message, _ id: RequestID, in version: ProtocolVersion?
  ) throws(MessageMistake) -> OpenCall {
    let name = message.parameters?["name"]?.string ?? ""
    guard let tool = offer.tools.first(where: { $0.name == name }) else {
      let names = offer.tools.map(\.name)
      let hint = Spelling.question(for: name, among: names) ?? names.joined(separator: ", ")
      throw MessageMistake(.invalidParameters, "no tool \(Quote(name)); \(hint)", id: id)
    }
    let arguments = message.parameters?["arguments"]
    guard arguments.map({ $0.isObject || $0.isNull }) ?? true else {
      throw MessageMistake(.invalidParameters, "'arguments': expected an object", id: id)
    }
    let isStructured = version?.hasStructuredContent ?? true
    return OpenCall(id) { await result(of: tool, arguments?.object, isStructured: isStructured) }
  }

  /// The result of a call: an answer, or why there is none, which a model reads.
  private func result(
    of tool: Tool, _ arguments: JSONObject?, isStructured: Bool
  ) async -> JSONValue {
    do throws(RunError) {
      let call = try ToolCall(of: tool, arguments, on: terminal, root: root)
      let answer = try await tool.work(call)
      return (call.isFull ? answer : answer.shortened()).result(isStructured: isStructured)
    } catch {
      return .failure(error)
    }
  }

  private func resource(_ message: Message, _ id: RequestID) throws(MessageMistake) -> JSONValue {
    let address = message.parameters?["uri"]?.string ?? ""
    let content =
      offer.resources.first { $0.address == address }?.content
      ?? offer.templates.lazy.compactMap { $0.content(at: address) }.first
    guard let content else {
      throw MessageMistake(.notFound, "no resource \(Quote(address))", id: id)
    }
    return ["contents": [content]]
  }
}
