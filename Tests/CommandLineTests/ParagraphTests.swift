import SegueCommandLine
import Testing

@Suite struct ParagraphTests {
  @Test(arguments: [
    ("", []), ("one", ["one"]), ("one two", ["one two"]), ("one two three", ["one two", "three"]),
    ("  one   two  ", ["one two"]), ("immeasurably", ["immeasurably"]),
    ("a immeasurably b", ["a", "immeasurably", "b"]), ("12345678", ["12345678"]),
    ("1234 5678", ["1234", "5678"]), ("1234 567", ["1234 567"]),
  ])
  func `words flow into lines`(_ text: String, _ lines: [String]) {
    #expect(Paragraph(columns: 8).lines(text) == lines)
  }

  @Test func `an indent counts as width`() {
    #expect(
      Paragraph(columns: 8).lines("one two three", indent: 2) == ["  one", "  two", "  three"])
  }

  @Test func `explanations stand in a column of their own`() {
    let lines = Paragraph(columns: 30).list([
      ("a", "one two three four five six"), ("term", "short"), ("a very long term", "beneath"),
      ("bare", ""),
    ])
    #expect(
      lines
        == [
          "  a     one two three four", "        five six", "  term  short", "  a very long term",
          "        beneath", "  bare",
        ])
  }
}
