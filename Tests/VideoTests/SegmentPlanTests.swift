import SegueVideo
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

  /// At 12 frames a second a segment has 24 pictures, and what stays for two frames is looked at.
  @Test(arguments: [
    ([10..<600], [0..<10, 10..<130, 130..<250, 250..<370, 370..<490, 490..<600]),
    ([0..<30], [0..<53, 53..<77]),
    ([13..<15, 30..<42], [0..<25, 25..<49]),
    ([5..<9, 12..<100, 110..<112], [0..<110, 110..<123]),
    ([1..<200], [0..<2, 2..<122, 122..<200]),
    ([(0..<12), (12..<24), (24..<36), (36..<48)], [0..<48]),
  ])
  func `what stays is not counted, and a good place for a cut`(
    stills: [Range<Int>], segments: [Range<Int>]
  ) {
    let format = MovieFormat(width: 2, height: 2, frames: 12)
    let plan = MovieRecipe(.h264(.standard), format)
      .plan(frameCount: segments[segments.count - 1].upperBound, stills: stills)
    #expect(plan.segments == segments)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `no two key frames are neighbors, and none is far from the last`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let format = MovieFormat(width: 2, height: 2, frames: random.int(in: 1...60))
    var (frame, stills) = (0, [Range<Int>]())
    while frame < 3000 {
      let count = random.int(in: 1...(random.int(in: 0...9) == 0 ? 900 : 30))
      if count > 1, random.int(in: 0...1) == 0 { stills.append(frame..<frame + count) }
      frame += count
    }
    let plan = MovieRecipe(.h264(.standard), format).plan(frameCount: frame, stills: stills)
    #expect(plan.segments.flatMap { Array($0) } == Array(0..<frame))
    for (place, segment) in plan.segments.enumerated() {
      #expect(segment.count >= 2 || place == plan.count - 1)
      // Five segments, and what has stayed since before the last of them was full.
      #expect(segment.count <= 12 * plan.length)
    }
  }

  @Test(arguments: [MovieCodec.h264(.small), .av1, .vp9, .prores, .ffv1])
  func `other codecs are cut as if everything moved`(codec: MovieCodec) {
    let format = MovieFormat(width: 2, height: 2, frames: 12)
    let plan = MovieRecipe(codec, format).plan(frameCount: 100, stills: [3..<90])
    #expect(plan.segments == SegmentPlan(frameCount: 100, format: format).segments)
  }
}
