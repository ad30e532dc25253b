import SegueSceneFile
import Testing

@Suite struct QuoteTests {
  @Test(arguments: [
    ("opactiy", "'opactiy'"), ("", "''"), ("it's", "'it's'"), ("日本", "'日本'"),
    ("a\u{1B}[31mb", #"'a\u001B[31mb'"#), ("a\nb\tc", #"'a\u000Ab\u0009c'"#),
    ("\u{202E}abc", #"'\u202Eabc'"#), ("👩\u{200D}💻", "'👩\u{200D}💻'"),
    ("\u{E0041}", #"'\uDB40\uDC41'"#),
  ])
  func `the user's words are shown and never obeyed`(text: String, shown: String) {
    #expect(Quote(text).description == shown)
  }

  @Test func `at most 80 characters are shown`() {
    let fits = String(repeating: "a", count: 80)
    #expect(Quote(fits).description == "'\(fits)'")
    #expect(Quote(fits + "b").description == "'\(fits)…'")
    #expect(Quote(String(repeating: "\u{7}", count: 50)).description.unicodeScalars.count <= 83)
  }
}
