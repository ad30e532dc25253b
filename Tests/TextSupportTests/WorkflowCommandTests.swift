import SegueTextSupport
import Testing

@Suite struct WorkflowCommandTests {
  @Test func `words end where they end, and so do properties`() {
    let command = WorkflowCommand(
      .error, properties: [("file", "a:b,c.json"), ("line", "3")], "50 %\r\nof a, b: \u{1B}[31m")
    #expect(
      command.text
        == "::error file=a%3Ab%2Cc.json,line=3::50 %25%0D%0Aof a, b: \\u001B[31m")
  }

  @Test func `a command without properties has no space`() {
    #expect(WorkflowCommand(.notice, properties: [], "x").text == "::notice::x")
  }
}
