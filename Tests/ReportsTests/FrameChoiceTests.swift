import SegueReports
import Testing

@Suite struct FrameChoiceTests {
  @Test func `all stay where there is room`() {
    #expect(FrameChoice([false, true, false], count: 3).indices == [0, 1, 2])
    #expect(FrameChoice([], count: 3).indices == [])
  }

  @Test func `frames that differ stay before others`() {
    let differs = (0..<20).map { (7...9).contains($0) }
    #expect(FrameChoice(differs, count: 5).indices == [0, 7, 8, 9, 19])
  }

  @Test func `of many the first, the last and some between stay`() {
    let differs = (0..<20).map { $0 >= 10 }
    #expect(FrameChoice(differs, count: 4).indices == [10, 13, 16, 19])
    #expect(FrameChoice(differs, count: 1).indices == [10])
    #expect(FrameChoice(differs, count: 0).indices == [])
  }
}
