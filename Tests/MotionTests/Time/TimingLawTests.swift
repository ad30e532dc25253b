import SegueMotion
import TestSupport
import Testing

/// Laws of timing, for times that fall anywhere.
@Suite struct TimingLawTests {
  @Test(arguments: SeededGenerator.seeds)
  func `speed s at a distance t is speed 1 at s times t`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let fast = random.timing()
    var plain = fast
    plain.speed = 1
    for _ in 0..<50 {
      let seconds = random.double(in: 0...8)
      let position = try #require(fast.position(at: fast.begin.seconds + seconds))
      let scaled = try #require(plain.position(at: plain.begin.seconds + seconds * fast.speed))
      // Near a boundary of two runs a hair decides which one is shown.
      guard position.cycle == scaled.cycle else { continue }
      #expect((position.seconds - scaled.seconds).magnitude < 1e-8)
    }
  }

  @Test func `the end is the first nanosecond at which an animation has ended`() throws {
    for seed in SeededGenerator.seeds {
      var random = SeededGenerator(seed: seed)
      for _ in 0..<200 {
        let timing = random.timing()
        let end = try #require(timing.end)
        #expect(timing.position(at: end.seconds)?.hasEnded == true, "\(timing)")
        let before = end - Time(nanoseconds: 2)
        #expect(timing.position(at: before.seconds)?.hasEnded != true, "\(timing)")
      }
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `progress stays between 0 and 1`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var timing = random.timing()
    timing.fill = .both
    timing.offset = random.time()
    for _ in 0..<100 {
      let position = timing.position(at: random.double(in: -2...20))
      #expect(position.map { (0...1).contains($0.progress) } == true)
    }
  }
}
