import SegueRenderCLI
import TestSupport
import Testing

@Suite struct HelpPageTests {
  @Test(arguments: [
    ("-h", "help-brief"), ("--help", "help"), ("draw -h", "help-draw-brief"),
    ("help draw", "help-draw"), ("help between", "help-between"),
    ("help presets", "help-presets"), ("help explain", "help-explain"),
    ("tree -h", "help-tree-brief"),
    ("help check", "help-check"), ("help tree", "help-tree"), ("help curve", "help-curve"),
    ("help new", "help-new"), ("help preview", "help-preview"), ("help help", "help-help"),
    ("help completions", "help-completions"), ("help manual", "help-manual"),
  ])
  func `help is as agreed`(_ line: String, _ golden: String) async {
    let transcript = await Transcript(of: line.split(separator: " ").map(String.init))
    #expect(transcript.code == .done)
    #expect(transcript.error.isEmpty)
    expectGolden(transcript.output, at: "cli/\(golden).txt")
  }

  @Test(arguments: CommandTable.render.verbs)
  func `every way to ask about a verb gives the same text`(_ verb: VerbRow) async {
    let asked = await Transcript("help", verb.name)
    #expect(await Transcript(verb.name, "--help") == asked)
    #expect(await Transcript("--color=never", verb.name, "--help", "--nonsense") == asked)
  }

  @Test(arguments: [40, 60, 80, 200], CommandTable.render.verbs)
  func `lines fit the terminal and never exceed 80 columns`(_ columns: Int, _ verb: VerbRow) async {
    let environment = Environment(terminalColumns: columns)
    for depth in ["-h", "--help"] {
      let text = await Transcript(verb.name, depth, in: environment).output
      let widest = text.split(separator: "\n").filter(Self.flows).map(\.count).max() ?? 0
      #expect(widest <= min(columns, 80))
    }
  }

  /// Synopses, examples and terms are copied as a whole and do not break.
  private static func flows(_ line: Substring) -> Bool {
    !line.contains("render ") && !line.drop { $0 == " " }.hasPrefix("-")
  }
}
