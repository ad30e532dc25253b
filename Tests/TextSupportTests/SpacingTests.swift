import SegueTextSupport
import Testing

@Suite struct SpacingTests {
  @Test(arguments: [
    ("", ""), (" ", ""), (" \t\n ", ""), ("a", "a"), ("  a b  ", "a b"), ("a\u{A0}", "a"),
    ("\r\na", "a"),
  ])
  func `white space at both ends goes`(text: String, words: String) {
    #expect(text.trimmed() == words)
    #expect(text[...].trimmed() == words)
  }

  @Test func `other characters go if that is said, and white space stays`() {
    #expect("..a. b..".trimmed { $0 == "." } == "a. b")
    #expect(". a".trimmed { $0 == "." } == " a")
  }

  @Test func `nothing is left to trim`() {
    for text in ["", " a ", "\u{2028}b\t", " - "] {
      #expect(text.trimmed().trimmed() == text.trimmed())
    }
  }

  @Test func `columns are filled, and never cut`() {
    #expect("ab".leftAligned(in: 4) == "ab  ")
    #expect("ab".rightAligned(in: 4) == "  ab")
    #expect("abc".leftAligned(in: 2) == "abc" && "abc".rightAligned(in: 2) == "abc")
    #expect("é".rightAligned(in: 2) == " é")
  }
}
