import SegueTextSupport
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
    ("opactiy", "opacity"), ("opacity ", "opacity"), ("fpss", "fps"), ("fp", "fps"), ("z", nil),
    ("xyz", nil), ("background", nil), ("frame", "frame"), ("", nil), ("bounce", "compose.bounce"),
    ("compose.bonce", "compose.bounce"), ("ese-in", "ease-in"),
  ])
  func `a word is found when it is near enough to be meant`(word: String, meant: String?) {
    let names = ["opacity", "fps", "frame", "fill", "compose.bounce", "ease-in", "ease-in-out"]
    #expect(Spelling.nearest(to: word, among: names) == [meant].compactMap(\.self))
  }

  @Test(arguments: [
    ("Opacity", "opacity"), ("OPACITY", "opacity"), ("cornerradius", "cornerRadius"),
    ("corner-radius", "cornerRadius"), ("corner_radius", "cornerRadius"),
    ("CornerRadius", "cornerRadius"), ("positionx", "positionX"), ("easeIn", "ease-in"),
    ("EASE_IN", "ease-in"), ("easein", "ease-in"), ("OPACTIY", "opacity"),
  ])
  func `case, humps, hyphens and underscores make no difference`(word: String, meant: String) {
    let names = ["opacity", "position", "positionX", "cornerRadius", "ease", "ease-in", "ease-out"]
    #expect(Spelling.nearest(to: word, among: names) == [meant])
  }

  @Test func `a third of the letters may be wrong, and always one`() {
    #expect(Spelling.nearest(to: "abcdef", among: ["abcdxy"]) == ["abcdxy"])
    #expect(Spelling.nearest(to: "abcdef", among: ["abcxyz"]) == [])
    #expect(Spelling.nearest(to: "ab", among: ["ax"]) == ["ax"])
    #expect(Spelling.nearest(to: "ab", among: ["xy"]) == [])
  }

  @Test func `the nearest win, equals in their order, each once, and not too many`() {
    #expect(Spelling.nearest(to: "fadee", among: ["fades", "fade"]) == ["fades", "fade"])
    #expect(Spelling.nearest(to: "fadee", among: ["fading", "fade", "fade"]) == ["fade"])
    #expect(Spelling.nearest(to: "FADE", among: ["fake", "fade"]) == ["fade"])
    #expect(Spelling.nearest(to: "a", among: ["b", "c", "d", "e"]) == ["b", "c", "d"])
    #expect(Spelling.nearest(to: "a", among: ["b", "c"], atMost: 1) == ["b"])
  }

  @Test func `a whole name is nearer than the last part of one`() {
    #expect(Spelling.nearest(to: "ease", among: ["css.ease", "ease"]) == ["ease"])
    #expect(Spelling.nearest(to: "ease", among: ["ease", "css.ease"]) == ["ease"])
    #expect(
      Spelling.nearest(to: "ease", among: ["css.ease", "ios.ease"]) == ["css.ease", "ios.ease"])
  }

  @Test(
    arguments: [
      ("opactiy", "did you mean 'opacity'?"), ("rotateZ", "did you mean 'rotateX' or 'rotateY'?"),
      ("xyz", nil),
    ] as [(String, String?)])
  func `hints are questions`(word: String, question: String?) {
    let names = ["opacity", "rotateX", "rotateY"]
    #expect(Spelling.question(for: word, among: names) == question)
  }

  @Test func `a word of many letters is no trouble`() {
    let word = String(repeating: "x", count: 60_000)
    #expect(Spelling.nearest(to: word, among: ["opacity"]) == [])
  }
}
