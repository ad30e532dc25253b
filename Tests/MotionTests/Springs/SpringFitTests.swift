import SegueMotion
import Testing

@Suite struct SpringFitTests {
  /// A row of the table: duration, ratio and velocity, and the spring they lead to.
  struct Fit: CustomTestStringConvertible, Sendable {
    var duration: Double
    var ratio: Double
    var velocity: Double
    var expected: [Double]

    init(_ duration: Double, _ ratio: Double, _ velocity: Double, _ expected: Double...) {
      self.duration = duration
      self.ratio = ratio
      self.velocity = velocity
      self.expected = expected
    }

    var testDescription: String { "\(duration), \(ratio), \(velocity)" }
  }

  @Test(arguments: [
    Fit(0.38, 0.88, 0.3, 22.455502, 504.24956, 39.52168, 1.001126),
    Fit(0.38, 0.88, 0, 22.501249, 506.30622, 39.60220, 1.001123),
    Fit(0.5, 0.5, 0, 25.433797, 646.87801, 25.43380, 1.000969),
    Fit(0.5, 0.6, 0, 22.066911, 486.94855, 26.48029, 1.000539),
    Fit(0.5, 0.8, 0, 17.988593, 323.58949, 28.78175, 1.000301),
    Fit(0.4, 0.85, 0, 21.724128, 471.93774, 36.93102, 1.001074),
    Fit(1, 0.7, 0, 9.839647, 96.81864, 13.77551, 0.998572),
    Fit(1, 0.5, 0, 12.716898, 161.71950, 12.71690, 1.000969),
    Fit(3, 0.25, 0, 7.404974, 54.83363, 3.70249, 1.002969),
    Fit(0.35, 1, 0, 26.381181, 695.96673, 52.76236, 0.999000),
    Fit(0.5, 1, 0, 18.466827, 341.02370, 36.93365, 0.999000),
    Fit(1, 1, 0, 9.233413, 85.25592, 18.46683, 0.999000),
    Fit(0.6, 0.9, 1, 13.981396, 195.47944, 25.16651, 1.000950),
    Fit(0.5, 1, 2, 18.236013, 332.55217, 36.47203, 0.999000),
    Fit(0.5, 0.7, 5, 18.261677, 333.48886, 25.56635, 0.998136),
    Fit(0.5, 4.56, 0, 18.466827, 341.02370, 36.93365, 0.999000),
  ])
  func `a duration and a ratio lead to UIKit's spring`(_ fit: Fit) throws {
    let result = try SpringFit(
      duration: fit.duration, dampingRatio: fit.ratio, initialVelocity: fit.velocity)
    let spring = result.spring
    #expect(!result.ignoresVelocity)
    #expect(spring.initialVelocity == fit.velocity)
    let values = [
      spring.angularFrequency, spring.stiffness, spring.damping, spring.value(at: fit.duration),
    ]
    for (value, (expected, tolerance)) in zip(values, zip(fit.expected, [1e-6, 1e-5, 1e-5, 1e-6])) {
      #expect((value - expected).magnitude <= tolerance)
    }
  }

  @Test(
    arguments: [(5, 6.824742), (10, 10.486520), (20, 12.698106), (-5, 13.077754)]
      as [(Double, Double)])
  func `fast starts lead where UIKit's steps lead`(_ velocity: Double, _ frequency: Double) throws {
    let fit = try SpringFit(duration: 0.8, dampingRatio: 0.7, initialVelocity: velocity)
    #expect((fit.spring.angularFrequency - frequency).magnitude < 1e-6)
  }

  @Test func `the end of the duration forces the last value`() throws {
    let fit = try SpringFit(duration: 0.38, dampingRatio: 0.88, initialVelocity: 0.3)
    #expect(fit.spring.value(at: 0.38, sampled: fit.sampling) == 1)
    #expect(fit.spring.value(at: 0.3799, sampled: fit.sampling) == fit.spring.value(at: 0.3799))
  }

  @Test(arguments: [(0, 0.01), (-3, 0.01), (0.005, 0.01), (60, 10), (2, 2)] as [(Double, Double)])
  func `durations are kept in bounds`(_ duration: Double, _ kept: Double) throws {
    #expect(try SpringFit(duration: duration, dampingRatio: 0.5).duration == kept)
  }

  @Test(arguments: [50.0, 100, 1000])
  func `a velocity that no spring fits is ignored and reported`(_ velocity: Double) throws {
    let fit = try SpringFit(duration: 0.5, dampingRatio: 1, initialVelocity: velocity)
    #expect(fit.ignoresVelocity)
    #expect(fit.spring.initialVelocity == 0)
    #expect((fit.spring.angularFrequency - 18.466827).magnitude < 1e-6)
  }

  @Test(
    arguments: [
      (.nan, 0.5, 0, "duration is nan, expected a finite number"),
      (1, 0.001, 0, "dampingRatio is 0.001, expected a number above 0.001"),
      (1, -1, 0, "dampingRatio is -1, expected a number above 0.001"),
      (1, 0.5, .infinity, "initialVelocity is inf, expected a finite number"),
    ] as [(Double, Double, Double, String)])
  func `numbers that no spring has are named`(
    _ duration: Double, _ ratio: Double, _ velocity: Double, _ message: String
  ) {
    let error = #expect(throws: MotionError.self) {
      try SpringFit(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    }
    #expect(error?.description == message)
  }
}
