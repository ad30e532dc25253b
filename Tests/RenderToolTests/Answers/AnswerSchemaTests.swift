import Foundation
import SegueCommandLine
import SegueJSON
import SegueRenderTool
import TestSupport
import Testing

/// The schemas of JSON answers, and the documents that they describe.
///
/// That every document which any test has the program write is as its schema says is held where tests run the program
/// (`Transcript`, `Workshop`).
@Suite struct AnswerSchemaTests {
  private static let folder = "Documentation/json/"

  @Test func `every verb that writes JSON has one kind of document, and nobody else`() {
    let verbs = CommandTable.render.verbs.filter { $0.options.contains { $0.name == "json" } }
    let described = AnswerKind.all.flatMap(\.verbs)
    #expect(described.sorted() == verbs.map(\.name).sorted())
    #expect(Set(AnswerKind.all.map(\.name)).count == AnswerKind.all.count)
  }

  @Test(arguments: AnswerKind.all)
  func `the file of a schema is what the program prints`(_ kind: AnswerKind) async throws {
    let run = await Transcript("schema", kind.name)
    #expect(run.code == .done && run.output == kind.schema.pretty + "\n")
    let file = "\(Self.folder)\(kind.name).schema.json"
    #expect(try Package.text(of: file) == run.output, "write it anew: make references")
  }

  @Test func `a name of a part means one thing in all schemas`() throws {
    var known: [String: JSONValue] = [:]
    for kind in AnswerKind.all {
      guard case .object(let parts) = try #require(kind.schema["$defs"]) else { continue }
      for part in parts {
        #expect(known[part.key] ?? part.value == part.value, "\(part.key) of \(kind.name)")
        known[part.key] = part.value
        // Links on the page.
        #expect(
          part.key == "failure" || !AnswerKind.all.contains { $0.name == part.key.lowercased() },
          "\(part.key)")
      }
    }
  }

  @Test func `every kind has an example, and each is as its schema says`() throws {
    // What 'render help --json' says is a golden already.
    let examples = AnswerKind.all.filter { $0.name != "help" }.map {
      ($0.name, "\(Self.folder)\($0.name).json")
    }
    let others = [
      ("tree", "\(Self.folder)failure.json"), ("help", "Tests/Goldens/cli/table.json"),
      ("explain", "Tests/Goldens/cli/explain-json.txt"),
      ("explain", "Tests/Goldens/cli/explain-scene-json.txt"),
    ]
    for (name, path) in examples + others {
      let document = try JSONValue(parsing: try Package.text(of: path))
      let schema = try #require(AnswerSchemas.named[name])
      #expect(schema.violations(of: document, isStrict: true) == [], "\(path)")
    }
  }

  /// Documents that are nearly right, and where they are wrong.
  @Test(arguments: [
    (#"{"schemaVersion": 1}"#, ": 'scenes' is missing"),
    (#"{"schemaVersion": 2, "scenes": []}"#, "/schemaVersion: expected 1"),
    (#"{"schemaVersion": 1, "scenes": {}}"#, #"/scenes: expected ["array"]"#),
    (#"{"schemaVersion": 1, "scenes": [], "more": 1}"#, "/more: no such member"),
    (
      #"{"schemaVersion": 1, "scenes": [{"file": "a", "ok": 1, "diagnostics": []}]}"#,
      #"/scenes/0/ok: expected ["boolean"]"#
    ),
    (
      #"{"schemaVersion": 1, "scenes": [{"file": "a", "ok": true, "diagnostics": [], "frames": 1.5}]}"#,
      #"/scenes/0/frames: expected ["integer"]"#
    ),
    (
      #"{"schemaVersion": 1, "scenes": [{"file": "a", "ok": true, "diagnostics": [], "pixelSize": [1]}]}"#,
      "/scenes/0/pixelSize: expected 2 items"
    ),
    (
      #"{"schemaVersion": 1, "scenes": [{"file": "a", "ok": true, "diagnostics": [{"severity": "bad", "message": "m"}]}]}"#,
      "/scenes/0/diagnostics/0/severity: unknown word"
    ),
    (#"{"schemaVersion": 1, "ok": false, "exitCode": 65}"#, ": 'diagnostics' is missing"),
  ])
  func `a document that is not as its schema says is found out`(
    _ text: String, _ violation: String
  ) throws {
    let schema = try #require(AnswerSchemas.named["check"])
    let found = schema.violations(of: try JSONValue(parsing: text), isStrict: true)
    #expect(found.contains { $0.hasPrefix(violation) }, "\(found)")
  }

  @Test func `members that a schema does not name are no mistake for readers`() throws {
    let schema = try #require(AnswerSchemas.named["check"])
    let document: JSONValue = ["schemaVersion": 1, "scenes": [], "more": 1]
    #expect(schema.violations(of: document, isStrict: false) == [])
  }

  @Test func `a keyword that the validator does not know is a mistake, too`() throws {
    let schema = try JSONSchema(#"{"pattern": "a"}"#)
    #expect(
      schema.violations(of: "a", isStrict: true) == [": this validator does not know 'pattern'"])
  }

  /// 1001/30000 of a second is 0.03336666…; that no number of any answer is longer is held wherever one is written.
  @Test func `moments between milliseconds have six decimals`() async {
    let scene = Package.folder.appending(path: "Scenes/fade.json").path
    let run = await Transcript(scene, "--hash", "--json", "--fps", "30000/1001", "--frames", "0-1")
    #expect(run.output.contains("\"seconds\": 0.033367,"), "\(run.output)\(run.error)")
  }

  @Test func `all documents name the program alike`() async {
    let scene = Package.folder.appending(path: "Scenes/fade.json").path
    for words in [["audit", scene, "--json"], ["plan", "verify", scene]] {
      let run = await Transcript(of: words)
      #expect(
        run.output.contains("\"engine\": \"segue \(CommandTable.render.version)\""), "\(words)")
    }
  }

  @Test func `an exit code stands in failures alone`() async throws {
    for name in AnswerKind.all.map(\.name) {
      let schema = try #require(AnswerSchemas.named[name])
      let failure: JSONValue = [
        "schemaVersion": 1, "ok": false, "exitCode": 65, "diagnostics": [],
      ]
      let isFile = AnswerKind.all.contains { $0.name == name && $0.verbs.isEmpty }
      #expect(schema.violations(of: failure, isStrict: false).isEmpty != isFile, "\(name)")
      guard case .object(let choices) = AnswerKind.named(name)?.schema else { continue }
      let results = choices.first { $0.key == "properties" }?.value
      #expect(results?["exitCode"] == nil)
    }
  }
}
