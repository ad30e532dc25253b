import SegueMotion
import TestSupport
import Testing

@Suite struct SpringSettlingTests {
  @Test(
    arguments: [
      (1, 100, 10, 0, 1.4727003346780927), (1, 100, 5, 0, 2.854974609888761),
      (1, 100, 15, 0, 1.0220937981854987), (1, 100, 20, 0, 0.9233413476451586),
      (1, 300, 50, 0, 0.533091375616844), (3, 1000, 500, 0, 0.5057348843824729),
      (1, 100, 10, 2, 1.4410394380042306), (1, 100, 10, -2, 1.5000274269459266),
      (1, 250, 30, 0, 0.5529366426734685),
    ] as [(Double, Double, Double, Double, Double)])
  func `springs settle when Core Animation says`(
    _ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double, _ expected: Double
  ) throws {
    let spring = try Spring(mass: mass, stiffness: stiffness, damping: damping)
    let duration = try #require(try spring.launched(at: velocity).settlingDuration())
    #expect((duration - expected).magnitude < 1e-14)
  }

  @Test(arguments: [
    ("swiftui.smooth", 0.734772, 0.8), ("swiftui.snappy", 0.736651, 0.876827),
    ("swiftui.bouncy", 0.862955, 1.044713),
  ])
  func `SwiftUI's springs settle in both ways`(
    _ name: String, _ coreAnimation: Double, _ swiftUI: Double
  ) throws {
    let spring = try #require(Spring(named: name))
    let durations = [
      try #require(spring.settlingDuration()), try #require(spring.swiftUISettlingDuration()),
    ]
    expect(durations, within: 1e-6, of: [coreAnimation, swiftUI])
  }

  @Test(arguments: [(390, 478), (844, 526), (1080, 541)] as [(Double, Double)])
  func `a screen rests when React Navigation says`(_ travel: Double, _ milliseconds: Double) throws
  {
    let motion = SpringMotion(.system, from: 0, to: travel)
    let time = try #require(motion.restTime(distance: 10, speed: 10))
    #expect((time * 1000 - milliseconds).magnitude < 1)
  }

  @Test func `a dialog of Flutter rests after 404 milliseconds`() throws {
    let spring = try #require(Spring(named: "flutter.cupertino-dialog"))
    let motion = SpringMotion(spring, from: 0, to: 1)
    let time = try #require(motion.restTime(distance: 0.001, speed: 0.03))
    #expect((time * 1000 - 404).magnitude < 1)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `rest is where both limits first hold`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let motion = SpringMotion(
        SpringMotionTests.anySpring(&random), from: 0, to: random.double(in: 20...1000),
        velocity: random.double(in: -3000...3000))
      let rest = try #require(motion.restTime(distance: 1, speed: 5))
      func isAtRest(_ time: Double) -> Bool {
        (motion.value(at: time) - motion.target).magnitude <= 1
          && motion.velocity(at: time).magnitude <= 5
      }
      #expect(isAtRest(rest))
      #expect(!isAtRest(rest - 1e-7))
    }
  }

  @Test func `without damping nothing settles`() throws {
    let spring = try Spring(duration: 0.5, bounce: 1)
    #expect(spring.settlingDuration() == nil)
    #expect(spring.swiftUISettlingDuration() == nil)
    let motion = SpringMotion(spring, from: 0, to: 1)
    #expect(motion.restTime(distance: 0.01, speed: 0.01) == nil)
    #expect(motion.composeDuration(threshold: 0.01) == nil)
    #expect((spring.value(at: 1000 * 0.5) - 0).magnitude < 1e-9)
  }

  @Test func `damping too faint for a double counts as none`() {
    let spring = Spring.damped(.leastNonzeroMagnitude, stiffness: 100)
    #expect(spring.settlingDuration() == nil)
    #expect(SpringMotion(spring, from: 0, to: 1).restTime(distance: 0.01, speed: 0.01) == nil)
  }

  @Test func `the faintest damping still settles`() throws {
    let spring = Spring.damped(1e-7, stiffness: 100)
    #expect(try #require(spring.settlingDuration()) > 1e6)
    let motion = SpringMotion(spring, from: 0, to: 1)
    #expect(try #require(motion.restTime(distance: 0.01, speed: 0.01)) > 1e6)
  }
}
