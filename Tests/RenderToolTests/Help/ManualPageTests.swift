import SegueCommandLine
import SegueRenderTool
import TestSupport
import Testing

@Suite struct ManualPageTests {
  @Test func `the manual is as expected`() async {
    expectGolden(await Transcript("manual").output, at: "cli/render.1")
  }

  @Test(.enabled(if: Shelled.isInstalled("groff"), "groff is not installed"))
  func `groff has nothing to complain about`() async throws {
    let run = try Shelled.run(
      "groff", "-man", "-Tutf8", "-ww", "-z", input: await Transcript("manual").output)
    #expect(run == Shelled(status: 0, output: "", error: ""))
  }

  @Test(.enabled(if: Shelled.isInstalled("groff"), "groff is not installed"))
  func `the printed manual says what the table says`() async throws {
    let run = try Shelled.run(
      "groff", "-man", "-Tascii", "-P-cbou", "-rLL=400n", input: await Transcript("manual").output)
    for option in CommandTable.render.verbs.flatMap(\.options) {
      #expect(run.output.contains(option.term))
    }
    for example in CommandTable.render.verbs.flatMap(\.examples) {
      #expect(run.output.contains(example.command))
    }
  }
}
