import SegueCaseRuns
import SegueCommandLine
import SegueFarmVerbs
import SegueFiles
import SegueFilmRequests
import SegueRenderTool
import Testing

/// How command lines become verbs with what they ask for.
@Suite struct VerbsTests {
  private func verb(_ line: String) throws -> any Verb {
    var parser = ArgumentParser(.render)
    try parser.read(line.split(separator: " ").map(String.init))
    return try Verbs.verb(for: parser.invocation)
  }

  private static let plain = SceneInput(assignments: [], root: nil)

  @Test(arguments: Verbs.all.map { $0.row })
  func `a verb of the table is run by the type that has its row`(_ row: VerbRow) throws {
    let words: [VerbRow: String] = [
      BetweenVerb.row: "a.png b.png", ExplainVerb.row: "ios.push", CompareVerb.row: "a.png b.png",
      GoldensVerb.row: "list a.json", CompletionsVerb.row: "bash",
      PlanVerb.row: "verify a.json",
    ]
    let isAlone = row.operands.allSatisfy { [.optional, .any].contains($0.count) }
    let line = "\(row.name) \(words[row] ?? (isAlone ? "" : "a.json"))"
    #expect(type(of: try verb(line)).row == row)
  }

  @Test func `check takes scenes`() throws {
    #expect(
      try verb("check a.json - --set b=c --root r --json") as? CheckVerb
        == CheckVerb(
          scenes: ["a.json", "-"],
          input: SceneInput(assignments: [Assignment(name: "b", value: "c")], root: "r"),
          isJSON: true))
  }

  @Test(arguments: [
    ("tree a", Duration.zero, false), ("tree a --at 0.35s", .milliseconds(350), false),
    ("tree --json a --at=7", .milliseconds(7), true),
  ])
  func `tree takes a scene and a moment`(_ line: String, _ time: Duration, _ isJSON: Bool) throws {
    let expected = TreeVerb(scene: "a", input: Self.plain, times: [time], isJSON: isJSON)
    #expect(try verb(line) as? TreeVerb == expected)
  }

  @Test func `curve takes a curve and the size of its graph`() throws {
    #expect(
      try verb("curve linear") as? CurveVerb
        == CurveVerb(
          curve: "linear", duration: nil, samples: 11, width: nil, height: 16, isJSON: false))
    #expect(
      try verb("curve linear -d 2s -n 21 --width 60 --height 9 --json") as? CurveVerb
        == CurveVerb(
          curve: "linear", duration: .seconds(2), samples: 21, width: 60, height: 9, isJSON: true))
  }

  @Test func `new takes a file and a template`() throws {
    #expect(
      try verb("new") as? NewVerb == NewVerb(file: nil, template: .fade, replaces: false))
    #expect(
      try verb("new a.json -t spring --clobber") as? NewVerb
        == NewVerb(file: "a.json", template: .spring, replaces: true))
  }

  @Test(arguments: [
    ("verify a", RecordMode.never), ("approve a", .failed), ("record a", .missing),
    ("record a --mode all", .all), ("record a --mode failed", .failed),
  ])
  func `which goldens are written depends on the verb`(
    _ line: String, _ mode: RecordMode
  ) throws {
    let verb = try verb(line)
    let verification =
      (verb as? VerifyVerb)?.verification ?? (verb as? ApproveVerb)?.verification
      ?? (verb as? RecordVerb)?.verification
    #expect(verification?.verification.mode == mode)
    #expect(verification?.verification.cases.paths == ["a"])
  }

  @Test func `goldens takes an action before its scenes`() throws {
    let goldens = try #require(try verb("goldens prune a b") as? GoldensVerb)
    #expect(goldens.action == .prune)
    #expect(goldens.cases.paths == ["a", "b"])
  }

  @Test(arguments: [
    ("-h", nil, HelpVerb.Form.brief), ("--help", nil, .full), ("help", nil, .full),
    ("tree -h", TreeVerb.row, .brief), ("tree --help", TreeVerb.row, .full),
    ("help tree", TreeVerb.row, .full), ("help --json", nil, .json), ("--version", nil, .version),
  ])
  func `help is asked for in several ways`(
    _ line: String, _ verb: VerbRow?, _ form: HelpVerb.Form
  ) throws {
    #expect(try self.verb(line) as? HelpVerb == HelpVerb(verb, form: form))
  }

  @Test(arguments: Shell.allCases)
  func `completions takes a shell`(_ shell: Shell) throws {
    #expect(
      try verb("completions \(shell.rawValue)") as? CompletionsVerb == CompletionsVerb(shell))
  }

  @Test func `a line without a verb asks for nothing`() {
    #expect(throws: UsageError.missingVerb) {
      try Verbs.verb(for: ArgumentParser(.render).invocation)
    }
  }
}
