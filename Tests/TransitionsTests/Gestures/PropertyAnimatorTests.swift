import SegueGeometry
import SegueMotion
import SegueTransitions
import Testing
import TransitionProbes

@Suite struct PropertyAnimatorTests {
  private static let animator = PropertyAnimator(
    duration: .seconds(2), pace: .easing(.easeInOut))

  @Test func `it plays along its curve`() {
    let values = [-1.0, 0, 0.5, 1, 1.5, 2, 3].map { Self.animator.progress(at: .seconds($0)) }
    #expect(agree(values, [0, 0, 0.129162, 0.5, 0.870838, 1, 1], within: 2e-6))
  }

  @Test func `scrubbed it is straight, unless it is told not to be`() {
    var animator = Self.animator
    #expect(animator.progress(scrubbedTo: 0.25) == 0.25)
    #expect(animator.progress(scrubbedTo: 7) == 1)
    animator.scrubsLinearly = false
    #expect(agree([animator.progress(scrubbedTo: 0.25)], [0.129162], within: 2e-6))
  }

  @Test func `what is added with a delay has the rest of the time`() {
    let run = Self.animator.run(delayFactor: 0.25)
    #expect(run.delay == .milliseconds(500) && run.duration == .milliseconds(1500))
    #expect(run.pace == .easing(.easeInOut))
  }

  @Test func `it goes on for what is left, or for a part of its duration`() {
    let rest = Self.animator.continued(from: 0.25)
    #expect(rest.isFinished && rest.duration == .milliseconds(1500))
    let back = Self.animator.continued(from: 0.25, isReversed: true)
    #expect(!back.isFinished && back.duration == .milliseconds(500))
    let half = Self.animator.continued(from: 0.25, pace: .linear, durationFactor: 0.5)
    #expect(half.duration == .seconds(1))
    #expect(half.progress(at: .milliseconds(500), from: 0.25) == 0.625)
    #expect(half.progress(at: .seconds(1), from: 0.25) == 1)
  }

  @Test func `a spring with a mass ignores the duration, a fitted one keeps it`() throws {
    let free = PropertyAnimator(duration: .milliseconds(350), pace: .spring(.system))
    #expect(agree([free.duration.seconds], [0.5057348843824729], within: 1e-8))
    let fit = try SpringFit(duration: 0.38, dampingRatio: 0.88, initialVelocity: 0.3)
    let fitted = PropertyAnimator(duration: .milliseconds(380), pace: .spring(fit))
    #expect(fitted.duration == .milliseconds(380))
  }

  @Test func `percent-driven, what is left is divided by the speed`() {
    var interaction = PercentDriven(duration: .milliseconds(350))
    #expect(interaction.progress(updatedTo: 1.2) == 1 && interaction.progress(updatedTo: -1) == 0)
    #expect(interaction.finish(from: 0.2).duration == .milliseconds(280))
    #expect(interaction.cancel(from: 0.2).duration == .milliseconds(70))
    interaction.completionSpeed = 2
    interaction.completionCurve = .linear
    let outcome = interaction.finish(from: 0.2)
    #expect(outcome.duration == .milliseconds(140))
    #expect(agree([outcome.progress(at: .milliseconds(70), from: 0.2)], [0.6], within: 1e-9))
  }
}
