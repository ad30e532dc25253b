package import SegueMotion
import SegueSceneGraph

/// A transition as it passes in a film: who asks for it, by which rule, when, and led by whom.
package struct PlayedTransition: Sendable {
  /// A stretch of time in which it proceeds in one way.
  package struct Stretch: Hashable, Sendable {
    /// Start of the stretch.
    package var start: Time
    /// End of the stretch.
    package var end: Time
    /// True if a finger drives it.
    package var isLed: Bool
  }

  /// The index of the step that asks for it.
  package private(set) var step: Int
  /// Request that the rule was given.
  package let context: TransitionContext
  /// The rule, reduced where motion is.
  package let transition: any ScreenTransition
  /// Plan that the rule returned.
  package let plan: TransitionPlan
  /// The screens, in their roles.
  package let screens: [Role: Screen]
  /// Stretches of the transition, one after the other; none where it is cut.
  package private(set) var stretches: [Stretch]
  /// The finger that leads it.
  package private(set) var gesture: Gesture?
  /// True if it ends where it began, because the finger came back, or because it was turned around.
  package private(set) var isGivenUp: Bool
  /// Warnings about it, including the accepted ones.
  package private(set) var warnings: [TransitionWarning]
  /// Accepted kinds of warnings.
  package let accepted: Set<TransitionWarning.Kind>
  /// Those of them that the author accepts in so many words, and not the rule for itself.
  package var stated: Set<TransitionWarning.Kind> { transition.statedWarnings }
  /// True if it begins midway, where another step has turned a transition around; the screens, the rule and the
  /// plan are those of that transition.
  package private(set) var isTurned = false
  /// Time at which another step ends it before it is over; `nil` for most.
  package private(set) var interruption: Time?

  /// Start of the transition; `nil` where it is cut.
  package var start: Time? { stretches.first?.start }
  /// End of the transition, or of its part before an interruption.
  package var end: Time? { stretches.last?.end }

  /// Puts an end to it.
  mutating func interrupt(at time: Time) {
    interruption = time
    stretches.removeAll { $0.start >= time }
    if let last = stretches.indices.last { stretches[last].end = min(stretches[last].end, time) }
  }

  /// The transition as another step turns it around.
  func turned(
    by step: Int, _ stretches: [Stretch], led gesture: Gesture?, isGivenUp: Bool
  ) -> PlayedTransition {
    var turned = self
    (turned.step, turned.stretches, turned.gesture) = (step, stretches, gesture)
    (turned.isGivenUp, turned.isTurned, turned.interruption) = (isGivenUp, true, nil)
    // What may surprise about it has been said already.
    turned.warnings = []
    return turned
  }
}
