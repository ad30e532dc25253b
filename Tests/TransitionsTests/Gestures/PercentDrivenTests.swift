import SegueMotion
import SegueTransitions
import Testing
import TransitionProbes

/// UIKit's percent-driven interaction with an app's own numbers.
@Suite struct PercentDrivenTests {
  private static func release(_ progress: Double, _ velocity: Double) -> Release {
    Release(
      progress: progress, velocity: velocity, length: 400, duration: .milliseconds(350))
  }

  private static func outcome(
    _ progress: Double, _ velocity: Double,
    _ change: (inout PercentDrivenRelease) -> Void = { _ in }
  ) -> GestureOutcome {
    var rule = PercentDrivenRelease()
    change(&rule)
    return ReleaseRule.percentDriven(rule).release(release(progress, velocity))
  }

  @Test(
    arguments: [
      (0.5, 0, true), (0.49, 0, false), (0.49, 5000, false), (0.5, -5000, true), (1, 0, true),
      (0, 0, false),
    ] as [(Double, Double, Bool)])
  func `half of the way decides, whatever the speed`(
    progress: Double, velocity: Double, isFinished: Bool
  ) {
    #expect(Self.outcome(progress, velocity).isFinished == isFinished)
  }

  @Test(
    arguments: [
      (0.3, 0, true), (0.29, 0, false), (0.1, 500, true), (0.1, 499, false), (0.9, -500, false),
      (0.9, -499, true),
    ] as [(Double, Double, Bool)])
  func `a threshold of its own, and a speed that decides by its direction`(
    progress: Double, velocity: Double, isFinished: Bool
  ) {
    let outcome = Self.outcome(progress, velocity) {
      $0.threshold = 0.3
      $0.velocityThreshold = 500
    }
    #expect(outcome.isFinished == isFinished)
  }

  /// T = (1 - p) D / speed to finish, p D / speed to cancel.
  @Test(
    arguments: [
      (0.6, 1, 140), (0.6, 2, 70), (0.6, 0.5, 280), (0.4, 1, 140), (0.4, 2, 70), (0, 1, 0),
      (1, 1, 0),
    ] as [(Double, Double, Double)])
  func `what is left of the time is divided by the speed`(
    progress: Double, speed: Double, milliseconds: Double
  ) {
    let outcome = Self.outcome(progress, 0) { $0.completionSpeed = speed }
    #expect(agree([outcome.duration.milliseconds], [milliseconds], within: 1e-5))
  }

  /// u = p + (1 - p) E(t/T) to finish, p (1 - E(t/T)) to cancel; ease-in-out is 0.129162 at a quarter.
  @Test func `what is left of the way is passed along the curve`() {
    let finish = Self.outcome(0.6, 0)
    let cancel = Self.outcome(0.4, 0)
    let linear = Self.outcome(0.6, 0) { $0.completionCurve = .linear }
    for (outcome, start, expected) in [
      (finish, 0.6, [0.6, 0.651665, 0.8, 0.948335, 1]),
      (cancel, 0.4, [0.4, 0.348335, 0.2, 0.051665, 0]),
      (linear, 0.6, [0.6, 0.7, 0.8, 0.9, 1]),
    ] {
      let found = (0...4).map {
        outcome.progress(
          at: .seconds(outcome.duration.seconds * Double($0) / 4), from: start)
      }
      #expect(agree(found, expected, within: 2e-6))
    }
  }

  @Test func `every rule has a name of its own`() {
    #expect(Set(ReleaseRule.allCases.map(\.name)).count == ReleaseRule.allCases.count)
  }
}
