import SegueTextSupport
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

  @Test func `of a long path the beginning and the name are shown`() {
    let usual = "scenes/" + String(repeating: "a", count: 220) + ".json"
    #expect(Quote(path: usual).description == "'\(usual)'")
    let long = "scenes/" + String(repeating: "b", count: 4000) + "/card.json"
    let shown = Quote(path: long).description
    #expect(shown.hasPrefix("'scenes/bbb") && shown.hasSuffix("bbb/card.json'"))
    #expect(shown.contains("…"))
    #expect(shown.unicodeScalars.count == 240 + 3)
    #expect(Quote(path: "a\u{1B}b").description == #"'a\u001Bb'"#)
  }
}
