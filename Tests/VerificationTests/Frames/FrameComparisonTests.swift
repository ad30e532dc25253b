import SegueVerification
import Testing

@Suite struct FrameComparisonTests {
  private func pattern(_ old: String, _ new: String) -> FrameComparison.Pattern {
    FrameComparison(expected: old.map { "\($0)" }, actual: new.map { "\($0)" }).pattern
  }

  @Test(arguments: [
    ("abcdef", "abcdef", FrameComparison.Pattern.same),
    ("abcdef", "aaabcdef", .shifted(2)),
    ("abcdef", "aabcde", .shifted(1)),
    ("abcdefff", "aabcdeff", .shifted(1)),
    ("aaabcdef", "abcdef", .shifted(-2)),
    ("abcdef", "abxdef", .detour),
    ("abcdef", "xbcdef", .beginning),
    ("abcdef", "abcdex", .end),
    ("abcdef", "xbcdey", .bothEnds),
  ])
  func `what happened to the frames is told`(
    old: String, new: String, expected: FrameComparison.Pattern
  ) {
    #expect(pattern(old, new) == expected)
  }

  @Test func `the frames that differ are counted where both films have one`() {
    let comparison = FrameComparison(expected: ["a", "b", "c"], actual: ["a", "x", "c", "d"])
    #expect(comparison.differing == [1])
  }
}
