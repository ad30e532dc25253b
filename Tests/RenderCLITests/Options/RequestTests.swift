import SegueRenderCLI
import Testing

@Suite struct RequestTests {
  private func request(_ line: String) throws -> Request {
    var parser = ArgumentParser(.render)
    try parser.read(line.split(separator: " ").map(String.init))
    return Request(parser.invocation, by: .render)
  }

  private static let plain = SceneInput(assignments: [], root: nil)

  @Test func `check takes scenes`() throws {
    #expect(
      try request("check a.json - --set b=c --root r --json")
        == .check(
          CheckRequest(
            scenes: ["a.json", "-"],
            input: SceneInput(assignments: [Assignment(name: "b", value: "c")], root: "r"),
            isJSON: true)))
  }

  @Test(arguments: [
    ("tree a", Duration.zero, false), ("tree a --at 0.35s", .milliseconds(350), false),
    ("tree --json a --at=7", .milliseconds(7), true),
  ])
  func `tree takes a scene and a moment`(_ line: String, _ time: Duration, _ isJSON: Bool) throws {
    let expected = TreeRequest(scene: "a", input: Self.plain, time: time, isJSON: isJSON)
    #expect(try request(line) == .tree(expected))
  }

  @Test func `curve takes a curve and the size of its graph`() throws {
    #expect(
      try request("curve linear")
        == .curve(
          CurveRequest(
            curve: "linear", duration: nil, samples: 11, width: nil, height: 16, isJSON: false)))
    #expect(
      try request("curve linear -d 2s -n 21 --width 60 --height 9 --json")
        == .curve(
          CurveRequest(
            curve: "linear", duration: .seconds(2), samples: 21, width: 60, height: 9,
            isJSON: true)))
  }

  @Test func `new takes a file and a template`() throws {
    #expect(try request("new") == .new(NewRequest(file: nil, template: .fade, replaces: false)))
    #expect(
      try request("new a.json -t spring --clobber")
        == .new(NewRequest(file: "a.json", template: .spring, replaces: true)))
  }

  @Test(arguments: [
    ("-h", nil, HelpRequest.Form.brief), ("--help", nil, .full), ("help", nil, .full),
    ("tree -h", Verb.tree, .brief), ("tree --help", .tree, .full), ("help tree", .tree, .full),
    ("help --json", nil, .json),
  ])
  func `help is asked for in several ways`(
    _ line: String, _ verb: Verb?, _ form: HelpRequest.Form
  ) throws {
    #expect(try request(line) == .help(HelpRequest(verb: verb, form: form)))
  }

  @Test func `the other verbs ask for what they say`() throws {
    #expect(try request("--version") == .version)
    #expect(try request("manual") == .manual)
    for shell in Shell.allCases {
      #expect(try request("completions \(shell.rawValue)") == .completions(shell))
    }
  }
}
