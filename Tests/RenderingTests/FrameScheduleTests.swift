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

  @Test func `a filter keeps the order and the rate`() {
    let schedule = FrameSchedule(all: Self.film).filter { $0 % 3 == 1 }
    #expect(schedule == FrameSchedule([1, 4], rate: Self.film.frameRate))
  }
}
