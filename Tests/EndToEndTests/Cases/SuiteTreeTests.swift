import Foundation
import TestSupport
import Testing

/// What suites may name, and what their cases may be called.
@Suite struct SuiteTreeTests {
  /// A folder `tree` with a suite in it, and a scene inside and one outside.
  private static func workshop(_ suite: String) throws -> Workshop {
    let workshop = try Workshop()
    _ = try workshop.run("mkdir -p tree/parts away; cp scene.json tree/parts/card.json")
    try workshop.write(Data("{ \"version\": 1, \(suite) }".utf8), to: "tree/my.suite.json")
    return workshop
  }

  @Test(arguments: [
    "../away", "../../../../tmp/goldens", "/tmp/goldens", "parts/../../away", "link", "link/new",
  ])
  func `the goldens of a suite stay in its tree`(path: String) throws {
    let workshop = try Self.workshop(
      #""goldens": "\#(path)", "cases": [{ "scene": "parts/card.json" }]"#)
    let run = try workshop.run(
      "ln -s ../away tree/link; $render record tree/my.suite.json; ls away")
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(
      run.error.hasPrefix(
        "tree/my.suite.json:1:28: error: found '\(path)', expected a path inside the suite's "
          + "directory\n"), "\(run.error)")
    #expect(run.error.contains("hint: --goldens names any directory"))
  }

  @Test(arguments: ["../scene.json", "parts/../../scene.json", "link.json"])
  func `the scenes of a suite lie in its tree, or below the root that is named`(
    path: String
  ) throws {
    let workshop = try Self.workshop(#""cases": [{ "scene": "\#(path)" }]"#)
    let run = try workshop.run(
      "ln -s ../scene.json tree/link.json; $render verify tree/my.suite.json")
    #expect(run.status == 65)
    #expect(
      run.error.hasPrefix(
        "tree/my.suite.json:1:38: error: found '\(path)', expected a path inside the suite's "
          + "directory\n"), "\(run.error)")
    let rooted = try workshop.run("$render record tree/my.suite.json --root .; ls tree/goldens")
    #expect(rooted.output.contains("1 case: 1 recorded"), "\(rooted.error)")
    let elsewhere = try workshop.run("$render verify tree/my.suite.json --root away")
    #expect(elsewhere.status == 65)
  }

  @Test(arguments: [
    (#"a\u0000b"#, #"a\u0000b"#, "a path, without line breaks and zero bytes"),
    ("parts/card.json", "parts/card.json", "a directory"),
    ("https://a/b", "https://a/b", "a path, as remote files are not supported"),
  ])
  func `a path that can be no folder is told with its place`(
    path: String, shown: String, expected: String
  ) throws {
    let workshop = try Self.workshop(
      #""goldens": "\#(path)", "cases": [{ "scene": "parts/card.json" }]"#)
    let run = try workshop.run("$render verify tree/my.suite.json")
    #expect(run.status == 65)
    #expect(
      run.error.hasPrefix(
        "tree/my.suite.json:1:28: error: found '\(shown)', expected \(expected)\n"), "\(run.error)")
  }

  @Test(arguments: [("Card", "card"), ("card", "card"), ("É", "é"), ("e\u{301}", "\u{E9}")])
  func `cases that one disk takes for one are told with both places`(
    one: String, other: String
  ) throws {
    let workshop = try Self.workshop(
      """
      "cases": [
        { "scene": "parts/\(one).json" },
        { "scene": "parts/x/\(other).json" }
      ]
      """)
    let run = try workshop.run("$render verify tree/my.suite.json")
    #expect(run.status == 65)
    #expect(run.error.contains("tree/my.suite.json:3:3: error: "), "\(run.error)")
    #expect(run.error.contains("tree/my.suite.json:2:3: note: the other one"), "\(run.error)")
    let isSame = one.utf8.elementsEqual(other.utf8)
    #expect(run.error.contains(isSame ? "two cases are called" : "have one name on disks"))
  }

  @Test func `scenes of one name in a folder do not share their goldens`() throws {
    let workshop = try Workshop()
    let run = try workshop.run(
      "mkdir set; cp scene.json set/a.json; cp scene.json set/A.json5; $render record set")
    #expect(run.status == 65)
    #expect(
      run.error.hasPrefix(
        "render: error: 'set/A.json5' and 'set/a.json' have cases of one name"), "\(run.error)")
    #expect(try workshop.run("ls set").output == "A.json5\na.json\n")
  }

  @Test func `a long path does not flood the terminal`() throws {
    let workshop = try Workshop(
      """
      { "version": 1, "canvas": { "size": [9, 9] }, "duration": 9,
        "layers": [{ "image": "a" }], "assets": { "a": "\(String(repeating: "x", count: 1500))" } }
      """)
    let run = try workshop.run("$render check scene.json")
    #expect(run.status == 65)
    let longest = run.error.split(separator: "\n").map(\.count).max() ?? 0
    #expect(run.error.contains("xxx…xxx"))
    #expect(longest < 400)
  }

  @Test func `a character that no font has is told with the place of its text`() throws {
    let workshop = try Workshop(
      """
      { "version": 1, "canvas": { "size": [90, 90] }, "duration": 9,
        "layers": [
          { "id": "a", "size": [9, 90], "text": "a" },
          { "id": "b", "size": [90, 90], "text": "\\uDBFF\\uDFF0" }
        ] }
      """)
    let run = try workshop.run("$render check scene.json")
    #expect(run.status == 0)
    #expect(
      run.error.hasPrefix("scene.json:4:44: warning: "), "\(run.error)")
    #expect(run.error.contains("no font of the scene or the machine has U+10FFF0"))
  }

  @Test func `a damaged strip is told with its file, and has no line`() throws {
    let workshop = try Workshop()
    let run = try workshop.run(
      "$render record scene.json; echo nonsense > goldens/scene.strip.png; $render verify scene.json"
    )
    #expect(
      run.output.contains(
        "the golden film strip is damaged: goldens/scene.strip.png: found another format, "
          + "expected a PNG file of one picture and nothing else\n"), "\(run.output)")
    #expect(!run.output.contains("line 1"))
  }
}
