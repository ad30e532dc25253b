import SegueJSON
import Testing

/// The quoted line and the mark below it.
@Suite struct SourceExcerptTests {
  /// The two lines below the message about `range`.
  private func excerpt(_ bytes: [UInt8], _ range: SourceRange) -> [String] {
    let source = SourceText(name: "a", bytes: bytes)
    var diagnostics = Diagnostics()
    diagnostics.register(source)
    diagnostics.add(Diagnostic(.error, "x", at: source.place(range)))
    let lines = diagnostics.text().split(separator: "\n", omittingEmptySubsequences: false)
    return lines[1...2].map(String.init)
  }

  /// The same for the first place where `marked` stands in `text`.
  private func excerpt(_ text: String, marking marked: String) -> [String] {
    guard let start = text.firstRange(of: marked)?.lowerBound else { return [] }
    let offset = text.utf8.distance(from: text.startIndex, to: start)
    return excerpt(Array(text.utf8), SourceRange(offset, offset + marked.utf8.count))
  }

  @Test func `the mark stands under what it means`() {
    #expect(excerpt("ab cde f", marking: "cde") == ["    1 | ab cde f", "      |    ^~~"])
    #expect(excerpt("ab\ncd\nef", marking: "d") == ["    2 | cd", "      |  ^"])
    #expect(excerpt("ab\r\ncd\r\n", marking: "ab") == ["    1 | ab", "      | ^~"])
  }

  @Test func `a gap gets a mark of its own`() {
    #expect(excerpt(Array("ab".utf8), SourceRange(at: 2)) == ["    1 | ab", "      |   ^"])
    #expect(excerpt(Array("ab\n".utf8), SourceRange(at: 3)) == ["    2 |", "      | ^"])
    #expect(excerpt([], SourceRange(at: 0)) == ["    1 |", "      | ^"])
  }

  @Test func `tabs become spaces up to the next stop`() {
    #expect(
      excerpt("\t\"a\"\t: x", marking: "x") == ["    1 |     \"a\" : x", "      |           ^"])
    #expect(excerpt("\tx", marking: "\t") == ["    1 |     x", "      | ^~~~"])
  }

  @Test func `wide characters take two columns and accents none`() {
    #expect(excerpt("日本 x", marking: "x") == ["    1 | 日本 x", "      |      ^"])
    #expect(excerpt("日本 x", marking: "本") == ["    1 | 日本 x", "      |   ^~"])
    #expect(excerpt("e\u{301}é😀x", marking: "x") == ["    1 | e\u{301}é😀x", "      |     ^"])
  }

  @Test func `what would be obeyed is shown as an escape`() {
    #expect(
      excerpt("a\u{1B}[31m\u{202E}x", marking: "x") == [
        #"    1 | a\u001B[31m\u202Ex"#, "      |                  ^",
      ])
    #expect(
      excerpt([0x61, 0xFF, 0xC3, 0x28], SourceRange(3, 4)) == [
        #"    1 | a\xFF\xC3("#, "      |          ^",
      ])
  }

  @Test func `a stretch over several lines is marked to the end of the first`() {
    #expect(excerpt("a [1,\n2]", marking: "[1,\n2]") == ["    1 | a [1,", "      |   ^~~"])
  }

  @Test func `a byte order mark is not shown`() {
    #expect(excerpt("\u{FEFF}ab", marking: "b") == ["    1 | ab", "      |  ^"])
  }

  @Test func `a line of 100 columns is shown whole`() {
    let line = String(repeating: "a", count: 99) + "x"
    #expect(
      excerpt(line, marking: "x") == [
        "    1 | " + line, "      | " + String(repeating: " ", count: 99) + "^",
      ])
  }

  @Test func `a longer line is cut behind`() {
    let line = "x" + String(repeating: "a", count: 100)
    #expect(
      excerpt(line, marking: "x") == [
        "    1 | x" + String(repeating: "a", count: 98) + "…", "      | ^",
      ])
  }

  @Test func `a longer line is cut in front`() {
    let line = String(repeating: "a", count: 100) + "x"
    #expect(
      excerpt(line, marking: "x") == [
        "    1 | …" + String(repeating: "a", count: 40) + "x",
        "      | " + String(repeating: " ", count: 41) + "^",
      ])
  }

  @Test(arguments: [300, 3000, 3_000_000])
  func `a longer line is cut on both sides`(length: Int) {
    let half = String(repeating: "a", count: length)
    #expect(
      excerpt(half + "xyz" + half, marking: "xyz") == [
        "    1 | …" + String(repeating: "a", count: 40) + "xyz" + String(repeating: "a", count: 55)
          + "…",
        "      | " + String(repeating: " ", count: 41) + "^~~",
      ])
  }

  @Test func `a stretch that is longer than the line may be is marked as far as it is shown`() {
    let line = String(repeating: "x", count: 500)
    #expect(
      excerpt(line, marking: line) == [
        "    1 | " + String(repeating: "x", count: 99) + "…",
        "      | ^" + String(repeating: "~", count: 98),
      ])
  }

  @Test func `a cut never goes through a character`() {
    let half = String(repeating: "日", count: 1000)
    #expect(
      excerpt(half + "x" + half, marking: "x") == [
        "    1 | …" + String(repeating: "日", count: 20) + "x" + String(repeating: "日", count: 28)
          + "…",
        "      | " + String(repeating: " ", count: 41) + "^",
      ])
  }

  @Test func `large line numbers move the line and not the mark`() {
    let text = String(repeating: "\n", count: 123_455) + "ab"
    #expect(excerpt(text, marking: "b") == ["123456 | ab", "       |  ^"])
  }
}
