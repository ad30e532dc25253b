import SegueMotion
import SegueTextSupport
import Testing

@Suite struct SpringParameterTests {
  @Test func `descriptions of one spring agree`() throws {
    let physical = try Spring(mass: 1, stiffness: 100, damping: 10)
    let damped = try Spring(dampingRatio: 0.5, stiffness: 100)
    #expect(physical.angularFrequency == damped.angularFrequency)
    #expect(physical.dampingRatio == damped.dampingRatio)
    #expect(physical.value(at: 0.1) == damped.value(at: 0.1))
    #expect(try Spring(mass: 3, stiffness: 300, damping: 30) == physical)
    let response = try Spring(response: 0.5, dampingFraction: 0.85)
    #expect(try Spring(duration: 0.5, bounce: 0.15) == response)
  }

  @Test(
    arguments: [
      (0.5, 0, 157.913670, 25.132741), (0.5, 0.15, 157.913670, 21.362830),
      (0.5, 0.3, 157.913670, 17.592919), (0.5, 0.6, 157.913670, 10.053096),
      (0.5, -0.25, 157.913670, 33.510322), (0.5, -0.5, 157.913670, 50.265482),
      (0.55, 0, 130.507166, 22.847947),
    ] as [(Double, Double, Double, Double)])
  func `duration and bounce become stiffness and damping and come back`(
    _ duration: Double, _ bounce: Double, _ stiffness: Double, _ damping: Double
  ) throws {
    let spring = try Spring(duration: duration, bounce: bounce)
    expect([spring.stiffness, spring.damping], within: 1e-6, of: [stiffness, damping])
    expect([spring.duration, spring.bounce], within: 1e-15, of: [duration, bounce])
    #expect(spring.allowsOverdamping == (bounce < 0))
  }

  @Test(arguments: [(0.25, 0.75), (0, 1), (0.99, 0.05), (2, 0.05), (-1, 1)] as [(Double, Double)])
  func `Motion's visual duration keeps the damping in bounds`(
    _ bounce: Double, _ ratio: Double
  ) throws {
    let spring = try Spring(visualDuration: 0.5, bounce: bounce)
    #expect(spring.dampingRatio == ratio)
    #expect((spring.duration - 0.6).magnitude < 1e-15)
  }

  @Test(
    arguments: [
      (0, 1, 1, "mass is 0, expected a number above 0"),
      (-2.5, 1, 1, "mass is -2.5, expected a number above 0"),
      (1, 0, 1, "stiffness is 0, expected a number above 0"),
      (1, .infinity, 1, "stiffness is inf, expected a number above 0"),
      (1, 1, -1, "damping is -1, expected a number that is not negative"),
      (1, 1, .nan, "damping is nan, expected a number that is not negative"),
    ] as [(Double, Double, Double, String)])
  func `impossible coils are named`(
    _ mass: Double, _ stiffness: Double, _ damping: Double, _ message: String
  ) {
    let error = #expect(throws: MotionError.self) {
      try Spring(mass: mass, stiffness: stiffness, damping: damping)
    }
    #expect(error?.description == message)
  }

  @Test(
    arguments: [
      (0, 0, "duration", "a number above 0"), (1, -1, "bounce", "a number above -1 and at most 1"),
      (1, 1.01, "bounce", "a number above -1 and at most 1"),
      (.nan, 0, "duration", "a number above 0"),
    ] as [(Double, Double, String, String)])
  func `impossible bounces are named`(
    _ duration: Double, _ bounce: Double, _ parameter: String, _ expected: String
  ) {
    let error = #expect(throws: MotionError.self) {
      try Spring(duration: duration, bounce: bounce)
    }
    #expect(error?.parameter == parameter)
    #expect(error?.expected == expected)
  }

  @Test func `every other description checks its numbers too`() {
    #expect(throws: MotionError.self) { try Spring(dampingRatio: -0.1, stiffness: 1) }
    #expect(throws: MotionError.self) { try Spring(dampingRatio: 1, stiffness: -1) }
    #expect(throws: MotionError.self) { try Spring(response: 0, dampingFraction: 1) }
    #expect(throws: MotionError.self) { try Spring(response: 1, dampingFraction: .infinity) }
    #expect(throws: MotionError.self) { try Spring(visualDuration: -1, bounce: 0) }
    #expect(throws: MotionError.self) { try Spring.system.launched(at: .nan) }
  }

  @Test func `names are unique and in lower case`() {
    #expect(Set(SpringCatalog.names).count == SpringCatalog.names.count)
    #expect(SpringCatalog.names.allSatisfy { $0.wholeMatch(of: /[a-z0-9.-]{1,64}/) != nil })
    #expect(Spring(named: "ios.system") == .system)
    #expect(Spring(named: "ios.sytsem") == nil)
    #expect(Spelling.nearest(to: "ios.sytsem", among: SpringCatalog.names) == ["ios.system"])
  }

  @Test(
    arguments: [
      ("compose.medium-bouncy", 0.5, 1500), ("compose.high-bouncy-high", 0.2, 10000),
      ("compose.low-bouncy-medium-low", 0.75, 400), ("compose.no-bouncy-very-low", 1, 50),
    ] as [(String, Double, Double)])
  func `Compose's constants combine`(_ name: String, _ ratio: Double, _ stiffness: Double) {
    #expect(Spring(named: name) == .damped(ratio, stiffness: stiffness))
  }

  @Test func `a spring whose numbers lose their digits is none`() {
    let makers: [() throws -> Spring] = [
      { try Spring(mass: 1e-300, stiffness: 1e6, damping: 1) },
      { try Spring(mass: 1, stiffness: 1e-300, damping: 0) },
      { try Spring(mass: 1, stiffness: 1e-12, damping: 1e6) },
      { try Spring(dampingRatio: 1e300, stiffness: 1) },
      { try Spring(dampingRatio: 1, stiffness: .leastNonzeroMagnitude) },
      { try Spring(response: 1e300, dampingFraction: 1) },
      { try Spring(response: 1, dampingFraction: 1e10) },
      { try Spring(duration: 1e-12, bounce: 0) },
      { try Spring(duration: 1, bounce: (-1.0).nextUp) },
    ]
    for make in makers { #expect(throws: MotionError.self) { try make() } }
  }

  /// The product of both numbers is too small for a number.
  @Test func `a tiny mass on a weak coil is a spring like any other`() throws {
    let tiny = try Spring(mass: 1e-300, stiffness: 1e-300, damping: 2e-300)
    #expect(tiny.angularFrequency == 1 && abs(tiny.dampingRatio - 1) < 1e-9)
    #expect(throws: MotionError.self) {
      try Spring(mass: 1e300, stiffness: 1e-300, damping: 1e300)
    }
    #expect(throws: MotionError.self) {
      try Spring(response: .leastNonzeroMagnitude, dampingFraction: 1)
    }
  }
}
