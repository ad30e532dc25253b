import SegueCommandLine
import SegueMotion
import SegueRenderTool
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
    ("help easings", "help-easings"), ("help springs", "help-springs"),
    ("help schema", "help-schema"),
  ])
  func `help is as expected`(_ line: String, _ golden: String) async {
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

  @Test func `topics hold all names that a curve may have`() async {
    let easings = await Transcript("help", "easings").output
    let springs = await Transcript("help", "springs").output
    let words = { (text: String) in Set(text.split { " ,\n".contains($0) }.map(String.init)) }
    #expect(words(easings).isSuperset(of: EasingCatalog.names))
    #expect(words(springs).isSuperset(of: SpringCatalog.names))
    for function in EasingFunction.allCases { #expect(easings.contains(function.synopsis)) }
  }

  @Test(arguments: [40, 60, 80, 200], CommandTable.render.topics)
  func `topics fit the terminal`(_ columns: Int, _ topic: HelpTopic) async {
    let environment = Environment(terminalColumns: columns)
    let text = await Transcript("help", topic.name, in: environment).output
    let terms = topic.sections.flatMap(\.terms).map(\.word)
    for line in text.split(separator: "\n") where !terms.contains(String(line.dropFirst(2))) {
      // A name that is longer than a line stands alone.
      guard line.split(separator: " ").count > 1 else { continue }
      #expect(line.count <= min(columns, 80), "\(line)")
    }
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
