import SegueCommandLine
import SegueRenderTool
import Testing

@Suite struct TerminalTests {
  /// What a terminal with these options says when it writes, warns, notes and reports.
  private func transcript(
    _ options: [String], in environment: Environment = Environment()
  ) throws -> (output: String, error: String) {
    var parser = ArgumentParser(.render)
    try parser.read(["manual"] + options)
    let (output, error) = (Recording(), Recording())
    let console = Console(
      input: { _ in [] }, output: { output.append($0) }, error: { error.append($0) })
    let terminal = Terminal(
      console: console, environment: environment, preferences: Preferences(parser.invocation),
      commands: .render)
    try terminal.write("result\n")
    try terminal.note("reading 'a.json'")
    try terminal.warn("nothing moves")
    try terminal.report(
      RunError(.missingInput, "no such file 'b.json'", hint: "there is a 'd.json'"))
    return (output.text, error.text)
  }

  private static let warning = "render: warning: nothing moves\n"
  private static let failure =
    "render: error: no such file 'b.json'\n  hint: there is a 'd.json'\n"

  @Test(arguments: [
    ([], warning + failure), (["-q"], failure), (["-v", "-q"], failure),
    (["-v"], "render: reading 'a.json'\n" + warning + failure),
    (["-q", "--verbose"], "render: reading 'a.json'\n" + warning + failure),
  ])
  func `the user decides how much is said`(_ options: [String], _ error: String) throws {
    let transcript = try transcript(options)
    #expect(transcript.output == "result\n")
    #expect(transcript.error == error)
  }

  @Test func `only the labels of messages are colored`() throws {
    let transcript = try transcript(["--color=always", "-v"])
    #expect(transcript.output == "result\n")
    #expect(
      transcript.error == """
        render: reading 'a.json'
        \u{1B}[1;33mrender: warning:\u{1B}[0m nothing moves
        \u{1B}[1;31mrender: error:\u{1B}[0m no such file 'b.json'
          \u{1B}[1;32mhint:\u{1B}[0m there is a 'd.json'

        """)
  }

  @Test(arguments: [(true, false, false), (false, true, true), (true, true, true)])
  func `messages are colored when standard error is a terminal`(
    _ output: Bool, _ error: Bool, _ isColored: Bool
  ) throws {
    let environment = Environment(
      variables: ["TERM": "xterm"], outputIsTerminal: output, errorIsTerminal: error)
    #expect(try transcript([], in: environment).error.contains("\u{1B}") == isColored)
  }

  @Test(arguments: [
    (nil, nil, 80), (100, nil, 100), (nil, "132", 132), (100, "132", 100), (nil, "wide", 80),
    (nil, "-5", 20), (3, nil, 20), (nil, "99999999999", 400), (10_000_000, nil, 400),
    (nil, "99999999999999999999", 80),
  ])
  func `the width is the terminal's, or what COLUMNS says, or 80`(
    _ told: Int?, _ variable: String?, _ columns: Int
  ) {
    var environment = Environment(terminalColumns: told)
    environment.variables["COLUMNS"] = variable
    #expect(environment.columns == columns)
  }
}
