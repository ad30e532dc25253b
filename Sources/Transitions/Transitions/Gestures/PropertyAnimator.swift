package import SegueMotion

/// UIKit's property animator, as far as it is a value: what it shows when it plays, when it is
/// scrubbed, and when it goes on from there.
package struct PropertyAnimator: Hashable, Sendable {
  /// Duration of the animation.
  package let duration: Time
  /// The curve or the spring.
  package let pace: TimingCurve
  /// True if a paused animator shows the fraction itself, and not its value on the curve.
  package var scrubsLinearly = true

  /// The animator; a spring with a mass ignores the duration and takes until it has settled, one
  /// that has been fitted to a duration keeps it.
  package init(duration: Time, pace: TimingCurve) {
    self.pace = pace
    self.duration = pace.naturalDuration.map { .seconds(roundingUp: $0) } ?? duration
  }

  /// Returns the progress `time` after it began.
  package func progress(at time: Time) -> Double {
    if time <= .zero { return 0 }
    return time < duration ? pace.fraction(at: time.seconds, of: duration.seconds) : 1
  }

  /// Returns the visible progress while it is paused with `fractionComplete`.
  package func progress(scrubbedTo fractionComplete: Double) -> Double {
    let fraction = min(max(fractionComplete, 0), 1)
    return scrubsLinearly ? fraction : progress(at: duration.scaled(by: fraction))
  }

  /// Returns the run of an animation that is added with a delay: it is late by that fraction of the duration,
  /// and has the rest of it.
  package func run(delayFactor: Double) -> TransitionTiming {
    let delay = duration.scaled(by: min(max(delayFactor, 0), 1))
    return TransitionTiming(duration - delay, after: delay, pace)
  }

  /// Goes on from where it was scrubbed to, to its end or, reversed, to its start.
  ///
  /// - Parameters:
  ///   - pace: another curve or spring; `nil` for the animator's own.
  ///   - durationFactor: the part of the duration that this takes; 0 for what is left of it.
  package func continued(
    from fractionComplete: Double, pace: TimingCurve? = nil, durationFactor: Double = 0,
    isReversed: Bool = false
  ) -> GestureOutcome {
    let fraction = min(max(fractionComplete, 0), 1)
    let rest = isReversed ? fraction : 1 - fraction
    return GestureOutcome(
      isFinished: !isReversed,
      duration: duration.scaled(by: durationFactor > 0 ? durationFactor : rest),
      pace: pace ?? self.pace)
  }
}
