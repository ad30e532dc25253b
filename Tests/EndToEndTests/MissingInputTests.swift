import SegueCommandLine
import TestSupport
import Testing

/// Every verb that reads a film says that it is not there, and ends with the same code.
@Suite struct MissingInputTests {
  @Test(arguments: [
    ["check"], ["draw", "--hash"], ["tree"], ["explain"], ["fonts"], ["audit"], ["map"], ["verify"],
    ["record"], ["approve"], ["preview", "-o", "site"], ["plan", "verify"], ["plan", "audit"],
    ["plan", "draw"], ["plan", "preview"], ["plan", "record"],
  ])
  func `a film that is not there is missing`(words: [String]) async throws {
    let workshop = try Workshop()
    let run = try workshop.run("$render \(words.joined(separator: " ")) nope.json")
    #expect(run.status == ExitCode.missingInput.rawValue)
    #expect(
      (run.output + run.error).contains("cannot read 'nope.json': it does not exist"), "\(run)")
    // A preview's folder was made before it looked.
    #expect(try workshop.names().subtracting(["site"]) == ["scene.json"])
  }

  @Test(arguments: ["check", "draw --hash", "verify", "record", "audit"])
  func `a name that nobody can see is refused`(words: String) throws {
    let workshop = try Workshop()
    let run = try workshop.run(
      #"cp scene.json $'new\nline.json'; $render \#(words) $'new\nline.json'; code=$?; ls; exit $code"#
    )
    #expect([65, 73].contains(run.status))
    #expect((run.output + run.error).contains("or one with a line break, is not supported"))
    // Nothing was drawn, and no folder made.
    #expect(run.output.hasSuffix("new\nline.json\nscene.json\n"), "\(run)")
  }
}
