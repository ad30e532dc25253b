import SegueMotion
import SegueSceneGraph
import TestSupport
import Testing

/// A spring that has settled arrives without a step at the end, unless its platform's has one.
@Suite struct SpringLandingTests {
  /// The values of a run frame by frame, the last one at its end.
  private static func frames(_ pace: TimingCurve, _ seconds: Double, at rate: Double) -> [Double] {
    let animation = Animation(
      from: .number(0), to: .number(1), timing: Timing(duration: .seconds(roundingUp: seconds)),
      pace: pace)
    return (0...Int((seconds * rate).rounded(.up))).map { frame in
      guard
        case .numbers(let numbers)? = animation.value(
          at: Double(frame) / rate, model: .number(0), current: .number(0))
      else { return .nan }
      return numbers.x
    }
  }

  private static func lastSteps(_ values: [Double]) -> (last: Double, before: Double) {
    let count = values.count
    return (
      (values[count - 1] - values[count - 2]).magnitude,
      (values[count - 2] - values[count - 3]).magnitude
    )
  }

  @Test(arguments: SeededGenerator.seeds, [60.0, 120])
  func `a spring that settles takes no last step that is larger than the one before`(
    _ seed: UInt64, rate: Double
  ) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let spring = try Spring(
        response: random.double(in: 0.2...1.5), dampingFraction: random.double(in: 0.2...1.2))
      let settling = try #require(spring.settlingDuration())
      let (last, before) = Self.lastSteps(Self.frames(.spring(spring), settling, at: rate))
      #expect(last <= before + 2e-5, "\(spring)")
    }
  }

  /// UIKit forces the last value: 1.001126 becomes 1, a step of 0.95 points on a screen of 844.
  @Test(arguments: [(0.38, 0.88, 0.3), (0.5, 0.5, 0), (1, 0.7, 0), (0.35, 1, 0), (3, 0.25, 0)])
  func `a spring that is fitted to a duration is UIKit's until its last frame`(
    _ duration: Double, ratio: Double, velocity: Double
  ) throws {
    let fit = try SpringFit(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    let values = Self.frames(.spring(fit), duration, at: 1000)
    for (frame, value) in values.dropLast().enumerated() {
      #expect((value - fit.spring.value(at: Double(frame) / 1000)).magnitude < 1e-9)
    }
    #expect(values.last == 1)
  }

  @Test func `until the last two radians nothing changes, and then hardly anything`() throws {
    let spring = try Spring(response: 0.4, dampingFraction: 0.8)
    let settling = try #require(spring.settlingDuration())
    let values = Self.frames(.spring(spring), settling, at: 1000)
    let start = settling - 2 / spring.angularFrequency
    for (frame, value) in values.dropLast().enumerated() {
      let time = Double(frame) / 1000
      let own = spring.value(at: time)
      #expect(time <= start ? value == own : (value - own).magnitude < 0.0015)
    }
    #expect(values.last == 1)
  }

  @Test(arguments: SpringSampling.Platform.allCases)
  func `what a platform puts on its target at once stays so`(platform: SpringSampling.Platform) {
    let spring = Spring.damped(1, stiffness: 400)
    let sampling = SpringSampling(end: 0.3, endsAs: platform)
    let values = Self.frames(.spring(spring, sampling), 0.3, at: 60)
    #expect((values[17] - spring.value(at: 17.0 / 60)).magnitude < 1e-9 && values[18] == 1)
  }

  @Test(arguments: ["ios.system", "core-animation.default", "hero.default"])
  func `named springs of Core Animation are cut off where their duration ends`(name: String) throws
  {
    let entry = try #require(SpringCatalog.entries.first { $0.name == name })
    let settling = try #require(entry.spring.settlingDuration())
    let values = Self.frames(.spring(entry.spring, entry.sampling), settling, at: 1000)
    let last = values.count - 2
    #expect((values[last] - entry.spring.value(at: Double(last) / 1000)).magnitude < 1e-9)
    #expect(values.last == 1)
  }

  @Test func `a spring that its author cuts off is cut off`() throws {
    let spring = try Spring(mass: 1, stiffness: 100, damping: 10)
    let values = Self.frames(.spring(spring), 0.3, at: 60)
    #expect((values[17] - spring.value(at: 17.0 / 60)).magnitude < 1e-9)
  }

  @Test func `a spring that swings forever is not led`() throws {
    let spring = try Spring(mass: 1, stiffness: 100, damping: 0)
    let end = 1.5 * .pi / 10
    let values = Self.frames(.spring(spring), end, at: 60)
    #expect((values[28] - spring.value(at: 28.0 / 60)).magnitude < 1e-9)
  }
}
