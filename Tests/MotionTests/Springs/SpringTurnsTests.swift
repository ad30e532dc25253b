import SegueGeometry
import SegueMotion
import TestSupport
import Testing

@Suite struct SpringTurnsTests {
  /// A spring at rest swings beyond its target after half a period, by the closed form of
  /// textbooks.
  @Test(arguments: SeededGenerator.seeds)
  func `the first turn is the peak of the textbook`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let (ratio, stiffness) = (random.double(in: 0.01...0.99), random.double(in: 1...20_000))
      let spring = try Spring(dampingRatio: ratio, stiffness: stiffness)
      let root = (1 - ratio * ratio).squareRoot()
      let turns = spring.turns(until: 100)
      let first = try #require(turns.first)
      #expect((first / (.pi / (stiffness.squareRoot() * root)) - 1).magnitude < 1e-12)
      let peak = 1 + PortableMath.exp(-.pi * ratio / root)
      #expect((spring.value(at: first) - peak).magnitude < 1e-9)
      // Each turn is half a period later and as much nearer.
      for (index, turn) in turns.prefix(4).enumerated() {
        #expect((turn / first - Double(index + 1)).magnitude < 1e-9)
      }
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `between two turns a spring only rises or only falls`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let spring = try SpringMotionTests.anySpring(&random).launched(
        at: random.double(in: -60...60))
      let end = 6 / spring.angularFrequency
      let turns = [0] + spring.turns(until: end) + [end]
      for (a, b) in zip(turns, turns.dropFirst()) {
        let values = (0...40).map { spring.value(at: a + (b - a) * Double($0) / 40) }
        let steps = zip(values, values.dropFirst()).map { $1 - $0 }
        #expect(steps.allSatisfy { $0 >= -1e-12 } || steps.allSatisfy { $0 <= 1e-12 })
      }
    }
  }

  @Test func `there are as many turns as are asked for, and none after the end`() throws {
    let spring = try Spring(dampingRatio: 0.1, stiffness: 100)
    #expect(spring.turns(until: 1000, atMost: 5).count == 5)
    #expect(spring.turns(until: 0.3).isEmpty)
    #expect(Spring.system.turns(until: 10).isEmpty)
  }
}
