import SegueMotion
import TestSupport
import Testing

@Suite struct SpringMotionTests {
  @Test func `a spring aimed elsewhere keeps its momentum`() {
    let spring = Spring.duration(0.5)
    let first = SpringMotion(spring, from: 0, to: 100)
    let second = first.retargeted(to: 40, at: 0.1)
    expect([second.start, second.velocity], within: 1e-6, of: [35.773956, 449.437376])
    let values = [0.05, 0.1, 0.2, 0.3, 0.5].map { second.value(at: $0) }
    expect(values, within: 5e-5, of: [48.3174, 50.0772, 46.0785, 42.6437, 40.3622])
  }

  @Test func `aiming at the place where it is lets it swing through`() {
    let motion = SpringMotion(.duration(0.5, bounce: 0.3), from: 5, to: 5, velocity: 10)
    #expect(motion.value(at: 0) == 5)
    #expect(motion.velocity(at: 0) == 10)
    #expect(motion.value(at: 0.1) > 5.3)
    #expect((motion.value(at: 5) - 5).magnitude < 1e-9)
  }

  /// Rows of Compose's own kind: damping ratio, stiffness, from, to, velocity.
  struct Fling: CustomTestStringConvertible, Sendable {
    var motion: SpringMotion
    var threshold: Double
    var duration: Int
    var values: [Double]

    init(
      _ ratio: Double, _ stiffness: Double, _ way: (Double, Double), at velocity: Double,
      to threshold: Double, lasts duration: Int, _ values: Double...
    ) {
      motion = SpringMotion(
        .damped(ratio, stiffness: stiffness), from: way.0, to: way.1, velocity: velocity)
      self.threshold = threshold
      self.duration = duration
      self.values = values
    }

    var testDescription: String { "\(motion.start) to \(motion.target) at \(motion.velocity)" }
  }

  @Test(arguments: [
    Fling(1, 1500, (300, 0), at: -2000, to: 1, lasts: 198, 112.620, 26.243, 0.962, 0.029),
    Fling(1, 400, (300, 0), at: 1500, to: 1, lasts: 405, 248.319, 142.102, 32.968, 6.321),
    Fling(0.75, 400, (0, 1080), at: 3000, to: 1, lasts: 486, 387.910, 805.028, 1103.659, 1096.281),
    Fling(0.5, 1500, (0, 1080), at: -500, to: 1, lasts: 368, 882.415, 1251.661, 1054.064, 1083.742),
  ])
  func `flings have the values and durations of Compose`(_ fling: Fling) {
    let values = [0.05, 0.1, 0.2, 0.3].map { fling.motion.value(at: $0) }
    expect(values, within: 6e-4, of: fling.values)
    #expect(fling.motion.composeDuration(threshold: fling.threshold) == fling.duration)
  }

  @Test func `a slide of Compose has its values at whole milliseconds`() {
    let motion = SpringMotion(.damped(0.5, stiffness: 1500), from: 1080, to: 0)
    let values = [0.016, 0.05, 0.081, 0.1, 0.15, 0.2, 0.3, 0.368].map { motion.value(at: $0) }
    expect(
      values, within: 6e-4,
      of: [914.734, 191.956, -151.479, -171.207, -13.891, 25.809, -3.716, 0.735])
  }

  @Test(arguments: SeededGenerator.seeds)
  func `taking over is continuous in value and velocity`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let spring = Self.anySpring(&random)
      let motion = SpringMotion(
        spring, from: random.double(in: -500...500), to: random.double(in: -500...500),
        velocity: random.double(in: -3000...3000))
      let time = random.double(in: 0...1)
      let next = motion.retargeted(to: random.double(in: -500...500), at: time)
      #expect(next.value(at: 0) == motion.value(at: time))
      #expect(next.velocity(at: 0) == motion.velocity(at: time))
      // Taking over towards the same target is the same motion.
      let same = motion.retargeted(to: motion.target, at: time)
      #expect((same.value(at: 0.05) - motion.value(at: time + 0.05)).magnitude < 1e-7)
    }
  }

  static func anySpring(_ random: inout SeededGenerator) -> Spring {
    let ratios = [
      1, 0.2, 0.5, 0.9, 1 - 1e-10, 1 + 1e-8, 1 - 1e-7, 1.5, 4, random.double(in: 0.05...3),
    ]
    return .damped(
      random.pick(ratios), stiffness: random.double(in: 40...10000))
  }
}
