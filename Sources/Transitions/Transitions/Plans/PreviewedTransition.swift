package import SegueGeometry
package import SegueMotion

/// A rule whose way back a finger first only previews, as on Android: when it lets go, the transition
/// is carried out from where it is, along a way of its own.
public protocol PreviewedTransition: ScreenTransition {
  /// Returns the plan that a finger previews from start to end; `nil` where it leads the transition itself. Its
  /// progress is a fraction of the plan's time.
  func preview(for context: TransitionContext) -> TransitionPlan?

  /// The transition from where the finger has let go of its preview.
  func commit(_ context: TransitionContext, after release: Release) -> TransitionPlan

  /// Returns the run by which the preview goes back when the finger has come back.
  func cancellation(_ context: TransitionContext, after release: Release) -> TransitionTiming
}

/// A finger as it lets go.
public struct Release: Hashable, Sendable {
  /// Progress of the transition, from 0 to 1.
  package var progress: Double
  /// Velocity of the finger, in points per second, positive towards the end of the transition.
  package var velocity: Double
  /// The way of a whole transition, in points.
  package var length: Double
  /// Duration of the transition without a finger.
  package var duration: Time

  /// The finger with these values.
  package init(progress: Double, velocity: Double, length: Double, duration: Time) {
    self.progress = progress
    self.velocity = velocity
    self.length = length
    self.duration = duration
  }

  /// The way that the finger has come, in points.
  var way: Double { progress * length }
}

/// A rule whose screen a finger carries along on the way back, to the side as well as up and down,
/// and two fingers make it smaller.
///
/// Its own rule decides what happens when they let go.
package protocol DragDrivenTransition: PreviewedTransition {
  /// True if a hand takes the screen away up or down, and not to the side.
  var leavesVertically: Bool { get }

  /// Returns the plan shown while the finger holds the screen, in the time of the film; `nil` where it cannot
  /// be carried.
  func carried(_ context: TransitionContext, by hand: DragTrace) -> TransitionPlan?

  /// Returns `true` if the transition is carried out when the finger lets go.
  func isFinished(_ context: TransitionContext, by hand: DragTrace) -> Bool

  /// The transition from where the hand has let go.
  func released(_ context: TransitionContext, by hand: DragTrace) -> TransitionPlan

  /// The way from the beginning to where the hand has let go, and how it is gone back.
  func undone(
    _ context: TransitionContext, by hand: DragTrace
  ) -> (plan: TransitionPlan, back: TransitionTiming)
}

/// A hand on a screen: where it is at each moment while it is down.
package struct DragTrace: Hashable, Sendable {
  /// Position of a drag trace relative to its touch-down point.
  package struct Grip: Hashable, Sendable {
    /// The way of the finger, or of the middle between two, in points.
    package var offset: Vector
    /// Distance between two fingers relative to that at touch-down; 1 for one finger.
    package var spread: Double

    /// The hand with these values.
    package init(_ offset: Vector, spread: Double = 1) {
      self.offset = offset
      self.spread = spread
    }
  }

  /// Touch-down point.
  package var start: Point
  /// Time that it is down.
  package var duration: Time
  /// Positions at even intervals of that time; at least one.
  package var grips: [Grip]
  /// Release velocity, in points per second.
  package var velocity: Vector

  /// The hand with these values.
  package init(at start: Point, for duration: Time, _ grips: [Grip], velocity: Vector) {
    self.start = start
    self.duration = duration
    self.grips = grips
    self.velocity = velocity
  }

  /// Position at release.
  package var last: Grip { grips.last ?? Grip(.zero) }
}
