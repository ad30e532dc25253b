package import SegueSceneGraph
import SegueTextSupport

/// Reason why a step of a flow cannot be taken, or a transition cannot be changed as its settings say.
package struct TransitionError: ExplainedError, Hashable, Sendable {
  /// Description of the mistake.
  package let message: String
  /// Suggested correction.
  package let hint: String?
  /// Index of the step; 0 for a transition that is looked at alone.
  package let step: Int
  /// The screen that nobody knows, if that is what is wrong.
  package let unknownScreen: LayerID?

  /// A mistake of the step with this index.
  package init(
    _ message: String, hint: String? = nil, step: Int = 0, unknownScreen: LayerID? = nil
  ) {
    self.message = message
    self.hint = hint
    self.step = step
    self.unknownScreen = unknownScreen
  }

  /// The mistake in one line, without the hint.
  package var description: String { message }
}
