import SegueMotionAssertions
import Testing

@Suite struct LayerPatternTests {
  @Test(arguments: [
    ("card", "card"), ("*", "card"), ("row-*", "row-12"), ("*.title", "row-1.title"),
    ("row-*.title", "row-1.title"), ("*a*b*", "xxaxbx"), ("**", "x"), ("a*", "a"),
  ])
  func `stars stand for any letters`(_ pattern: String, _ name: String) {
    #expect(LayerPattern(pattern).fits(name))
  }

  @Test(arguments: [
    ("card", "cards"), ("row-*", "row"), ("*.title", "title"), ("row-*.title", "row-1.titles"),
    ("*a*b", "ba"), ("a", ""),
  ])
  func `all other letters stand for themselves`(_ pattern: String, _ name: String) {
    #expect(!LayerPattern(pattern).fits(name))
  }

  @Test func `many stars are no trouble`() {
    let pattern = LayerPattern(String(repeating: "*a", count: 31) + "*b")
    #expect(!pattern.fits(String(repeating: "a", count: 64)))
  }
}
