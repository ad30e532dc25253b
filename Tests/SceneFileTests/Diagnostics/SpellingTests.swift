import SegueSceneFile
import Testing

@Suite struct SpellingTests {
  private func distance(_ word: String, _ other: String) -> Int? {
    Spelling.distance(
      from: Array(word.unicodeScalars), to: Array(other.unicodeScalars), limit: 100)
  }

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "abc", 0), ("opactiy", "opacity", 1), ("ab", "ba", 1),
    ("kitten", "sitting", 3), ("flaw", "lawn", 2), ("ca", "abc", 3), ("colour", "color", 1),
    ("größe", "grosse", 3),
  ])
  func `a swap of neighbors counts as one change`(word: String, other: String, expected: Int) {
    #expect(distance(word, other) == expected)
    #expect(distance(other, word) == expected)
  }

  @Test(arguments: [
    ("opactiy", "opacity"), ("Opacity", "opacity"), ("OPACITY", "opacity"), ("opacity ", "opacity"),
    ("cornerradius", "cornerRadius"), ("corner-radius", "cornerRadius"), ("fpss", "fps"),
    ("fp", "fps"), ("z", nil), ("xyz", nil), ("background", nil), ("frame", "frame"), ("", nil),
  ])
  func `a word is found when it is near enough to be meant`(word: String, meant: String?) {
    let candidates = ["opacity", "cornerRadius", "fps", "frame", "fill"]
    #expect(Spelling.nearest(to: word, among: candidates) == meant)
  }

  @Test func `a third of the letters may be wrong, and always one`() {
    #expect(Spelling.nearest(to: "abcdef", among: ["abcdxy"]) == "abcdxy")
    #expect(Spelling.nearest(to: "abcdef", among: ["abcxyz"]) == nil)
    #expect(Spelling.nearest(to: "ab", among: ["ax"]) == "ax")
    #expect(Spelling.nearest(to: "ab", among: ["xy"]) == nil)
  }

  @Test func `the nearest one wins, of equals the first`() {
    #expect(Spelling.nearest(to: "fadee", among: ["fades", "fade"]) == "fades")
    #expect(Spelling.nearest(to: "fadee", among: ["fading", "fade"]) == "fade")
    #expect(Spelling.nearest(to: "FADE", among: ["fake", "fade"]) == "fade")
  }

  @Test func `a word of many letters is no trouble`() {
    let word = String(repeating: "x", count: 60_000)
    #expect(Spelling.nearest(to: word, among: ["opacity"]) == nil)
  }
}
