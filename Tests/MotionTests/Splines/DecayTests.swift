import SegueMotion
import Testing

@Suite struct DecayTests {
  /// `(1000 ln(v / 0.1) / 4.2).toLong()` milliseconds: 1426.539, 2027.903, 2357.973 and 1096.469 before.
  @Test(
    arguments: [(40, 1.426), (500, 2.027), (2000, 2.357), (-2000, 2.357), (10, 1.096)]
      as [(Double, Double)])
  func `friction stops a motion when Compose says, in whole milliseconds`(
    _ velocity: Double, _ expected: Double
  ) throws {
    let decay = try ExponentialDecay(from: 0, velocity: velocity)
    #expect(decay.duration == expected)
  }

  /// Compose ends at the target that the whole way leads to, which is 5e-5 beyond where its last moment is.
  @Test func `a motion ends where its velocity would fall to the threshold`() throws {
    let decay = try ExponentialDecay(from: 0, velocity: 40)
    #expect((decay.value(at: decay.duration.nextDown) - 9.49994602).magnitude < 1e-8)
    #expect((decay.value(at: decay.duration) - 9.5).magnitude < 1e-12)
    #expect((decay.value(at: 1) - 9.38099451).magnitude < 1e-8)
  }

  @Test func `friction leads where Compose says`() throws {
    let decay = try ExponentialDecay(from: 10, velocity: 500)
    expect([decay.target, decay.value(at: 0.1)], within: 6e-5, of: [129.0238, 50.8278])
    #expect(decay.value(at: 0) == 10)
    #expect(decay.velocity(at: 0) == 500)
    #expect(decay.value(at: 100) == decay.target)
    #expect(decay.velocity(at: decay.duration) == 0)
    #expect((decay.velocity(at: decay.duration.nextDown) - 0.10038004).magnitude < 1e-8)
    let heavy = try ExponentialDecay(from: 0, velocity: 500, friction: 2)
    #expect(heavy.duration == 1.013)
  }

  @Test(arguments: [0, 0.1, -0.05])
  func `what is slower than the threshold rests`(_ velocity: Double) throws {
    let decay = try ExponentialDecay(from: 3, velocity: velocity)
    #expect(decay.duration == 0)
    #expect(decay.target == 3)
    #expect(decay.value(at: 1) == 3)
  }

  @Test(
    arguments: [
      (500, 333.270, 58.322), (1000, 555.182, 194.314), (2000, 924.855, 647.399),
      (5000, 1815.784, 3177.622), (10000, 3024.843, 10586.950), (-500, 333.270, -58.322),
    ] as [(Double, Double, Double)])
  func `a fling lasts as long and leads as far as on Android`(
    _ velocity: Double, _ milliseconds: Double, _ distance: Double
  ) throws {
    let fling = try SplineFling(from: 0, velocity: velocity, density: 1)
    #expect((fling.duration * 1000 - milliseconds).magnitude < 6e-4)
    #expect((fling.distance - distance).magnitude < 6e-4)
  }

  @Test(
    arguments: [(0.1, 0.27400), (0.25, 0.58381), (0.5, 0.85841), (0.75, 0.97107), (0.9, 0.99581)]
      as [(Double, Double)])
  func `a fling passes the places it has on Android`(_ fraction: Double, _ expected: Double) throws
  {
    let fling = try SplineFling(from: 100, velocity: -3000, density: 2.625)
    let passed = (fling.value(at: fraction * fling.duration) - 100) / fling.distance
    #expect((passed - expected).magnitude < 1e-5)
  }

  @Test func `a fling begins and ends at rest's places`() throws {
    let fling = try SplineFling(from: 100, velocity: 3000, density: 3)
    #expect(fling.value(at: 0) == 100)
    #expect(fling.value(at: -1) == 100)
    #expect(fling.value(at: fling.duration) == fling.target)
    #expect(fling.velocity(at: fling.duration) == 0)
    #expect(fling.velocity(at: 0) > fling.velocity(at: 0.2))
    let still = try SplineFling(from: 100, velocity: 0, density: 3)
    #expect(still.duration == 0)
    #expect(still.value(at: 0) == 100)
  }

  @Test func `numbers that no decay has are named`() {
    let error = #expect(throws: MotionError.self) {
      try ExponentialDecay(from: 0, velocity: 1, friction: 0)
    }
    #expect(error?.description == "friction is 0, expected a number above 0")
    #expect(throws: MotionError.self) { try ExponentialDecay(from: 0, velocity: .infinity) }
    #expect(throws: MotionError.self) {
      try ExponentialDecay(from: 0, velocity: 1, threshold: -1)
    }
    #expect(throws: MotionError.self) { try SplineFling(from: 0, velocity: 1, density: 0) }
    #expect(throws: MotionError.self) { try SplineFling(from: .nan, velocity: 1, density: 1) }
  }
}
