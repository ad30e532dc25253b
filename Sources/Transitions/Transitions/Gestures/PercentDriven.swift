package import SegueMotion

/// UIKit's percent-driven interaction: while the finger leads, curves are straight; what is left
/// when it lets go is passed at another speed and along a curve of its own.
package struct PercentDriven: Hashable, Sendable {
  /// Duration of the transition without a finger.
  package var duration: Time
  /// Speed factor for the rest of it.
  package var completionSpeed = 1.0
  /// The curve along which it passes.
  package var completionCurve = Easing.easeInOut

  /// The interaction with a transition of this duration, with UIKit's defaults.
  package init(duration: Time) {
    self.duration = duration
  }

  /// Returns the transition's progress for that of the finger.
  package func progress(updatedTo progress: Double) -> Double { min(max(progress, 0), 1) }

  /// The transition is carried out from `progress` on: what is left of the time, divided by the speed.
  package func finish(from progress: Double) -> GestureOutcome {
    outcome(isFinished: true, rest: 1 - self.progress(updatedTo: progress))
  }

  /// The transition is undone from `progress` on, in what has passed of the time, divided by the speed.
  package func cancel(from progress: Double) -> GestureOutcome {
    outcome(isFinished: false, rest: self.progress(updatedTo: progress))
  }

  private func outcome(isFinished: Bool, rest: Double) -> GestureOutcome {
    GestureOutcome(
      isFinished: isFinished, duration: duration.scaled(by: rest / completionSpeed),
      pace: .easing(completionCurve))
  }
}

/// Release behavior of an app that leaves the rest to `UIPercentDrivenInteractiveTransition`: a part of the
/// path, or a speed, decides; the rest passes at another speed, along a curve of its own.
public struct PercentDrivenRelease: Hashable, Sendable {
  /// The part of the way from which on the transition is carried out.
  package var threshold = 0.5
  /// The speed from which on a swipe decides by its direction, in points per second; `nil` where only the
  /// way counts.
  package var velocityThreshold: Double?
  /// Speed factor for the rest.
  package var completionSpeed = 1.0
  /// The curve along which it passes.
  package var completionCurve = Easing.easeInOut

  /// Half of the way, and UIKit's defaults.
  package init() {}

  /// Returns the outcome when the finger has let go.
  package func outcome(after release: Release) -> GestureOutcome {
    var rest = PercentDriven(duration: release.duration)
    rest.completionSpeed = completionSpeed
    rest.completionCurve = completionCurve
    return isFinished(release)
      ? rest.finish(from: release.progress) : rest.cancel(from: release.progress)
  }

  private func isFinished(_ release: Release) -> Bool {
    if let velocityThreshold, release.velocity.magnitude >= velocityThreshold {
      return release.velocity > 0
    }
    return release.progress >= threshold
  }
}
