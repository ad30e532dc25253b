import SegueMediaCoding
import TestSupport
import Testing

@Suite struct SegmentPlanTests {
  @Test(arguments: [
    (60, 1, 120), (24, 1, 48), (25, 1, 50), (60_000, 1001, 120), (30_000, 1001, 60),
    (24_000, 1001, 48), (1, 1, 2), (1, 2, 2), (5, 4, 3), (7, 4, 4), (120, 1, 240),
  ])
  func `a segment has two seconds`(frames: Int, seconds: Int, length: Int) {
    let format = MovieFormat(width: 2, height: 2, frames: frames, per: seconds)
    #expect(SegmentPlan(frameCount: 1000, format: format).length == length)
  }

  @Test(arguments: [
    (1, [0..<1]), (59, [0..<59]), (120, [0..<120]), (121, [0..<121]), (179, [0..<179]),
    (180, [0..<120, 120..<180]), (240, [0..<120, 120..<240]), (299, [0..<120, 120..<299]),
    (300, [0..<120, 120..<240, 240..<300]),
  ])
  func `a short rest belongs to the segment before it`(frameCount: Int, segments: [Range<Int>]) {
    let format = MovieFormat(width: 2, height: 2, frames: 60)
    #expect(SegmentPlan(frameCount: frameCount, format: format).segments == segments)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `segments follow each other from the first frame to the last`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let format = MovieFormat(
      width: 2, height: 2, frames: random.int(in: 1...240), per: random.int(in: 1...3))
    let plan = SegmentPlan(frameCount: random.int(in: 1...2000), format: format)
    #expect(plan.segments.flatMap { Array($0) } == Array(0..<plan.frameCount))
    for segment in plan.segments {
      #expect(segment.count * 2 < plan.length * 3)
      #expect(segment.count * 2 >= plan.length || plan.count == 1)
    }
  }
}
