import SegueFiles
import SegueJSON
import SegueRendering
import SegueTextSupport

/// Answers the messages of a program over the Model Context Protocol, one after the other.
struct MessageServer {
  let terminal: Terminal

  /// The versions of the protocol that are spoken, the newest first.
  private static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  private static let instructions = """
    Segue draws and checks transitions of screens, written as scene files in JSON. Read the resource \
    segue://scene.schema.json for what a scene may say, or one of the templates to start from. Write a \
    scene, 'check' it, 'draw' it to see moments of it, and 'verify' it where goldens were recorded.
    """

  /// Answers until the input ends, or until the task is cancelled.
  func run() async throws(Failure) {
    while let line = await terminal.console.lines() {
      if Task.isCancelled { break }
      guard let answer = await answer(to: line) else { continue }
      try terminal.console.output(Array((answer.compact + "\n").utf8))
    }
    if Task.isCancelled { throw .shown(.interrupted) }
  }

  /// The answer to what was read; none to a notification, and none to an empty line.
  private func answer(to line: Result<[UInt8], StreamFailure>) async -> JSONValue? {
    do throws(MessageMistake) {
      switch line {
      case .failure(let failure): throw MessageMistake(failure)
      case .success(let bytes):
        if bytes.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { return nil }
        return try await answer(to: Message(bytes))
      }
    } catch {
      return error.answer
    }
  }

  private func answer(to message: Message) async throws(MessageMistake) -> JSONValue? {
    guard let id = message.id else { return nil }
    return ["jsonrpc": "2.0", "id": id, "result": try await result(of: message, id)]
  }

  private func result(
    of message: Message, _ id: JSONValue
  ) async throws(MessageMistake) -> JSONValue {
    switch message.method {
    case "initialize": return greeting(message)
    case "ping": return .object([])
    case "tools/list": return ["tools": .array(Tool.all.map(\.description))]
    case "tools/call": return try await call(message, id)
    case "resources/list": return ["resources": .array(Resource.all.map(\.description))]
    case "resources/templates/list": return ["resourceTemplates": []]
    case "resources/read": return try resource(message, id)
    case let method:
      throw MessageMistake(.unknownMethod, "no method \(Quote(method)) here", id: id)
    }
  }

  /// The version that both speak, or else the newest of ours.
  private func greeting(_ message: Message) -> JSONValue {
    let asked = message.parameters?["protocolVersion"]?.string
    let version = Self.versions.first { $0 == asked } ?? Self.versions[0]
    return [
      "protocolVersion": .string(version),
      "capabilities": ["tools": .object([]), "resources": .object([])],
      "serverInfo": ["name": "segue", "title": "Segue", "version": .string(Engine.version)],
      "instructions": .string(Self.instructions),
    ]
  }

  private func call(_ message: Message, _ id: JSONValue) async throws(MessageMistake) -> JSONValue {
    let name = message.parameters?["name"]?.string ?? ""
    guard let tool = Tool.all.first(where: { $0.name == name }) else {
      let names = Tool.all.map(\.name)
      let hint = Spelling.question(for: name, among: names) ?? names.joined(separator: ", ")
      throw MessageMistake(.invalidParameters, "no tool \(Quote(name)); \(hint)", id: id)
    }
    let run = ToolRun(tool: tool, environment: terminal.environment)
    return await run.result(for: message.parameters?["arguments"]?.object)
  }

  private func resource(_ message: Message, _ id: JSONValue) throws(MessageMistake) -> JSONValue {
    let address = message.parameters?["uri"]?.string ?? ""
    guard let resource = Resource.all.first(where: { $0.address == address }) else {
      throw MessageMistake(.notFound, "no resource \(Quote(address))", id: id)
    }
    return ["contents": [resource.content]]
  }
}

extension MessageMistake {
  /// Creates the error for a line that could not be read.
  fileprivate init(_ failure: StreamFailure) {
    let words =
      switch failure {
      case .tooLong(let limit): "a message of more than \(limit) bytes"
      case .closedPipe: "the input is closed"
      case .system(let words): words
      }
    self.init(.parse, words, id: .null)
  }
}
