import Foundation
import SegueRenderTool
import TestSupport
import Testing

/// The sizes of what agents are told: a token is about four characters.
@Suite struct AgentSizesTests {
  /// Characters of so many tokens.
  private static func characters(_ tokens: Int) -> Int { 4 * tokens }

  @Test func `instructions and the whole reference take at most 4,000 tokens`() {
    let pages = ReferencePage.allCases.map(\.text)
    for page in pages { #expect((1200...Self.characters(1000)).contains(page.count), "\(page)") }
    let whole = MCPVerb.instructions.count + pages.map(\.count).reduce(0, +)
    #expect(whole <= Self.characters(4000), "\(whole) characters")
  }

  /// What an agent has been told when it writes its first scene.
  @Test func `the first conversation takes at most 9,000 tokens`() async throws {
    let answers = try await AgentConversation([
      try AgentConversation.ask("initialize", ["protocolVersion": "2025-11-25"]),
      try AgentConversation.ask("tools/list"), try AgentConversation.call("reference"),
      try AgentConversation.call("presets"),
    ]).answers
    // A model is shown an answer's text or its document, and not both.
    let told = try answers.map { answer -> Int in
      let result = try #require(answer["result"] as? [String: Any])
      let text = AgentAnswer(result: result).text
      return try text.isEmpty ? AgentConversation.json(result).count : text.count
    }
    #expect(told.reduce(0, +) <= Self.characters(9000), "\(told)")
    #expect(told[1] <= Self.characters(4000), "the tools: \(told[1])")
    #expect(told[3] <= 4000, "the presets: \(told[3])")
  }

  @Test func `one preset takes at most 1,500 characters, and a family no more than others`()
    async throws
  {
    let families = try #require(
      try await AgentConversation.answer("presets").document?["families"] as? [[String: Any]])
    var lines: [String] = []
    var count = 0
    for family in families {
      let name = try #require(family["family"] as? String)
      let names = try #require(family["names"] as? String).split(separator: " ")
      #expect(family["count"] as? Int == names.count)
      count += names.count
      lines.append(try AgentConversation.call("presets", ["family": name]))
      lines += try names.map {
        try AgentConversation.call("presets", ["transition": "\(name).\($0)"])
      }
    }
    #expect(count > 200)
    for answer in try await AgentConversation(lines).answers {
      let told = AgentAnswer(result: try #require(answer["result"] as? [String: Any]))
      #expect(!told.isError, "\(told.text)")
      let presets = try #require(told.document?["presets"] as? [[String: Any]])
      #expect(told.text.count <= (presets.count == 1 ? 1500 : 6000), "\(told.text.count)")
    }
  }

  @Test func `every section of the schema can be read, and is no longer than an answer may be`()
    async throws
  {
    let names = try #require(
      try await AgentConversation.answer("schema").document?["sections"] as? [String])
    #expect(names.contains("layer") && names.contains("canvas") && names.first == "scene")
    let lines = try names.flatMap {
      [
        try AgentConversation.call("schema", ["section": $0]),
        try AgentConversation.ask("resources/read", ["uri": "segue://schema/\($0)"]),
      ]
    }
    for answer in try await AgentConversation(lines).answers {
      let result = try #require(answer["result"] as? [String: Any], "\(answer)")
      if let contents = result["contents"] as? [[String: Any]] {
        #expect((contents[0]["text"] as? String ?? "").count <= 20_000)
      } else {
        let told = AgentAnswer(result: result)
        #expect(!told.isError && told.document?["cut"] == nil && told.text.count <= 20_000)
      }
    }
    let whole = try await AgentConversation.answer("schema", ["full": true])
    #expect(whole.text.count > 100_000)
  }

  /// A scene of so many layers, each of which moves and, where that is asked for, has a mistake.
  static func scene(layers count: Int, mistaken: Bool = false) -> [String: Any] {
    let layers = (0..<count).map { index -> [String: Any] in
      var layer: [String: Any] = [
        "id": "layer-\(index)", "frame": [0, index % 400, 40, 4], "background": "#0A84FF",
        "translateX": ["from": 0, "to": 100, "duration": 300 + index],
      ]
      if mistaken { layer["opactiy"] = 1 }
      return layer
    }
    return ["version": 1, "canvas": ["size": [400, 400]], "layers": layers]
  }

  @Test(arguments: [("tree", false), ("explain", false), ("check", true), ("audit", true)])
  func `a long answer is cut, says so, and is whole where that is asked for`(
    tool: String, mistaken: Bool
  ) async throws {
    var arguments: [String: Any] = ["scene": Self.scene(layers: 400, mistaken: mistaken)]
    let cut = try await AgentConversation.answer(tool, arguments)
    #expect(!cut.isError && cut.text.count <= 20_000, "\(cut.text.count)")
    let document = try #require(cut.document)
    #expect(try AgentConversation.json(document).count <= 20_500)
    let words = try #require(document["cut"] as? [String])
    #expect(words.contains { $0.contains(" of ") }, "\(words)")
    #expect((document["rest"] as? String)?.contains("'full': true") == true)
    arguments["full"] = true
    let whole = try await AgentConversation.answer(tool, arguments)
    #expect(whole.text.count > 20_000 && whole.document?["cut"] == nil)
  }

  @Test(arguments: [
    (tokens: 300, moments: 5), (tokens: 1500, moments: 5), (tokens: 1500, moments: 12),
    (tokens: 4000, moments: 1),
  ])
  func `a look costs no more than its budget, and not much less`(
    tokens: Int, moments: Int
  ) async throws {
    let answer = try await AgentConversation.answer(
      "look",
      [
        "path": Package.folder.appending(path: "Scenes/fade.json").path, "tokens": tokens,
        "moments": moments,
      ])
    let picture = try #require(answer.picture)
    let size = picture[16..<24].map(Int.init)
    let (width, height) = (
      size[0..<4].reduce(0) { $0 << 8 | $1 }, size[4..<8].reduce(0) { $0 << 8 | $1 }
    )
    #expect(width * height <= tokens * 750 && max(width, height) <= 1568)
    #expect(width * height > tokens * 750 * 8 / 10 || max(width, height) > 1400)
    let document = try #require(answer.document)
    #expect(document["pixelSize"] as? [Int] == [width, height])
    #expect((document["moments"] as? [Double])?.count == moments)
  }
}
