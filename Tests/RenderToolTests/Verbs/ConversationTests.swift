import Foundation
import TestSupport
import Testing

/// The program in conversation with an agent, over its standard streams.
@Suite struct ConversationTests {
  /// The answers to some lines, in their order.
  private static func answers(_ lines: [String], in workshop: Workshop) throws -> [String] {
    try workshop.write(Data((lines.joined(separator: "\n") + "\n").utf8), to: "said.txt")
    let shelled = try workshop.run("$render mcp < said.txt")
    #expect(shelled.status == 0)
    #expect(shelled.error.isEmpty)
    return shelled.output.split(separator: "\n").map(String.init)
  }

  /// A question of an agent.
  private static func ask(_ method: String, _ parameters: String = "{}") -> String {
    #"{"jsonrpc": "2.0", "id": 1, "method": "\#(method)", "params": \#(parameters)}"#
  }

  /// A call of a tool.
  private static func call(_ tool: String, _ arguments: String) -> String {
    ask("tools/call", #"{"name": "\#(tool)", "arguments": \#(arguments)}"#)
  }

  /// The members of an answer's result.
  private static func result(_ answer: String) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(answer.utf8))
    return try #require((value as? [String: Any])?["result"] as? [String: Any])
  }

  /// What a tool has answered: whether it was able to, and its texts or pictures.
  private static func told(
    _ tool: String, _ arguments: String, in workshop: Workshop
  ) throws -> (isError: Bool, content: [[String: Any]]) {
    let answers = try answers([call(tool, arguments)], in: workshop)
    let result = try result(try #require(answers.first))
    return (result["isError"] as? Bool ?? true, result["content"] as? [[String: Any]] ?? [])
  }

  @Test func `a conversation is as expected`() throws {
    let answers = try Self.answers(
      [
        Self.ask("initialize", #"{"protocolVersion": "2025-06-18"}"#),
        #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#, "",
        #"{"jsonrpc": "2.0", "id": "ping", "method": "ping"}"#,
        Self.ask("initialize", #"{"protocolVersion": "1999"}"#),
        Self.ask("tools/list"),
        Self.ask("resources/list"),
        Self.ask("tools/clal"),
        Self.ask("resources/read", #"{"uri": "file:///etc/passwd"}"#),
        #"{"jsonrpc": "1.0", "id": 7}"#, #"[{"jsonrpc": "2.0"}]"#, "{nonsense", "\u{0}",
        Self.call("drew", "{}"), Self.call("draw", "{}"),
        Self.call("draw", #"{"pth": "scene.json"}"#), Self.call("draw", #"{"path": 5}"#),
        Self.call("draw", #"{"path": "-"}"#), Self.call("draw", #"{"path": "--version"}"#),
        Self.call("curve", #"{"curve": "ease-in", "as": "cobol"}"#),
        Self.call("verify", #"{"paths": "scene.json"}"#),
        Self.call("check", #"{"path": "scene.json"}"#),
        Self.call("check", #"{"scene": {"version": 1, "canvas": {"size": [9, 9]}, "layes": []}}"#),
        Self.call("curve", #"{"curve": ".spring(response: 0.5)", "as": "css"}"#),
      ], in: try Workshop())
    expectGolden(answers.joined(separator: "\n") + "\n", at: "cli/conversation.txt")
  }

  @Test func `what an agent sees is what 'draw' draws`() throws {
    let workshop = try Workshop()
    for (arguments, options) in [
      (#"{"path": "scene.json", "at": "350ms", "width": 48}"#, "--at 350ms --width 48"),
      (#"{"path": "scene.json", "moments": 3, "set": {}}"#, "--strip --moments 3"),
    ] {
      let answer = try Self.told("draw", arguments, in: workshop)
      #expect(!answer.isError)
      #expect(answer.content.first?["mimeType"] as? String == "image/png")
      let picture = answer.content.first?["data"] as? String
      let drawing = "$render scene.json \(options) -o drawn.png --clobber"
      #expect(try workshop.run(drawing).status == 0)
      #expect(picture.flatMap { Data(base64Encoded: $0) } == workshop.bytes(of: "drawn.png"))
    }
    #expect(try workshop.names() == ["scene.json", "said.txt", "drawn.png"])
  }

  @Test func `a scene may be said instead of saved, with values for its variables`() throws {
    let canvas = #""vars": {"w": 9}, "canvas": {"size": ["${w}", 9]}"#
    let scene = #"{"version": 1, \#(canvas), "layers": []}"#
    let answer = try Self.told(
      "check", #"{"scene": \#(scene), "set": {"w": 31}}"#, in: try Workshop())
    #expect(!answer.isError)
    #expect((answer.content.first?["text"] as? String)?.contains("[31, 9]") == true)
  }

  @Test func `every resource can be read, and the scenes among them are right`() throws {
    let workshop = try Workshop()
    let list = try Self.result(
      try Self.answers([Self.ask("resources/list")], in: workshop)[0])
    let resources = try #require(list["resources"] as? [[String: Any]])
    #expect(resources.count > 5)
    for resource in resources {
      let address = try #require(resource["uri"] as? String)
      let read = Self.ask("resources/read", #"{"uri": "\#(address)"}"#)
      let contents = try Self.result(try Self.answers([read], in: workshop)[0])["contents"]
      let text = try #require((contents as? [[String: Any]])?.first?["text"] as? String)
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
    }
  }

  @Test func `a message that is too long is refused, and the next one answered`() throws {
    let long = "\"" + String(repeating: "x", count: 9 << 20) + "\""
    let answers = try Self.answers(
      [long, Self.ask("ping")], in: try Workshop())
    #expect(answers.count == 2)
    #expect(answers.first?.contains("a message of more than 8388608 bytes") == true)
    #expect(answers.last == #"{"jsonrpc":"2.0","id":1,"result":{}}"#)
  }

  @Test func `who waits for a message can be asked to end`() throws {
    let script = """
      mkfifo never; $render mcp <> never & program=$!
      until [ -e /proc/$program/fd/0 ] && grep -q SigCgt:.*[1-9a-f] /proc/$program/status; do :; done
      kill -TERM $program; wait $program; echo $?
      """
    #expect(try Workshop().run(script).output == "143\n")
  }
}
