import SegueSceneGraph
import Testing

@Suite struct TextContentTests {
  @Test func `the words are those of all runs`() {
    let text = TextContent([TextRun("Hello, "), TextRun("world", isUnderlined: true), TextRun("!")])
    #expect(text.string == "Hello, world!")
    #expect(TextContent([]).string == "")
  }
}
