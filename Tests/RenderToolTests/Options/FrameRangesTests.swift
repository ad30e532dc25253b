import SegueCommandLine
import SegueFilmRequests
import SegueFilms
import Testing

@Suite struct FrameRangesTests {
  @Test(arguments: [
    ("0", [0...0]), ("0-59,90", [0...59, 90...90]), ("7-7", [7...7]), ("5,0-2", [5...5, 0...2]),
    ("864000", [864_000...864_000]),
  ])
  func `numbers and ranges are read`(_ text: String, _ ranges: [ClosedRange<Int>]) throws {
    #expect(try FrameRanges(text).ranges == ranges)
  }

  @Test(arguments: [
    "", ",", "1,", "-", "1-", "-1", "1-2-3", "9-8", "a", "1 ", "+1", "1.5", "864001",
    "99999999999999999999",
  ])
  func `anything else is refused`(_ text: String) {
    #expect(throws: UsageError.expected("frames such as 0-59,90")) { try FrameRanges(text) }
  }

  @Test func `a list knows its frames`() throws {
    let list = try FrameRanges("8,2-4")
    #expect((0...9).filter(list.contains) == [2, 3, 4, 8])
    #expect(list.last == 8)
    #expect(list.description == "8,2-4")
  }
}
