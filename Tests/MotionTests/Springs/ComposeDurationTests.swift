import SegueMotion
import TestSupport
import Testing

@Suite struct ComposeDurationTests {
  @Test(
    arguments: [
      (1, 1500, 171), (1, 400, 331), (1, 200, 469), (1, 50, 938), (1, 10000, 66), (0.75, 1500, 172),
      (0.5, 1500, 245), (0.2, 1500, 597), (0.75, 200, 473), (0.5, 400, 474), (2, 400, 873),
      (1, 1600, 165), (0.9, 700, 228), (0.8, 380, 328), (0.6, 800, 284), (0.9, 1400, 161),
      (0.8, 200, 452), (0.9, 300, 348),
    ] as [(Double, Double, Int)])
  func `a fade lasts as long as Compose estimates`(
    _ ratio: Double, _ stiffness: Double, _ expected: Int
  ) {
    let motion = SpringMotion(.damped(ratio, stiffness: stiffness), from: 0, to: 1)
    #expect(motion.composeDuration(threshold: 0.01) == expected)
  }

  @Test(
    arguments: [
      (1, 1500, 1080, 1, 240), (1, 400, 1080, 1, 465), (0.5, 1500, 1080, 1, 368),
      (0.75, 400, 1080, 1, 493), (1, 400, 360, 1, 404), (1, 400, 390, 0.5, 447),
      (1, 400, 1, 0.002, 423),
    ] as [(Double, Double, Double, Double, Int)])
  func `a slide lasts as long as Compose estimates`(
    _ ratio: Double, _ stiffness: Double, _ distance: Double, _ threshold: Double, _ expected: Int
  ) {
    let spring = Spring.damped(ratio, stiffness: stiffness)
    let there = SpringMotion(spring, from: 0, to: distance)
    let back = SpringMotion(spring, from: distance, to: 0)
    #expect(there.composeDuration(threshold: threshold) == expected)
    #expect(back.composeDuration(threshold: threshold) == expected)
  }

  @Test(
    arguments: [
      (1, 16, 0.12842), (1, 50, 0.57653), (1, 100, 0.89866), (1, 150, 0.97958),
      (0.75, 100, 1.01179),
      (0.5, 16, 0.15302), (0.5, 100, 1.15853), (0.2, 50, 1.08653), (0.2, 400, 1.03431),
    ] as [(Double, Double, Double)])
  func `springs of medium stiffness have Compose's values`(
    _ ratio: Double, _ milliseconds: Double, _ expected: Double
  ) {
    let spring = Spring.damped(ratio, stiffness: 1500)
    #expect((spring.value(at: milliseconds / 1000) - expected).magnitude < 6e-6)
  }

  @Test(
    arguments: [
      (1, 400, [0.04148, 0.26424, 0.59399, 0.80085, 0.90842, 0.98265, 0.99698, 0.99992]),
      (1, 200, [0.02205, 0.15828, 0.41306, 0.62584, 0.77372, 0.92467, 0.97674, 0.99804]),
      (1, 50, [0.00594, 0.04955, 0.15828, 0.28654, 0.41306, 0.62584, 0.77372, 0.92467]),
      (1, 10000, [0.47507, 0.95957, 0.99950, 1, 1, 1, 1, 1]),
      (0.75, 200, [0.02284, 0.17398, 0.47855, 0.73824, 0.90558, 1.02370, 1.02106, 0.99986]),
      (0.5, 400, [0.04577, 0.34030, 0.84943, 1.12435, 1.15312, 1.00229, 0.97901, 1.00258]),
      (2, 400, [0.03461, 0.17774, 0.36964, 0.51778, 0.63112, 0.78415, 0.87370, 0.95676]),
    ] as [(Double, Double, [Double])])
  func `springs of other stiffness have Compose's values`(
    _ ratio: Double, _ stiffness: Double, _ expected: [Double]
  ) {
    let spring = Spring.damped(ratio, stiffness: stiffness)
    let times = [0.016, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.6]
    expect(times.map { spring.value(at: $0) }, within: 6e-6, of: expected)
  }

  @Test(
    arguments: [(1, 1500, 3.11944), (1, 400, 5.41341), (0.5, 1500, -1.36023), (2, 400, 3.37502)]
      as [(Double, Double, Double)])
  func `velocities after a tenth of a second are Compose's`(
    _ ratio: Double, _ stiffness: Double, _ expected: Double
  ) {
    let velocity = Spring.damped(ratio, stiffness: stiffness).velocity(at: 0.1)
    #expect((velocity - expected).magnitude < 6e-6)
  }

  @Test func `the slowest dimension decides`() {
    let spring = Spring.damped(1, stiffness: 400)
    let motions = [1080, 360, 0].map { SpringMotion(spring, from: 0, to: $0) }
    #expect(SpringMotion.composeDuration(of: motions, thresholds: [1, 1, 1]) == 465)
    #expect(SpringMotion.composeDuration(of: motions, thresholds: [100, 1, 1]) == 404)
    #expect(SpringMotion.composeDuration(of: [], thresholds: []) == 0)
  }

  @Test func `what rests within its threshold has no duration`() {
    let spring = Spring.damped(0.5, stiffness: 400)
    #expect(SpringMotion(spring, from: 7, to: 7).composeDuration(threshold: 1) == 0)
    #expect(SpringMotion(spring, from: 7, to: 7.5).composeDuration(threshold: 1) == 0)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `the estimate bounds what follows`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let ratio = random.pick([0.3, 0.75, 1, 1, 1.7])
      let motion = SpringMotion(
        .damped(ratio, stiffness: random.double(in: 50...3000)), from: 0,
        to: random.double(in: 50...1000), velocity: random.double(in: -2000...9000))
      let duration = try #require(motion.composeDuration(threshold: 1))
      // Truncation and the tolerance of Newton's method cost up to two milliseconds.
      let later = (2...600).map { Double(duration + $0) / 1000 }
      #expect(later.allSatisfy { (motion.value(at: $0) - motion.target).magnitude <= 1.02 })
    }
  }
}
