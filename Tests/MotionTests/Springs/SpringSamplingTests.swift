import SegueMotion
import Testing

@Suite struct SpringSamplingTests {
  @Test(arguments: [
    (0.0166, 0.016), (1.0 / 60, 0.016), (0.029, 0.029), (0.0299999, 0.029), (0.1, 0.1),
    (0.1239999999, 0.124),
  ])
  func `Compose reads whole milliseconds`(_ time: Double, _ read: Double) {
    let motion = SpringMotion(.damped(0.5, stiffness: 1500), from: 0, to: 1080)
    let sampling = SpringSampling.compose(milliseconds: 368)
    #expect(motion.value(at: time, sampled: sampling) == motion.value(at: read))
    #expect(motion.velocity(at: time, sampled: sampling) == motion.velocity(at: read))
  }

  @Test(arguments: [0.368, 0.3681, 5])
  func `Compose forces the end`(_ time: Double) {
    let motion = SpringMotion(.damped(0.5, stiffness: 1500), from: 0, to: 1080)
    let sampling = SpringSampling.compose(milliseconds: 368)
    #expect(motion.value(at: time, sampled: sampling) == 1080)
    #expect(motion.velocity(at: time, sampled: sampling) == 0)
    #expect(motion.value(at: 0.3679, sampled: sampling) == motion.value(at: 0.367))
  }

  @Test(arguments: [
    SpringMotion(.damped(0.2, stiffness: 400), from: 0, to: 100),
    SpringMotion(.damped(0.9, stiffness: 400), from: 100, to: -20, velocity: 500),
    SpringMotion(.damped(1, stiffness: 400), from: 0, to: 100, velocity: 6000),
    SpringMotion(.damped(2, stiffness: 400), from: 0, to: 100, velocity: 9000),
  ])
  func `an overshoot can be clamped`(_ motion: SpringMotion) {
    let sampling = SpringSampling(clampsOvershoot: true)
    let way = motion.target - motion.start
    let values = (0...1000).map { Double($0) / 1000 }.map { time in
      (free: motion.value(at: time), clamped: motion.value(at: time, sampled: sampling))
    }
    #expect(values.contains { ($0.free - motion.target) * way > 0 })
    #expect(values.allSatisfy { ($0.clamped - motion.target) * way <= 0 })
    // The clamp begins exactly where the free motion arrives, and lasts.
    let arrival = values.firstIndex { ($0.free - motion.target) * way >= 0 } ?? 0
    #expect(values[..<arrival].allSatisfy { $0.free == $0.clamped })
    #expect(values[arrival...].allSatisfy { $0.clamped == motion.target })
  }

  @Test(arguments: [
    SpringMotion(.damped(1, stiffness: 400), from: 0, to: 100),
    SpringMotion(.damped(2, stiffness: 400), from: 0, to: 100, velocity: -900),
    SpringMotion(.damped(0.5, stiffness: 400), from: 3, to: 3, velocity: 900),
  ])
  func `clamping changes nothing where nothing crosses the target`(_ motion: SpringMotion) {
    let sampling = SpringSampling(clampsOvershoot: true)
    #expect(motion.value(at: 0.1, sampled: sampling) == motion.value(at: 0.1))
    #expect(motion.velocity(at: 0.2, sampled: .exact) == motion.velocity(at: 0.2))
  }
}
