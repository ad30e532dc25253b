import Foundation
import SegueCommandLine
import SegueRenderTool
import Synchronization
import Testing

/// What `render mcp` answers to some messages, in the process of the tests.
struct AgentConversation {
  /// The answers, in their order.
  let answers: [[String: Any]]

  /// Says some lines, and waits for all answers.
  init(_ lines: [String], root: String = ".") async throws {
    let output = Recording()
    let left = Mutex(lines)
    let console = Console(
      input: { _ in [] }, output: { output.append($0) }, error: { output.append($0) },
      lines: { left.withLock { $0.isEmpty ? nil : .success(Array($0.removeFirst().utf8)) } })
    let code = await Program(console: console).run(
      arguments: ["mcp", "--root", root], environment: Environment())
    #expect(code == .done)
    answers = try output.text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  /// A message that wants to be answered.
  static func ask(_ method: String, _ parameters: Any = [String: Any]()) throws -> String {
    try Self.json(["jsonrpc": "2.0", "id": 1, "method": method, "params": parameters])
  }

  /// A call of a tool.
  static func call(_ tool: String, _ arguments: [String: Any] = [:]) throws -> String {
    try ask("tools/call", ["name": tool, "arguments": arguments])
  }

  /// A value as programs write it.
  static func json(_ value: Any) throws -> String {
    let bytes = try JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed])
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The result of one message.
  static func result(
    of line: String, in version: String? = nil, root: String = "."
  ) async throws -> [String: Any] {
    let greeting = try version.map { [try ask("initialize", ["protocolVersion": $0])] } ?? []
    let answers = try await AgentConversation(greeting + [line], root: root).answers
    let last = try #require(answers.last)
    return try #require(last["result"] as? [String: Any], "\(last)")
  }

  /// What a tool answers.
  static func answer(
    _ tool: String, _ arguments: [String: Any] = [:], in version: String? = nil, root: String = "."
  ) async throws -> AgentAnswer {
    AgentAnswer(
      result: try await result(of: try call(tool, arguments), in: version, root: root))
  }

  /// The tools as they are described to agents, by name.
  static func tools() async throws -> [String: [String: Any]] {
    let listed = try await result(of: try ask("tools/list"))["tools"] as? [[String: Any]]
    return Dictionary(
      uniqueKeysWithValues: try #require(listed).map { ($0["name"] as? String ?? "", $0) })
  }
}

/// The answer of a tool.
struct AgentAnswer {
  let result: [String: Any]

  var isError: Bool { result["isError"] as? Bool ?? true }
  var content: [[String: Any]] { result["content"] as? [[String: Any]] ?? [] }
  /// The words that a model reads.
  var text: String { content.compactMap { $0["text"] as? String }.joined(separator: "\n") }
  /// The document for programs.
  var document: [String: Any]? { result["structuredContent"] as? [String: Any] }
  /// The picture, in PNG.
  var picture: Data? {
    content.lazy.compactMap { $0["data"] as? String }.first.flatMap { Data(base64Encoded: $0) }
  }
}
