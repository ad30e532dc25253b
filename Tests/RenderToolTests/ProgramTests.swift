import RegexBuilder
import SegueCommandLine
import SegueRenderTool
import Testing

@Suite struct ProgramTests {
  @Test func `the version is a name and a number`() async {
    let transcript = await Transcript("--version")
    #expect(transcript.output.hasPrefix("render \(Program.version)\ncommit "))
    #expect(transcript.code == .done)
    #expect(Program.version.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
  }

  @Test func `the version names each library that bytes pass through`() async {
    let output = await Transcript("--version").output
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines[1] == "commit    unknown, as in every build that is not of a package")
    for name in [
      "libavcodec", "libx264", "libpng16", "libwebp", "librsvg-2", "libharfbuzz", "libicuuc",
    ] {
      // The file behind the name that programs are linked with, and the beginning of its identity.
      let line = Regex {
        /^ *(movies|pictures|texts)? +/
        name
        /\.so\.[0-9.]+ [0-9a-f]{8,}$/
      }
      #expect(lines.count { $0.contains(line) } == 1, "\(name) in \(output)")
    }
  }

  @Test func `a version page has a line for each value, and says what is missing`() {
    let rows = [("commit", ["abc"]), ("movies", []), ("texts", ["a", "b"])]
    let page = VersionPage("film 1.2.3", rows.map(VersionPage.Row.init))
    #expect(
      page.text == """
        film 1.2.3
        commit    abc
        movies    missing
        texts     a
                  b

        """)
  }

  @Test func `a mistake is reported on standard error alone`() async {
    let transcript = await Transcript("tree", "x.json", "--at", "abc")
    #expect(transcript.code == .usage)
    #expect(transcript.output.isEmpty)
    #expect(
      transcript.error == """
        render: error: option '--at': found 'abc', expected a time such as 350ms or 0.35s
          hint: try 'render tree --help'

        """)
  }

  @Test func `color is decided even for a line that is wrong`() async {
    #expect(await Transcript("--color=always", "--nonsense").error.hasPrefix("\u{1B}[1;31m"))
    #expect(await Transcript("--nonsense").error.hasPrefix("render: error:"))
  }

  @Test(arguments: [
    (RunError.closedPipe, ""),
    (RunError(.writeFailed, "the disk is full"), "render: error: the disk is full\n"),
  ])
  func `a result that cannot be written ends the run`(_ failure: RunError, _ message: String) async
  {
    let error = Recording()
    let console = Console(
      input: { _ in [] }, output: { _ throws(RunError) in throw failure },
      error: { error.append($0) })
    let code = await Program(console: console).run(
      arguments: ["manual"], environment: Environment())
    #expect(code == failure.code)
    #expect(error.text == message)
  }

  @Test func `when nothing can be written the code still tells`() async {
    let mute: Console.Sink = { _ throws(RunError) in throw RunError(.writeFailed, "no") }
    let console = Console(input: { _ in [] }, output: mute, error: mute)
    let program = Program(console: console)
    #expect(await program.run(arguments: ["nonsense"], environment: Environment()) == .usage)
    #expect(await program.run(arguments: ["manual"], environment: Environment()) == .writeFailed)
  }
}
