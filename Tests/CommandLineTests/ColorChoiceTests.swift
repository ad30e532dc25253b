import SegueCommandLine
import Testing

@Suite struct ColorChoiceTests {
  @Test(arguments: [
    (ColorChoice.auto, true, ["TERM": "xterm"], true),
    (.auto, true, ["TERM": "dumb"], false), (.auto, true, [:], false),
    (.auto, true, ["TERM": ""], false), (.auto, false, ["TERM": "xterm"], false),
    (.auto, true, ["TERM": "xterm", "NO_COLOR": "1"], false),
    (.auto, true, ["TERM": "xterm", "NO_COLOR": "0"], false),
    (.auto, true, ["TERM": "xterm", "NO_COLOR": ""], true),
    (.auto, false, ["CLICOLOR_FORCE": "1"], true), (.auto, false, ["CLICOLOR_FORCE": "0"], false),
    (.auto, false, ["CLICOLOR_FORCE": ""], false),
    (.auto, true, ["TERM": "dumb", "CLICOLOR_FORCE": "1"], true),
    (.auto, true, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
    (.always, false, ["TERM": "dumb", "NO_COLOR": "1"], true),
    (.never, true, ["TERM": "xterm", "CLICOLOR_FORCE": "1"], false),
  ])
  func `the option wins, then the environment, then the stream`(
    _ choice: ColorChoice, _ isTerminal: Bool, _ variables: [String: String], _ isColored: Bool
  ) {
    let environment = Environment(variables: variables)
    #expect(choice.isColored(isTerminal: isTerminal, in: environment) == isColored)
  }
}
