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
        Self.ask("tools/call", #"{"name": "look", "arguments": []}"#),
        Self.ask("tools/list", #"{"cursor": "2"}"#), Self.ask("resources/templates/list"),
        Self.call("lok", "{}"), Self.call("look", "{}"),
        Self.call("look", #"{"pth": "scene.json"}"#), Self.call("look", #"{"path": 5}"#),
        Self.call("look", #"{"path": "-"}"#), Self.call("look", #"{"path": "--version"}"#),
        Self.call("curve", #"{"curve": "ease-in", "as": "cobol"}"#),
        Self.call("verify", #"{"paths": "scene.json"}"#),
        Self.call("look", #"{"scene": "scene.json"}"#),
        Self.call("look", #"{"path": "{\"version\": 1}"}"#),
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
      (
        #"{"path": "scene.json", "moments": 3, "width": 40, "set": {}}"#,
        "--strip --moments 3 --width 40"
      ),
    ] {
      let answer = try Self.told("look", arguments, in: workshop)
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
    #expect((answer.content.first?["text"] as? String)?.contains("[31,9]") == true)
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
      if resource["mimeType"] as? String == "text/markdown" {
        #expect(text.hasPrefix("# "), "\(address)")
      } else {
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
      }
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

  @Test(arguments: [
    "9007199254740993", "-170141183460469231731687303715884105728", "1.50", "0", "1e3",
    #""a \"b\" é""#, #""""#,
  ])
  func `an ID comes back as it came`(id: String) throws {
    let ping = #"{"jsonrpc": "2.0", "id": \#(id), "method": "ping"}"#
    let parameters = #""params": {"name": "curve", "arguments": {}}"#
    let call = ping.replacing(#""ping""#, with: #""tools/call", \#(parameters)"#)
    let answers = try Self.answers([ping, call, ping.replacing("ping", with: "x")], in: Workshop())
    #expect(answers.count == 3)
    for answer in answers {
      #expect(answer.hasPrefix(#"{"jsonrpc":"2.0","id":\#(id),""#))
    }
  }

  @Test(arguments: ["{}", #"{"a": 1}"#, "[]", "[1]", "true", "false", "null"])
  func `an ID is a text or a number`(id: String) throws {
    let answers = try Self.answers(
      [#"{"jsonrpc": "2.0", "id": \#(id), "method": "ping"}"#], in: Workshop())
    #expect(answers.count == 1)
    #expect(answers[0].hasPrefix(#"{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"#))
  }

  @Test func `answers and notifications are not answered`() throws {
    let answers = try Self.answers(
      [
        #"{"jsonrpc": "2.0", "id": 7, "result": {}}"#,
        #"{"jsonrpc": "2.0", "id": 8, "error": {"code": 1, "message": "no"}}"#,
        #"{"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 9}}"#,
        #"{"jsonrpc": "2.0", "method": "notifications/cancelled"}"#,
        #"{"jsonrpc": "2.0", "method": "tools/list"}"#, Self.ask("ping"),
      ], in: Workshop())
    #expect(answers == [#"{"jsonrpc":"2.0","id":1,"result":{}}"#])
  }

  @Test func `batches are answered together in the version that has them`() throws {
    func ping(_ id: Int) -> String { #"{"jsonrpc": "2.0", "id": \#(id), "method": "ping"}"# }
    func pong(_ id: Int) -> String { #"{"jsonrpc":"2.0","id":\#(id),"result":{}}"# }
    let note = #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#
    let curve = Self.call("curve", #"{"curve": "linear", "as": "css"}"#)
    let greeting = Self.ask("initialize", #"{"protocolVersion": "2025-03-26"}"#)
    let answers = try Self.answers(
      [
        greeting, "[\(ping(2)), \(note), \(ping(3))]", "[\(note)]", "[]", "[1, [\(ping(4))]]",
        "[\(greeting), \(ping(5))]",
        "[\(repeatElement(ping(6), count: 101).joined(separator: ","))]",
        "[\(ping(7)), \(curve), \(ping(8))]",
      ], in: Workshop()
    ).dropFirst().map(\.self)
    func mistake(_ words: String, _ code: Int = -32600, id: String = "null") -> String {
      #"{"jsonrpc":"2.0","id":\#(id),"error":{"code":\#(code),"message":"\#(words)"}}"#
    }
    #expect(
      answers.dropLast() == [
        "[\(pong(2)),\(pong(3))]", mistake("found an empty list, expected messages"),
        "[\(mistake("found the number 1, expected an object")),"
          + "\(mistake("found a list, expected an object"))]",
        "[\(mistake("'initialize' stands alone", id: "1")),\(pong(5))]",
        mistake("a batch of 101 messages, expected at most 100", -32000),
      ])
    let last = try #require(answers.last)
    #expect(last.hasPrefix(#"[\#(pong(7)),{"jsonrpc":"2.0","id":1,"result":{"#))
    #expect(last.hasSuffix("},\(pong(8))]"))
  }

  @Test func `the answers of a batch are not longer than anybody can take`() throws {
    let schema = Self.ask("resources/read", #"{"uri": "segue://scene.schema.json"}"#)
    let curve = Self.call("curve", #"{"curve": "linear", "as": "css"}"#)
    let messages = [curve] + repeatElement(schema, count: 98) + [curve]
    let greeting = Self.ask("initialize", #"{"protocolVersion": "2025-03-26"}"#)
    let answers = try Self.answers(
      [greeting, "[\(messages.joined(separator: ","))]"], in: Workshop())
    let last = try #require(answers.last)
    #expect(last.hasPrefix(#"[{"jsonrpc":"2.0","id":1,"result":{"content""#))
    #expect(
      last.hasSuffix(#""error":{"code":-32000,"message":"the answers before it are too long"}}]"#))
  }

  @Test(arguments: ["2025-11-25", "2025-06-18", "2024-11-05", nil])
  func `other versions have no batches`(version: String?) throws {
    let greeting = version.map { [Self.ask("initialize", #"{"protocolVersion": "\#($0)"}"#)] } ?? []
    let answers = try Self.answers(greeting + ["[\(Self.ask("ping"))]"], in: Workshop())
    #expect(answers.count == greeting.count + 1)
    let last = try #require(answers.last)
    // What names no message has a null for its ID, where the protocol knows one.
    let id = version == "2025-11-25" ? "" : #""id":null,"#
    #expect(last.hasPrefix(#"{"jsonrpc":"2.0",\#(id)"error":{"code":-32600,"#))
  }

  @Test func `while a scene is drawn pings are answered, and who cancels it hears no more of it`()
    throws
  {
    // So many blurs that all of it takes much longer than two frames, and than anybody waits here.
    let layers = (0..<500).map {
      """
      {"id": "l\($0)", "frame": [0, 0, 400, 900], "background": "#0A84FF20", "filters": [{"blur": 60}],
       "opacity": {"from": 0, "to": 1, "duration": 1000}}
      """
    }
    let canvas = #""canvas": {"size": [400, 900], "scale": 1}"#
    let workshop = try Workshop(
      #"{"version": 1, \#(canvas), "layers": [\#(layers.joined(separator: ","))]}"#)
    func named(_ id: String, _ line: String) -> String {
      line.replacing(#""id": 1"#, with: #""id": "\#(id)""#)
    }
    let draw = Self.call("look", #"{"path": "scene.json", "moments": 40, "width": 400}"#)
    let curve = Self.call("curve", #"{"curve": "linear", "as": "css"}"#)
    func cancel(_ id: String) -> String {
      let parameters = #"{"requestId": "\#(id)"}"#
      return
        #"{"jsonrpc": "2.0", "method": "notifications/cancelled", "params": \#(parameters)}"#
    }
    let run = try workshop.run(
      """
      coproc program { exec $render mcp; }
      say() { printf '%s\\n' "$1" >&${program[1]}; }
      hear() { IFS= read -r -t 30 line <&${program[0]} && printf '%s\\n' "${line:0:60}" || echo silence; }
      say '\(named("draw", draw))'; say '\(named("waits", curve))'
      say '\(Self.ask("ping"))'; hear
      say '\(cancel("waits"))'; say '\(cancel("draw"))'; say '\(cancel("nobody"))'
      say '\(named("last", curve))'; hear
      exec {program[1]}>&-; wait $program_PID; echo $?
      """)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 3, "\(run)")
    #expect(lines.first == #"{"jsonrpc":"2.0","id":1,"result":{}}"#)
    #expect(lines.dropFirst().first?.hasPrefix(#"{"jsonrpc":"2.0","id":"last","result":{"#) == true)
    #expect(lines.last == "0")
  }

  @Test(arguments: [ask("ping"), call("curve", "{}")])
  func `who hears nobody ends, though there is more to read`(line: String) throws {
    let workshop = try Workshop()
    try workshop.write(Data((line + "\n").utf8), to: "said.txt")
    let script = """
      mkfifo never; (sleep 0.3; cat said.txt > never) & timeout 60 $render mcp <> never | true
      echo ${PIPESTATUS[0]}
      """
    #expect(try workshop.run(script).output == "141\n")
  }

  @Test(arguments: [1, 9, 20, 24])
  func `a moment of a narrow canvas can be seen`(width: Int) throws {
    let workshop = try Workshop()
    let scene = #"{"version": 1, "canvas": {"size": [\#(width), 20]}, "layers": []}"#
    let answer = try Self.told("look", #"{"scene": \#(scene), "at": "0"}"#, in: workshop)
    #expect(!answer.isError && answer.content.first?["type"] as? String == "image", "\(answer)")
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
