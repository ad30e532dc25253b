import Foundation
import SegueCommandLine
import SegueRenderTool
import TestSupport
import Testing

/// The document of a run with `--json` that fails, whichever verb it is.
@Suite struct JSONFailureTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    try workshop.write(
      Data(
        """
        {
          "version": 1, "canvas": {"size": [60, 40]},
          "layers": [{"id": "t", "frame": [0, 0, 60, 20], "opactiy": 1}]
        }
        """.utf8), to: "bad.json")
  }

  /// The verbs that know `--json`.
  private static let verbs = CommandTable.render.verbs
    .filter { $0.options.contains { $0.name == "json" } }.map(\.name)

  /// A command line that fails for each: because of a mistake in a scene where the verb reads one, or because
  /// something is missing.
  ///
  /// `DIR` stands for the folder.
  private static let commands: [String: [String]] = [
    "draw": ["draw DIR/bad.json -o DIR/q.mp4", "draw DIR/no.json -o DIR/q.mp4"],
    "between": ["between DIR/no.png DIR/no.png -o DIR/q.mp4"],
    "presets": ["presets nothing.like.it"],
    "explain": ["explain DIR/bad.json", "explain DIR/no.json"],
    "check": ["check DIR/bad.json", "check DIR/no.json"],
    "audit": ["audit DIR/bad.json", "audit DIR/no.json"],
    "tree": ["tree DIR/bad.json", "tree DIR/no.json"],
    "fonts": ["fonts DIR/bad.json", "fonts DIR/no.json"],
    "curve": ["curve easee"],
    "fit": ["fit DIR/no.mp4", "fit DIR/bad.json"],
    "verify": ["verify DIR/bad.json", "verify DIR/no.json"],
    "record": ["record DIR/bad.json", "record DIR/no.json"],
    "compare": ["compare DIR/bad.json DIR/scene.json", "compare DIR/no.png DIR/no.png"],
    "approve": ["approve DIR/bad.json", "approve DIR/no.json"],
    "goldens": ["goldens list DIR/no.suite.json"],
    "map": ["map DIR/bad.json", "map DIR/no.json"],
    "merge": ["merge DIR/no"], "tokens": ["tokens DIR/no.json"],
    "help": ["help nothing-like-it"],
  ]

  private func run(_ command: String) async -> Transcript {
    let words = command.split(separator: " ").map {
      String($0.replacing("DIR", with: workshop.folder.path))
    }
    return await Transcript(of: words)
  }

  private func document(_ run: Transcript) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(object as? [String: Any], "\(run)")
  }

  /// The messages of a document, or of the one scene in it.
  private func messages(_ document: [String: Any]) throws -> [[String: Any]] {
    let items = document["scenes"] ?? document["cases"]
    let holder = (items as? [[String: Any]])?.first ?? document
    return try #require(holder["diagnostics"] as? [[String: Any]], "\(document)")
  }

  @Test func `every verb that writes JSON is tried`() {
    #expect(Set(Self.commands.keys) == Set(Self.verbs))
  }

  @Test(arguments: verbs)
  func `a run that fails says why, for programs too`(verb: String) async throws {
    for command in try #require(Self.commands[verb]) {
      let run = await run(command + " --json")
      #expect(run.code.rawValue >= 2, "\(command): \(run)")
      let document = try document(run)
      #expect(document["schemaVersion"] as? Int == 1)
      if document["scenes"] == nil, document["cases"] == nil {
        #expect(document["ok"] as? Bool == false, "\(command): \(run)")
        #expect(document["exitCode"] as? Int == Int(run.code.rawValue), "\(command): \(run)")
      }
      let messages = try messages(document)
      #expect(messages.contains { $0["severity"] as? String == "error" }, "\(command): \(run)")
      // The same as people are told without the option.
      let plain = await self.run(command)
      let said = plain.error + plain.output
      for message in messages {
        let words = try #require(message["message"] as? String)
        #expect(said.contains(words), "\(command): \(words): \(said)")
        if let hint = message["hint"] as? String { #expect(said.contains(hint)) }
      }
    }
  }

  @Test(arguments: [
    "draw", "explain", "check", "audit", "tree", "fonts", "verify", "record", "approve", "map",
    "compare",
  ])
  func `a mistake in a scene has its place`(verb: String) async throws {
    let run = await run(try #require(Self.commands[verb]?.first) + " --json")
    #expect(run.code == .invalidData)
    let message = try #require(try messages(try document(run)).first)
    #expect(message["file"] as? String == workshop.folder.path + "/bad.json")
    #expect(message["line"] as? Int == 3 && message["column"] as? Int == 51)
    #expect(message["path"] as? String == "layer 't'")
    #expect(message["message"] as? String == "unknown property 'opactiy'")
    #expect(message["hint"] as? String == "did you mean 'opacity'?")
  }

  @Test(arguments: verbs)
  func `so does a command line that cannot be read to its end`(verb: String) async throws {
    for command in ["\(verb) --no-such-option x --json", "\(verb) --json --no-such-option"] {
      let run = await run(command)
      let document = try document(run)
      #expect(run.code == .usage && document["exitCode"] as? Int == 2)
      let message = try #require(try messages(document).first?["message"] as? String)
      #expect(run.error.contains(message), "\(run)")
    }
  }

  @Test(arguments: ["preview --json", "draw bad.json -o q.mp4", "draw -- --json", "tree x y"])
  func `who has not asked for JSON gets none`(command: String) async {
    let run = await run(command)
    #expect(run.code.rawValue >= 2 && run.output.isEmpty, "\(run)")
  }

  @Test func `a report that cannot be written leaves one document, which says that`() async throws {
    let run = await run("audit DIR/scene.json --sarif DIR/no/a.sarif --json")
    #expect(run.code == .cannotCreate)
    #expect(try document(run)["exitCode"] as? Int == 73)
  }
}
