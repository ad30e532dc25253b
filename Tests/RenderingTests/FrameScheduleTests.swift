import SegueGeometry
import SegueMotion
import SegueRendering
import SegueSceneGraph
import Testing

@Suite struct FrameScheduleTests {
  static let film = AnimatedScene(
    canvas: Canvas(size: Size(10, 10)), duration: .milliseconds(100),
    epochs: [Epoch(tree: LayerTree([]))])

  @Test func `all frames of a film are as many as it has`() {
    #expect(FrameSchedule(all: Self.film).indices == Array(0...6))
  }

  @Test(arguments: [
    (0.0, 100.0, [0, 1, 2, 3, 4, 5, 6]), (20, 60, [2, 3]), (50, 50, [3]), (51, 60, []),
    (0, 0, [0]), (90, 500, [6]),
  ])
  func `a range has the frames between its ends, both included`(
    start: Double, end: Double, indices: [Int]
  ) {
    let schedule = FrameSchedule(
      of: Self.film, from: .milliseconds(start), to: .milliseconds(end))
    #expect(schedule.indices == indices)
  }

  @Test(arguments: [(1, [0, 1, 2, 3, 4, 5, 6]), (2, [0, 2, 4, 6]), (4, [0, 4]), (7, [0])])
  func `one of several begins with the first`(_ count: Int, _ indices: [Int]) {
    #expect(FrameSchedule(all: Self.film).every(count).indices == indices)
  }

  @Test(arguments: [
    (60, 50, [0, 1, 2, 4, 5, 6]), (100, 50, [0, 2, 4, 6]), (60, 60, [0, 1, 2, 3, 4, 5, 6]),
    (30, 50, [0, 1, 2, 3, 4, 5, 6]), (240, 50, [0, 6]), (60, 45, [0, 1, 3, 4, 5, 6]),
  ])
  func `a slower clock shows the nearest frames, and the last`(
    _ rate: Int64, _ slower: Int64, _ indices: [Int]
  ) {
    let schedule = FrameSchedule(all: Self.film)
    #expect(schedule.thinned(from: FrameRate(rate), to: FrameRate(slower)).indices == indices)
  }

  @Test(arguments: [60, 59, 51, 75, 120, 144, 240], [0, 1, 2, 3, 100, 3600])
  func `a frame of a slower clock is at most half a beat from its time`(
    _ rate: Int64, _ last: Int
  ) {
    let schedule = FrameSchedule(Array(0...last), rate: FrameRate(rate))
    let shown = schedule.thinned(from: FrameRate(rate), to: FrameRate(50)).indices
    #expect(shown.first == (last == 0 ? 0 : shown.first) && shown.last == last)
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 < $1 })
    for (beat, frame) in shown.enumerated() {
      #expect(abs(Double(beat) / 50 - Double(frame) / Double(rate)) <= 0.01 + 1e-12)
    }
  }

  @Test func `the first and the last frame may stay for longer`() {
    let schedule = FrameSchedule([3, 4, 6], rate: FrameRate(60))
    #expect(schedule.holding(first: 2, last: 1).indices == [3, 3, 3, 4, 6, 6])
    #expect(schedule.holding(first: 0, last: 0) == schedule)
    #expect(FrameSchedule([], rate: FrameRate(60)).holding(first: 2, last: 1).indices.isEmpty)
  }

  @Test func `a filter keeps the order and the rate`() {
    let schedule = FrameSchedule(all: Self.film).filter { $0 % 3 == 1 }
    #expect(schedule == FrameSchedule([1, 4], rate: Self.film.frameRate))
  }
}
