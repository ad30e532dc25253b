import SegueMotion
import SegueSceneGraph
import Testing

/// The step with which a spring ends because its platform's do.
@Suite struct LastStepTests {
  private func animation(
    _ pace: TimingCurve, _ seconds: Double, from: Value = .number(0), to: Value = .number(844)
  ) -> Animation {
    Animation(
      from: from, to: to, timing: Timing(duration: .seconds(roundingUp: seconds)), pace: pace)
  }

  /// The values of springs where UIKit cuts them off, from the tables of its numbers.
  @Test(
    arguments: [
      (0.38, 0.88, 0.3, 1.001126), (0.5, 0.5, 0, 1.000969), (1, 0.7, 0, 0.998572),
      (0.35, 1, 0, 0.999), (3, 0.25, 0, 1.002969),
    ] as [(Double, Double, Double, Double)])
  func `UIKit's springs end about a thousandth from their target`(
    duration: Double, ratio: Double, velocity: Double, last: Double
  ) throws {
    let fit = try SpringFit(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    let step = try #require(animation(.spring(fit), duration).lastStep(model: .number(0)))
    #expect(step.platform == .uiKit)
    #expect((step.share - (1 - last).magnitude).magnitude < 1e-6)
    let change = try #require(step.change)
    #expect((change.x - 844 * (1 - last)).magnitude < 1e-3)
  }

  @Test func `what lands, and what is no spring, has none`() throws {
    let spring = try Spring(response: 0.4, dampingFraction: 0.8)
    #expect(animation(.spring(spring), 1).lastStep(model: .number(0)) == nil)
    #expect(animation(.easing(.easeInOut), 1).lastStep(model: .number(0)) == nil)
  }

  @Test func `what goes back at its end has none`() {
    var there = animation(.spring(.system, .cut), 0.5)
    #expect(there.lastStep(model: .number(0)) != nil)
    there.timing.autoreverses = true
    #expect(there.lastStep(model: .number(0)) == nil)
  }

  @Test func `a step is seen as the property is, in whole pixels`() throws {
    var pixels = animation(.spring(.system, .cut(at: 0.5)), 0.5)
    pixels.resolution = 3
    // 0.001098 of the way is 0.93 points, which is three pixels of a third.
    let change = try #require(pixels.lastStep(model: .number(0))?.change)
    #expect((change.x - 1).magnitude < 1e-9)
  }
}
