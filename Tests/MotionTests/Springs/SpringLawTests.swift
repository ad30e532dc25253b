import SegueMotion
import TestSupport
import Testing

@Suite struct SpringLawTests {
  @Test(arguments: SpringCatalog.names)
  func `springs start at zero with their own velocity`(_ name: String) throws {
    let spring = try #require(Spring(named: name))
    #expect(spring.value(at: 0) == 0)
    #expect(spring.velocity(at: 0) == 0)
    #expect(spring.value(at: -1) == 0)
    let launched = try spring.launched(at: 3)
    #expect(launched.value(at: 0) == 0)
    #expect(launched.velocity(at: 0) == 3)
  }

  @Test(arguments: SpringCatalog.names)
  func `springs end at one`(_ name: String) throws {
    let spring = try #require(Spring(named: name))
    #expect((spring.value(at: 100) - 1).magnitude < 1e-12)
    #expect(spring.velocity(at: 100).magnitude < 1e-12)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `motion obeys the equation of the damped spring`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let spring = SpringMotionTests.anySpring(&random)
      let time = random.double(in: 0.01...0.6)
      let step = 1e-4 / spring.angularFrequency
      let (x, v) = (spring.value(at: time), spring.velocity(at: time))
      let speed = (spring.value(at: time + step) - spring.value(at: time - step)) / (2 * step)
      let force = (spring.velocity(at: time + step) - spring.velocity(at: time - step)) / (2 * step)
      let scale = spring.angularFrequency
      #expect((speed - v).magnitude < 1e-6 * scale)
      let pull = spring.stiffness * (1 - x) - spring.damping * v
      #expect((force - pull).magnitude < 1e-6 * scale * scale * max(1, spring.dampingRatio))
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `settling bounds what follows`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let spring = try SpringMotionTests.anySpring(&random).launched(
        at: random.double(in: -60...60))
      let tolerance = random.pick([0.001, 0.01, 0.2])
      let end = try #require(spring.settlingDuration(within: tolerance))
      let later = stride(from: end, through: 5 * end + 0.04, by: (4 * end + 0.04) / 400)
      #expect(later.allSatisfy { (spring.value(at: $0) - 1).magnitude <= tolerance * (1 + 1e-9) })
      // Without a swing the bound is the last crossing itself.
      if spring.dampingRatio >= 1, end > 0 {
        #expect((spring.value(at: end * (1 - 1e-6)) - 1).magnitude > tolerance * (1 - 1e-9))
      }
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `critical springs launched at rest never overshoot`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let spring = Spring.damped(1, stiffness: random.double(in: 10...10000))
    let values = (0...500).map { spring.value(at: Double($0) / 500) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(values.allSatisfy { $0 <= 1 })
  }

  @Test(arguments: SpringCatalog.names)
  func `frame rate and order do not matter`(_ name: String) throws {
    let spring = try #require(Spring(named: name))
    let coarse = (0...30).map { spring.value(at: Double($0) / 30) }
    let fine = (0...120).reversed().map { spring.value(at: Double($0) / 120) }
    let same = stride(from: 0, through: 120, by: 4).map { fine[120 - $0] }
    #expect(coarse == same)
  }

  @Test(arguments: [0.3, 0.999_999_9, 0.999_999_999_9, 1.000_000_000_1, 1.000_000_1, 1.3])
  func `the regimes meet at the critical ratio`(_ ratio: Double) {
    let spring = Spring.damped(ratio, stiffness: 300)
    let critical = Spring.damped(1, stiffness: 300)
    let apart = (0...100).map {
      let time = Double($0) / 100
      return (spring.value(at: time) - critical.value(at: time)).magnitude
    }
    #expect(apart.allSatisfy { $0 <= 2 * (ratio - 1).magnitude + 1e-11 })
  }

  @Test func `overdamping slows a spring only where it is allowed`() {
    var spring = Spring.system
    #expect(spring.dampingRatio > 4.5)
    let clamped = spring.value(at: 0.1)
    #expect(clamped == Spring.damped(1, stiffness: 1000.0 / 3).value(at: 0.1))
    spring.allowsOverdamping = true
    #expect(spring.value(at: 0.1) < clamped / 3)
  }
}
