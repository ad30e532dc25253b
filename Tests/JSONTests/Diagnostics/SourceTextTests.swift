import SegueJSON
import Testing

@Suite struct SourceTextTests {
  @Test(arguments: [
    ("abc", 0, 1, 1), ("abc", 2, 1, 3), ("abc", 3, 1, 4), ("", 0, 1, 1),
    ("a\nb", 1, 1, 2), ("a\nb", 2, 2, 1), ("a\n\nb", 2, 2, 1), ("a\n", 2, 2, 1),
    ("a\r\nb", 3, 2, 1), ("a\rb", 2, 1, 3), ("\tx", 1, 1, 2),
    ("éx", 2, 1, 2), ("e\u{301}x", 3, 1, 3), ("日本x", 6, 1, 3), ("😀x", 4, 1, 2),
    ("a\n日\"", 5, 2, 2), ("\u{FEFF}ab", 3, 1, 1), ("\u{FEFF}ab", 4, 1, 2),
    ("\u{FEFF}a\nb", 5, 2, 1),
  ])
  func `lines and columns count from 1, in characters`(
    text: String, offset: Int, line: Int, column: Int
  ) {
    let position = SourceText(name: "a", text: text).position(of: offset)
    #expect(position == TextPosition(line: line, column: column))
  }

  @Test func `a range yields its text`() {
    let source = SourceText(name: "a", text: "grün ist")
    #expect(source.text(in: SourceRange(2, 5)) == "ün")
    #expect(source.text(in: SourceRange(at: 3)) == "")
    #expect(source.place(SourceRange(0, 1)) == SourcePosition(file: "a", range: SourceRange(0, 1)))
    #expect(SourceRange(2, 5).bytes == 2..<5)
  }
}
