import Foundation
import TestSupport
import Testing

/// An agent's day, written down: from nothing to a verified transition by `render mcp` alone.
///
/// A token is about four characters of text, and 750 pixels of a picture.
@Suite struct AgentDayTests {
  /// A step of the day: what the agent wants, and the message by which it asks.
  private struct Step {
    let purpose: String
    let message: [String: Any]

    init(_ purpose: String, _ method: String, _ parameters: [String: Any] = [:]) {
      self.purpose = purpose
      message = ["jsonrpc": "2.0", "id": 1, "method": method, "params": parameters]
    }

    init(_ purpose: String, calls tool: String, _ arguments: [String: Any] = [:]) {
      self.init(purpose, "tools/call", ["name": tool, "arguments": arguments])
    }

    var line: String {
      get throws {
        let bytes = try JSONSerialization.data(withJSONObject: message, options: [.sortedKeys])
        return String(decoding: bytes, as: UTF8.self)
      }
    }

    /// The tool that is called, or the method.
    var name: String {
      let parameters = message["params"] as? [String: Any]
      return parameters?["name"] as? String ?? message["method"] as? String ?? ""
    }
  }

  /// A page that takes another's place, with a mistake that the checker has to find.
  private static func scene(mistaken: Bool) -> [String: Any] {
    [
      "version": 1, "canvas": ["device": "iphone-16"],
      "layers": [
        [
          "id": "list", "frame": [0, 0, 393, 852], "background": "#F2F2F7",
          "children": [["id": "places", "frame": [20, 70, 353, 44], "text": "Places"]],
        ],
        [
          "id": "page", "frame": [0, 0, 393, 852], "background": "#5E5CE6",
          "children": [["id": "harbor", "frame": [20, 300, 353, 44], "text": "Harbor"]],
          "translateX": [
            "from": 393, "to": 0,
            (mistaken ? "eas" : "easing"): ["spring": ["response": 400, "dampingRatio": 0.9]],
          ],
        ],
      ],
      "expect": [["layer": "page", "moves": "left"], ["layer": "page", "settles": ["by": 500]]],
    ]
  }

  private static var day: [Step] {
    [
      Step("be greeted", "initialize", ["protocolVersion": "2025-11-25"]),
      Step("see what there is", "tools/list"),
      Step("learn how scenes are written", calls: "reference"),
      Step("see which transitions have names", calls: "presets"),
      Step("take one apart", calls: "explain", ["transition": "ios.push"]),
      Step(
        "check the first try, which has a mistake", calls: "check", ["scene": scene(mistaken: true)]
      ),
      Step(
        "check it mended, and what it expects", calls: "check",
        ["scene": scene(mistaken: false), "motion": true]),
      Step("look at it", calls: "look", ["scene": scene(mistaken: false), "tokens": 800]),
      Step("hold it to guidelines", calls: "audit", ["scene": scene(mistaken: false)]),
      Step(
        "make a movie for people", calls: "render",
        ["scene": scene(mistaken: false), "output": "push.mp4", "width": 393]),
      Step(
        "measure the spring in it, as in a recording of the app", calls: "measure",
        ["path": "push.mp4", "as": "swiftui"]),
      Step(
        "hold the recording to the scene", calls: "compare",
        ["before": "push.mp4", "scene": scene(mistaken: false), "aligned": true]),
      Step("verify the scene", calls: "verify", ["scene": scene(mistaken: false)]),
    ]
  }

  /// The answers to all steps.
  private static func answers(in workshop: Workshop) throws -> [[String: Any]] {
    let lines = try day.map { try $0.line }
    try workshop.write(Data((lines.joined(separator: "\n") + "\n").utf8), to: "said.txt")
    let run = try workshop.run("$render mcp < said.txt")
    try #require(run.status == 0 && run.error.isEmpty, "\(run)")
    return try run.output.split(separator: "\n").map { line in
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try #require(value?["result"] as? [String: Any], "\(line.prefix(400))")
    }
  }

  /// The tokens of an answer: its words or, where there are none, all of it; and its picture.
  private static func tokens(of result: [String: Any]) throws -> Int {
    guard let content = result["content"] as? [[String: Any]] else {
      return (try JSONSerialization.data(withJSONObject: result).count + 3) / 4
    }
    let words = content.compactMap { $0["text"] as? String }.reduce(0) { $0 + $1.count }
    let picture = (result["structuredContent"] as? [String: Any])?["tokens"] as? Int ?? 0
    return (words + 3) / 4 + picture
  }

  @Test func `from nothing to a verified transition takes thirteen messages`() throws {
    let workshop = try Workshop()
    let answers = try Self.answers(in: workshop)
    try #require(answers.count == Self.day.count)
    for (step, answer) in zip(Self.day, answers) {
      #expect(answer["isError"] as? Bool != true, "\(step.purpose): \(answer)")
    }
    func document(_ index: Int) throws -> [String: Any] {
      try #require(answers[index]["structuredContent"] as? [String: Any])
    }
    func first(_ index: Int, _ list: String) throws -> [String: Any] {
      try #require((try document(index)[list] as? [[String: Any]])?.first)
    }
    let mistake = try #require((try first(5, "scenes")["diagnostics"] as? [[String: Any]])?.first)
    #expect((mistake["hint"] as? String)?.contains("easing") == true, "\(mistake)")
    let mended = try first(6, "scenes")
    #expect(mended["ok"] as? Bool == true)
    #expect((mended["expectations"] as? [String: Any])?["count"] as? Int == 2)
    #expect(try first(8, "scenes")["ok"] as? Bool == true)
    #expect(workshop.bytes(of: "push.mp4") != nil)
    let best = try #require(try first(10, "movements")["best"] as? [String: Any])
    #expect(abs((best["response"] as? Double ?? 0) - 400) < 12, "\(best)")
    #expect(try first(11, "pairs")["verdict"] as? String == "alike")
    #expect(try first(12, "cases")["outcome"] as? String == "same")
    try expectDay(answers)
  }

  /// Holds the table of the page to what the day took; tokens are rounded, because a word more is no news.
  private func expectDay(_ answers: [[String: Any]]) throws {
    func rounded(_ tokens: Int) -> Int { (tokens + 49) / 50 * 50 }
    var (rows, said, told) = ([String](), 0, 0)
    for (step, answer) in zip(Self.day, answers) {
      let (asked, answered) = (try (step.line.count + 3) / 4, try Self.tokens(of: answer))
      said += asked
      told += answered
      rows.append(
        "| \(rows.count + 1) | `\(step.name)` | \(step.purpose) | \(rounded(asked)) | \(rounded(answered)) |"
      )
    }
    #expect(said + told <= 14_000, "\(said) and \(told) tokens")
    rows.append("| | | all of it | \(rounded(said)) | \(rounded(told)) |")
    let head = ["| | call | to | said, in tokens | told |", "| ---: | --- | --- | ---: | ---: |"]
    let path = "Documentation/agents.md"
    let page = try Package.text(of: path)
    let (begin, end) = ("<!-- day: begin -->\n", "<!-- day: end -->")
    let start = try #require(page.range(of: begin)?.upperBound)
    let stop = try #require(page.range(of: end)?.lowerBound)
    let table = (head + rows).joined(separator: "\n") + "\n"
    expectDocument(page.replacingCharacters(in: start..<stop, with: table), at: path)
  }
}
