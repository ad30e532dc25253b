import SegueMotion
import SegueSceneGraph

/// The arriving screen covers the other one more and more: nothing behind them is ever seen.
package struct CrossFade: ScreenTransition, Hashable {
  /// Run of the fade.
  package var run: TransitionTiming

  /// The cross-fade, slow at both ends.
  package init() {
    run = .curve(.easeInOut, 350)
  }

  /// The cross-fade that proceeds like this.
  package init(_ run: TransitionTiming) {
    self.run = run
  }

  /// Fades in the arriving screen above the other one.
  package func plan(for context: TransitionContext) -> TransitionPlan {
    TransitionPlan(
      lasting: run.end,
      [
        TransitionLayer(.removal),
        TransitionLayer(.insertion).moving(.opacity, from: 0, to: 1, run),
      ])
  }
}
