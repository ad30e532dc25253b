public import SegueMotion

/// A rule whose way back a finger first only previews, as on Android: when it lets go, the transition
/// is carried out from where it is, along a way of its own.
public protocol PreviewedTransition: ScreenTransition {
  /// Returns the plan that a finger previews from start to end; `nil` where it leads the transition itself. Its
  /// progress is a fraction of the plan's time.
  func preview(for exchange: TransitionContext) -> TransitionPlan?

  /// The transition from where the finger has let go of its preview.
  func commit(_ exchange: TransitionContext, after release: Release) -> TransitionPlan

  /// Returns the run by which the preview goes back when the finger has come back.
  func cancellation(_ exchange: TransitionContext, after release: Release) -> TransitionTiming
}

/// A finger as it lets go.
public struct Release: Hashable, Sendable {
  /// Progress of the transition, from 0 to 1.
  public var progress: Double
  /// Velocity of the finger, in points per second, positive towards the end of the transition.
  public var velocity: Double
  /// The way of a whole transition, in points.
  public var length: Double
  /// Duration of the transition without a finger.
  public var duration: Time

  /// The finger with these values.
  public init(progress: Double, velocity: Double, length: Double, duration: Time) {
    self.progress = progress
    self.velocity = velocity
    self.length = length
    self.duration = duration
  }

  /// The way that the finger has come, in points.
  var way: Double { progress * length }
}
