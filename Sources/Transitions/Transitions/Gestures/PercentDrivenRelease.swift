public import SegueMotion

/// Release behavior of an app that leaves the rest to `UIPercentDrivenInteractiveTransition`: a part of the
/// path, or a speed, decides; the rest passes at another speed, along a curve of its own.
public struct PercentDrivenRelease: Hashable, Sendable {
  /// The part of the way from which on the transition is carried out.
  public var threshold = 0.5
  /// The speed from which on a swipe decides by its direction, in points per second; `nil` where only the
  /// way counts.
  public var velocityThreshold: Double?
  /// Speed factor for the rest.
  public var completionSpeed = 1.0
  /// The curve along which it passes.
  public var completionCurve = Easing.easeInOut

  /// Half of the way, and UIKit's defaults.
  public init() {}

  /// Returns the outcome when the finger has let go.
  public func outcome(after release: Release) -> GestureOutcome {
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
