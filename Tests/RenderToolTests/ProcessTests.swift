import Foundation
import SegueCommandLine
import TestSupport
import Testing

/// The built program, run by a shell: what a process does that a value cannot.
@Suite(.enabled(if: Shelled.isInstalled("bash"), "bash is not installed"))
struct ProcessTests {
  private static let program = Workshop.program

  /// 'make sanitize' sets the sanitizer's options, and nobody else.
  private static let isThreadSanitized = ProcessInfo.processInfo.environment["TSAN_OPTIONS"] != nil

  private static let canOpenTerminal =
    (try? Shelled.run("script", "-qc", "exit 3", "/dev/null", "--return").status) == 3

  private func shell(_ script: String) throws -> Shelled {
    try Shelled.run("bash", "-c", "render() { '\(Self.program)' \"$@\"; }; \(script)")
  }

  @Test func `the program says what the value says`() async throws {
    let transcript = await Transcript("manual")
    #expect(
      try shell("render manual") == Shelled(status: 0, output: transcript.output, error: ""))
  }

  @Test func `a mistake ends with 2`() async throws {
    let transcript = await Transcript("chek")
    #expect(try shell("render chek") == Shelled(status: 2, output: "", error: transcript.error))
  }

  @Test func `a reader that goes away ends the program quietly with 141`() throws {
    let run = try shell("(sleep 0.1; render manual; echo $? >&2) | true")
    #expect(run == Shelled(status: 0, output: "", error: "141\n"))
  }

  @Test func `a full disk is an error with the system's words`() throws {
    let run = try shell("render manual > /dev/full")
    #expect(
      run
        == Shelled(
          status: ExitCode.writeFailed.rawValue, output: "",
          error: "render: error: writing to standard output: No space left on device\n"))
  }

  @Test(
    .enabled(if: !isThreadSanitized, "the thread sanitizer itself needs files to grow"))
  func `a limit on the size of files is an error, not a signal`() throws {
    let run = try shell("f=$(mktemp); ulimit -f 1; render manual > $f; s=$?; rm $f; exit $s")
    #expect(run.status == ExitCode.writeFailed.rawValue)
    #expect(run.error == "render: error: writing to standard output: File too large\n")
  }

  @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
  func `streams that are closed do no harm`(_ closed: String) throws {
    #expect(try shell("render manual \(closed)").status == 0)
    #expect(try shell("render nonsense \(closed)").status == 2)
  }

  @Test(.enabled(if: canOpenTerminal, "there is no script(1), or no terminal for it"))
  func `a terminal gives its width and gets color`() async throws {
    let line = "stty cols 50; '\(Self.program)' help tree; '\(Self.program)' chek"
    let run = try Shelled.run("script", "-qc", "export TERM=xterm; \(line)", "/dev/null")
    let text = run.output.replacing("\r\n", with: "\n")
    #expect(
      text.contains(await Transcript("help", "tree", in: Environment(terminalColumns: 50)).output))
    #expect(text.contains("\u{1B}[1;31mrender: error:\u{1B}[0m unknown verb 'chek'\n"))
  }

  @Test func `the environment reaches the program`() async throws {
    #expect(try shell("CLICOLOR_FORCE=1 render chek").error.hasPrefix("\u{1B}[1;31m"))
    #expect(try shell("NO_COLOR=1 CLICOLOR_FORCE=1 render chek").error.hasPrefix("render:"))
    let narrow = try shell("COLUMNS=40 render help tree").output
    let wanted = await Transcript("help", "tree", in: Environment(terminalColumns: 40)).output
    #expect(narrow == wanted)
  }
}
