import SegueRenderCLI
import Testing

@Suite struct SpellingTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("kitten", "sitting", 3), ("tree", "tere", 1),
    ("ca", "abc", 3), ("check", "chek", 1), ("curve", "cruve", 1), ("a", "b", 1),
  ])
  func `a distance counts typing mistakes`(_ a: String, _ b: String, _ distance: Int) {
    #expect(Spelling.distance(from: a, to: b) == distance)
    #expect(Spelling.distance(from: b, to: a) == distance)
  }

  @Test(arguments: [
    ("chek", "check"), ("tre", "tree"), ("cruve", "curve"), ("n", "new"), ("comp", "completions"),
    ("help", "help"), ("xyz", nil), ("", nil), ("c", nil), ("trees-and-flowers", nil),
  ])
  func `the nearest word is suggested, or none`(_ text: String, _ word: String?) {
    let verbs = ["check", "tree", "curve", "new", "help", "completions"]
    #expect(Spelling.nearest(to: text, in: verbs) == word)
  }
}
