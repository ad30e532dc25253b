import Foundation
import SegueJSON
import SegueSceneFile
import Testing

/// The schema of suites takes what their reader takes, and nothing else.
@Suite struct SuiteSchemaTests {
  private static let validator = SchemaValidator(SuiteSchema.value)

  private static func reads(_ text: String) -> Bool {
    var diagnostics = Diagnostics()
    return SuiteReader().read(SourceText(name: "suite.json", text: text), into: &diagnostics) != nil
  }

  private static func accepts(_ text: String) throws -> Bool {
    validator.accepts(try SceneSchemaTests.value(text))
  }

  @Test(arguments: ["themes.suite.json"])
  func `the suites that come with the program are as the schema says`(_ name: String) throws {
    let text = try String(
      contentsOf: SceneSchemaTests.scenes.appending(path: "suites/\(name)"), encoding: .utf8)
    #expect(try Self.accepts(text))
    #expect(Self.reads(text))
  }

  @Test(arguments: [
    #"{"scene": "a.json"}"#,
    #"{"scene": "a.json", "name": "x", "vars": {"a": 1, "b": "c", "d": true}}"#,
    #"{"scene": "a.json", "matrix": {"theme": ["light", "dark"]}, "reduceMotion": true}"#,
    #"{"scene": "a.json", "keep": ["timeline", "frames", "strip"]}"#,
    #"{"scene": "a.json", "tolerance": {"levels": 1, "because": "fonts"}}"#,
    #"{"scene": "a.json", "tolerance": {"perceptual": true, "because": "fonts"}}"#,
    #"{"scene": "a.json", "ignore": [{"layer": "clock", "because": "time"}]}"#,
    #"{"scene": "a.json", "expect": [{"layer": "card", "appears": 250}]}"#,
    #"{"recording": "a.mp4", "ignore": [{"box": [0, 0, 1, 1], "because": "time"}]}"#,
    #"{"recording": "a.mp4", "against": "a.json", "$comment": "so"}"#,
    #"{"recording": "a.mp4", "against": "a.json", "aligned": true}"#,
    #"{"recording": "a.mp4", "aligned": false, "tolerance": {"levels": 1, "because": "fonts"}}"#,
  ])
  func `what is right for the reader is right for the schema`(_ item: String) throws {
    let text = #"{"version": 1, "goldens": "g", "cases": [\#(item)]}"#
    #expect(Self.reads(text))
    #expect(try Self.accepts(text))
  }

  @Test(
    arguments: [
      "{}", "[]", #"{"version": 1}"#, #"{"version": 2, "cases": [{"scene": "a.json"}]}"#,
      #"{"version": 1, "cases": []}"#, #"{"cases": [{"scene": "a.json"}]}"#,
      #"{"version": 1, "cases": [{"scene": "a.json"}], "goldns": "x"}"#,
    ]
      + [
        "{}", #""a.json""#, #"{"scene": 1}"#, #"{"scene": "a.json", "recording": "b.mp4"}"#,
        #"{"scene": "a.json", "nmae": "x"}"#, #"{"scene": "a.json", "name": "a b"}"#,
        #"{"scene": "a.json", "vars": {"a": [1]}}"#, #"{"scene": "a.json", "matrix": {"a": []}}"#,
        #"{"scene": "a.json", "keep": []}"#, #"{"scene": "a.json", "keep": ["pixels"]}"#,
        #"{"scene": "a.json", "tolerance": {"levels": 1}}"#,
        #"{"scene": "a.json", "tolerance": {"because": "so"}}"#,
        #"{"scene": "a.json", "tolerance": {"levels": 0, "because": "so"}}"#,
        #"{"scene": "a.json", "ignore": [{"layer": "clock"}]}"#,
        #"{"scene": "a.json", "ignore": [{"because": "so"}]}"#,
        #"{"scene": "a.json", "against": "b.json"}"#, #"{"scene": "a.json", "reduceMotion": 1}"#,
        #"{"scene": "a.json", "expect": [{"layer": "card"}]}"#,
        #"{"scene": "a.json", "aligned": false}"#, #"{"recording": "a.mp4", "aligned": true}"#,
        #"{"recording": "a.mp4", "against": "a.json", "aligned": 1}"#,
        #"{"recording": "a.mp4", "against": "a.json", "aligned": true, "tolerance": {"levels": 1, "because": "so"}}"#,
        #"{"recording": "a.mp4", "against": "a.json", "aligned": true, "ignore": [{"box": [0, 0, 1, 1], "because": "so"}]}"#,
        #"{"recording": "a.mp4", "vars": {"a": 1}}"#,
        #"{"recording": "a.mp4", "reduceMotion": true}"#,
        #"{"recording": "a.mp4", "ignore": [{"layer": "clock", "because": "time"}]}"#,
      ].map { #"{"version": 1, "cases": [\#($0)]}"# })
  func `what is wrong for the reader is wrong for the schema`(_ text: String) throws {
    #expect(!Self.reads(text))
    #expect(try !Self.accepts(text))
  }

  @Test func `every part is explained, and no variable is offered`() throws {
    let item = try #require(SuiteSchema.value["properties"]?["cases"]?["items"])
    for members in [SuiteSchema.value["properties"], item["properties"]] {
      let members = try #require(members).members
      #expect(members.count > 5)
      for member in members {
        #expect(member.value["description"]?.string?.hasSuffix(".") == true, "\(member.key)")
      }
    }
    #expect(!SuiteSchema.value.compact.contains("definitions/variable"))
    #expect(SuiteSchema.value["definitions"]?["expectation"] != nil)
  }
}
