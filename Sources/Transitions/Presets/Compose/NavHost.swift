import SegueGeometry
package import SegueTransitions

/// The destinations of an app with Compose's navigation: four slots say how they come and go.
///
/// A screen that is pushed lies above the one it covers, and stays above it when it is popped.
package struct NavHost: ScreenTransition, Hashable {
  /// The transition of a screen that is pushed.
  package var enter: EnterTransition
  /// The transition of a screen that is covered.
  package var exit: ExitTransition
  /// The transition of a screen that comes back; as it first came if nothing is said.
  package var popEnter: EnterTransition?
  /// The transition of a screen that is popped; as one that is covered if nothing is said.
  package var popExit: ExitTransition?

  /// The host with these slots; without any, screens fade for 700 ms.
  package init(
    enter: EnterTransition = .fadeIn(.tween(700)), exit: ExitTransition = .fadeOut(.tween(700)),
    popEnter: EnterTransition? = nil, popExit: ExitTransition? = nil
  ) {
    self.enter = enter
    self.exit = exit
    self.popEnter = popEnter
    self.popExit = popExit
  }

  /// Tabs are navigated to, never back.
  package func plan(for context: TransitionContext) -> TransitionPlan {
    let isBack = context.operation == .pop || context.operation == .dismiss
    let transform = ContentTransform(
      enter: isBack ? popEnter ?? enter : enter, exit: isBack ? popExit ?? exit : exit,
      zIndex: isBack ? -1 : 1, sizeTransform: nil)
    return transform.plan(on: context.stage, nil, alignment: .topLeft, above: 0)
  }
}
