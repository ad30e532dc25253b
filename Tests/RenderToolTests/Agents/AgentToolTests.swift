import Foundation
import SegueRenderTool
import TestSupport
import Testing

/// The tools for agents: what they take and answer, and what they write.
@Suite struct AgentToolTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    try #require(
      try workshop.run(
        "$render scene.json -o film.mp4 -q; $render scene.json --at 0 -o a.png;"
          + " $render scene.json --at end -o b.png"
      ).status == 0)
  }

  private func path(_ name: String) -> String { workshop.folder.appending(path: name).path }

  private func answer(_ tool: String, _ arguments: [String: Any]) async throws -> AgentAnswer {
    try await AgentConversation.answer(tool, arguments, root: workshop.folder.path)
  }

  /// Calls that every tool answers.
  private var calls: [String: [[String: Any]]] {
    let file = path("scene.json")
    let scene = ["path": file]
    let pair = ["before": path("a.png"), "after": path("b.png")]
    let app = ["path": Package.folder.appending(path: "Scenes/edge-swipe.json").path]
    return [
      "reference": [[:], ["topic": "spring"]], "schema": [[:], ["section": "text"]],
      "presets": [[:], ["family": "ios"], ["transition": "ios.push"]],
      "check": [
        scene, ["path": [path("scene.json")], "motion": true],
        // A file that is missing is a part of the answer about many.
        ["path": [file, path("missing.json")]],
      ],
      "explain": [scene, ["transition": "ios.push"]],
      "tree": [scene, ["path": file, "at": "0,100"], ["path": file, "at": 100]],
      "look": [scene, ["path": file, "at": "end"], ["path": file, "at": 100.5]],
      "render": [
        ["path": file, "output": path("made.gif")],
        ["path": file, "output": path("made.png"), "moments": 2],
      ],
      "between": [
        pair, ["before": path("a.png"), "after": path("b.png"), "output": path("between.gif")],
      ],
      "curve": [["curve": "ease-in"], ["curve": ".spring(response: 0.5)", "as": "compose"]],
      "audit": [scene, ["path": path("film.mp4"), "profile": "none"]],
      "measure": [["path": path("film.mp4")], ["path": path("film.mp4"), "as": "css"]],
      "compare": [
        pair, ["before": path("film.mp4"), "after": path("scene.json"), "aligned": true],
      ],
      "verify": [scene], "map": [app],
    ]
  }

  @Test func `every tool answers by its schema, in structure and in words`() async throws {
    let tools = try await AgentConversation.tools()
    #expect(Set(tools.keys) == Set(calls.keys))
    for (name, arguments) in calls.sorted(by: { $0.key < $1.key }) {
      let schema = try #require(tools[name]?["outputSchema"] as? [String: Any])
      let members = try #require(schema["properties"] as? [String: [String: Any]])
      var seen: Set<String> = []
      for call in arguments {
        let answer = try await answer(name, call)
        #expect(!answer.isError, "\(name): \(answer.text)")
        #expect(answer.text.count <= 20_000, "\(name)")
        let document = try #require(answer.document, "\(name)")
        for (member, rule) in members {
          guard let value = document[member] else { continue }
          seen.insert(member)
          #expect(Self.kind(of: value) == rule["type"] as? String, "\(name): \(member)")
        }
        // Whoever knows no structured content reads the same document.
        if !answer.text.hasPrefix("#"), answer.text.hasPrefix("{") {
          let read = try JSONSerialization.jsonObject(with: Data(answer.text.utf8))
          #expect(try AgentConversation.json(read) == AgentConversation.json(document))
        }
      }
      let optional = ["map": ["findings"], "measure": ["remarks"]][name] ?? []
      #expect(seen.union(optional) == Set(members.keys), "\(name) answers nothing else")
    }
  }

  private static func kind(of value: Any) -> String {
    switch value {
    case is String: "string"
    case is [Any]: "array"
    case is [String: Any]: "object"
    case is NSNull: "null"
    // Of a number `1` is written, of a truth value a word.
    default: (try? AgentConversation.json(value))?.first?.isLetter == true ? "boolean" : "number"
    }
  }

  @Test(arguments: [
    ("2024-11-05", false), ("2025-03-26", false), ("2025-06-18", true), ("2025-11-25", true),
  ])
  func `structured content belongs to versions that know it`(
    version: String, isStructured: Bool
  ) async throws {
    let answer = try await AgentConversation.answer("curve", ["curve": "linear"], in: version)
    #expect((answer.document != nil) == isStructured)
    #expect(answer.text.contains("samples"))
  }

  @Test(arguments: [("2025-06-18", true), ("2025-11-25", false)])
  func `an error that names no message has no ID where the protocol knows no null`(
    version: String, isNull: Bool
  ) async throws {
    let greeting = try AgentConversation.ask("initialize", ["protocolVersion": version])
    let answer = try #require(try await AgentConversation([greeting, "{nonsense"]).answers.last)
    #expect(answer["error"] != nil)
    #expect((answer["id"] is NSNull) == isNull && (answer["id"] == nil) == !isNull)
  }

  /// One name is one thing in all tools, whatever else they take.
  @Test func `arguments have one name in all tools`() async throws {
    let tools = try await AgentConversation.tools()
    var kinds: [String: Set<String>] = [:]
    for (name, tool) in tools {
      let input = try #require(tool["inputSchema"] as? [String: Any])
      for (argument, rule) in input["properties"] as? [String: [String: Any]] ?? [:] {
        #expect(
          !["file", "film", "paths", "names", "recording", "video"].contains(argument),
          "\(name): \(argument)")
        #expect((rule["description"] as? String)?.hasSuffix(".") == true, "\(name): \(argument)")
        kinds[argument, default: []].insert(try AgentConversation.json(rule["type"] ?? ""))
      }
    }
    // A path is one, and a list of them where a tool takes several files.
    for (argument, types) in kinds where argument != "path" {
      #expect(types.count == 1, "\(argument): \(types)")
    }
  }

  @Test(
    arguments: [
      ("check", ["scene": "push.json"], #"a file goes under 'path': {"path":"push.json"}"#),
      ("look", ["path": #"{"version": 1}"#], "the scene itself goes under 'scene'"),
      ("check", ["file": "a.json"], "did you mean 'path'?"),
      ("measure", ["film": "a.mp4"], "did you mean 'path'?"),
      ("compare", ["after": "a.png"], "'compare' needs 'before'"),
      ("look", ["moments": "3"], "found the text '3', expected a number"),
      ("presets", ["transition": "ios.pusj"], "found 'ios.pusj'"),
      ("schema", ["section": "layr"], "did you mean 'layer'?"),
      ("tree", [:], "'tree' needs 'path' or 'scene'"),
    ] as [(String, [String: String], String)])
  func `a wrong argument is answered with the right one`(
    tool: String, arguments: [String: String], words: String
  ) async throws {
    let answer = try await answer(tool, arguments)
    #expect(answer.isError && answer.document == nil)
    #expect(answer.text.contains(words), "\(answer.text)")
  }

  /// Calls with mistakes that verbs answer with the names of options.
  private var mistakenCalls: [(tool: String, arguments: [String: Any])] {
    let (scene, film) = (path("scene.json"), path("film.mp4"))
    let open: [String: Any] = [
      "version": 1, "canvas": ["size": [9, 9]], "vars": ["w": ["type": "number"]],
      "layers": [["id": "a", "opacity": "${w}"]],
    ]
    return [
      ("check", ["scene": open]), ("look", ["scene": open]), ("tree", ["scene": open]),
      ("explain", ["scene": open]), ("audit", ["scene": open]), ("verify", ["scene": open]),
      ("check", ["path": scene, "set": ["nothing": 1]]), ("check", ["path": "/missing.json"]),
      ("look", ["path": scene, "at": "9h"]), ("look", ["path": scene, "at": 100, "from": 10]),
      ("look", ["path": scene, "from": 200, "to": 100]),
      ("look", ["path": scene, "at": "nonsense"]),
      ("look", ["path": scene, "background": "nonsense"]),
      ("tree", ["path": scene, "at": "9h"]), ("tree", ["path": scene, "at": "0-400"]),
      ("render", ["path": scene, "output": path("o.mp4"), "at": 100]),
      ("render", ["path": scene, "output": path("o.xyz")]),
      ("render", ["path": scene, "output": path("o.mp4"), "moments": 3]),
      ("render", ["path": scene, "output": path("o.png"), "moments": 3, "at": 10]),
      ("render", ["path": scene, "output": path("o.mp4"), "width": -3]),
      ("render", ["path": scene, "output": path("o.mp4"), "maxSize": "nonsense"]),
      ("render", ["path": scene, "output": path("o.mp4"), "maxSize": "10B"]),
      ("render", ["path": scene, "output": path("o.png"), "maxSize": "5MB"]),
      ("render", ["path": scene, "output": film]),
      ("render", ["path": scene, "output": path("no/o.mp4")]),
      ("render", ["path": scene, "output": path("o.mp4"), "from": 300, "to": 200]),
    ] + mistakenPairs
  }

  /// The same of tools that take two files, and of recordings.
  private var mistakenPairs: [(tool: String, arguments: [String: Any])] {
    let (scene, film) = (path("scene.json"), path("film.mp4"))
    let pair: [String: Any] = ["before": path("a.png"), "after": path("b.png")]
    let between = { (more: [String: Any]) in pair.merging(more) { $1 } }
    return [
      ("between", between(["transition": "ios.pusj"])),
      ("between", between(["transition": "ios.zoom", "fromBox": "nonsense"])),
      ("between", between(["transition": "ios.zoom", "fromBox": "9,9,9000,9"])),
      ("between", between(["transition": "ios.push", "fromBox": "0,0,9,9"])),
      ("between", between(["duration": "nonsense"])), ("between", between(["device": "nonsense"])),
      ("between", between(["moments": 0])), ("between", between(["output": path("o.xyz")])),
      ("curve", ["curve": "nonsense"]), ("curve", ["curve": "linear", "duration": "nonsense"]),
      ("curve", ["curve": ".spring(response: 0.5)", "as": "css", "duration": 0]),
      ("audit", ["path": film, "fps": 0]), ("audit", ["path": scene, "fps": 60]),
      ("measure", ["path": film, "region": "nonsense"]),
      ("measure", ["path": film, "region": "9000,0,9,9"]), ("measure", ["path": scene]),
      ("measure", ["path": film, "from": 300, "to": 200]), ("measure", ["path": path("a.png")]),
      ("compare", between(["aligned": true])),
      ("compare", ["before": scene, "after": scene, "aligned": true]),
      ("compare", ["before": film, "after": scene]), ("compare", ["before": scene]),
      ("compare", ["before": film, "after": scene, "aligned": true, "from": "9h"]),
      ("verify", ["path": film]), ("verify", ["path": scene, "filter": "nothing"]),
      ("verify", ["path": [scene, scene], "goldens": "/missing"]),
      ("map", ["path": "/missing.json"]), ("map", ["path": film]),
      ("explain", ["transition": "ios.pusj"]), ("presets", ["family": "nothing"]),
    ]
  }

  @Test func `messages name arguments, and no options`() async throws {
    var named = 0
    for (tool, arguments) in mistakenCalls {
      let answer = try await answer(tool, arguments)
      let document = try answer.document.map(AgentConversation.json) ?? ""
      // Command lines that agree to goldens are shown on purpose.
      let text = (answer.text + document).replacing(
        /"(accept|command|reproduce)":"[^"]*"/, with: ""
      )
      .replacing(/'render [^']*'/, with: "")
      #expect(!text.contains(/--[a-z]/), "\(tool) \(arguments): \(text)")
      #expect(!text.contains(/(^|\s)-o\b/), "\(tool) \(arguments): \(text)")
      named += text.contains(/'(at|from|to|width|set|fromBox|output|maxSize|moments)'/) ? 1 : 0
    }
    #expect(named >= 8, "\(named) messages name arguments")
  }

  @Test func `a line quoted from a file stays as its author wrote it`() async throws {
    let scene =
      #"{"version": 1, "canvas": {"size": [9, 9]}, "layers": [{"id": "see --at", "opcity": 1}]}"#
    try workshop.write(Data(scene.utf8), to: "quoted.json")
    let answer = try await answer("look", ["path": path("quoted.json")])
    #expect(answer.isError && answer.text.contains("1 | "), "\(answer.text)")
    #expect(answer.text.contains(#"{"id": "see --at", "opcity""#), "\(answer.text)")
  }

  @Test func `a scene with mistakes is not looked at, and the mistakes are told`() async throws {
    let scene: [String: Any] = ["version": 1, "canvas": ["size": [9, 9]], "layes": []]
    let answer = try await answer("look", ["scene": scene])
    #expect(answer.isError && answer.text.contains("did you mean 'layers'?"), "\(answer.text)")
    let long = AgentSizesTests.scene(layers: 400, mistaken: true)
    let many = try await self.answer("look", ["scene": long])
    #expect(many.isError && many.text.count <= 20_000, "\(many.text.count)")
  }

  // MARK: - Files

  @Test func `films are written inside the root, and nothing is replaced unasked`() async throws {
    var arguments: [String: Any] = ["path": path("scene.json"), "output": path("out.mp4")]
    let first = try await answer("render", arguments)
    #expect(!first.isError, "\(first.text)")
    let written = try #require(workshop.bytes(of: "out.mp4"))
    #expect(first.document?["bytes"] as? Int == written.count)
    #expect(try await answer("render", arguments).text.contains("it exists already"))
    arguments["replace"] = true
    #expect(try await !answer("render", arguments).isError)
    // What is read is never written, asked for or not.
    let own = try await answer(
      "between",
      ["before": path("a.png"), "after": path("b.png"), "output": path("a.png"), "replace": true])
    #expect(own.isError && own.text.contains("it is one of the inputs"), "\(own.text)")
  }

  @Test(arguments: [
    "../out.mp4", "/tmp/segue-outside.mp4", "out/../../out.mp4", "link/out.mp4", "file.mp4",
    "nowhere.mp4", "-", "/dev/stdout", "frames/%04d.png", "frames/", "frames", "..", "",
  ])
  func `nothing is written outside of the root`(output: String) async throws {
    let outside = try Workshop()
    try #require(
      try workshop.run(
        """
        mkdir root root/out root/frames; ln -s '\(outside.folder.path)' root/link
        ln -s '\(outside.folder.path)/scene.json' root/file.mp4
        ln -s '\(outside.folder.path)/nowhere.mp4' root/nowhere.mp4
        """
      ).status == 0)
    let before = try outside.names()
    let bytes = outside.bytes(of: "scene.json")
    let place =
      output.isEmpty || output == "-" || output.hasPrefix("/") ? output : path("root/\(output)")
    let answer = try await AgentConversation.answer(
      "render", ["path": path("scene.json"), "output": place, "replace": true],
      root: path("root"))
    #expect(answer.isError, "\(answer.text)")
    #expect(
      answer.text.contains("where outputs go") || answer.text.contains("no name of one file"),
      "\(answer.text)")
    #expect(try outside.names() == before && outside.bytes(of: "scene.json") == bytes)
    #expect(!FileManager.default.fileExists(atPath: "/tmp/segue-outside.mp4"))
    #expect(try !workshop.names().contains("out.mp4"))
  }

  @Test func `nothing is written where the root is missing or no folder`() async throws {
    for root in ["missing", "scene.json"] {
      let answer = try await AgentConversation.answer(
        "render", ["path": path("scene.json"), "output": path("out.mp4")], root: path(root))
      #expect(answer.isError && answer.text.contains("where outputs go"), "\(answer.text)")
    }
    #expect(try !workshop.names().contains("out.mp4"))
  }

  @Test func `help lists every tool`() async throws {
    let help = await Transcript("help", "mcp").output.replacing("\n", with: " ")
    for name in try await AgentConversation.tools().keys {
      #expect(help.contains(/\b\#(name)\b/.ignoresCase()) || help.contains(name), "\(name)")
    }
  }
}
