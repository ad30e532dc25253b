public import SegueMotion
public import SegueSceneGraph

/// One thing that happens in a flow.
public struct Step: Sendable {
  /// Actions on the app's screens, on the film, or by a finger.
  public enum Action: Hashable, Sendable {
    /// An app begins anew with these screens, the last one on top; no transition is seen.
    case show([LayerID])
    /// Nothing happens for a while.
    case hold(Time)
    /// A screen is put on the stack.
    case push(LayerID)
    /// This many screens are taken off the stack, at once.
    case pop(Int)
    /// The screens above this one are taken off, at once.
    case popTo(LayerID)
    /// All screens but the first are taken off, at once.
    case popToRoot
    /// The app goes back to this screen, and leaves the presentations that lie above it; at once.
    case unwindTo(LayerID)
    /// A screen takes the place of the one on top, which leaves the stack.
    case replaceTop(LayerID)
    /// The stack becomes this one, the last screen on top.
    case setStack([LayerID])
    /// A screen is laid over everything, with a stack of its own.
    case present(LayerID)
    /// The last presentation is dismissed.
    case dismiss
    /// Another tab is selected; each has a stack of its own.
    case select(LayerID)
    /// The moment gets a name.
    case mark(String)
  }

  /// States of the screen below a presentation.
  package enum Presentation: String, Hashable, Sendable, CaseIterable {
    /// The default of its transition: a sheet leaves it visible.
    case automatic
    /// UIKit's custom presentation: the screen below stays where the transition has put it, under the one
    /// that is presented, and the dismissal is a question of its own.
    case custom
  }

  /// Action of the step.
  package var action: Action
  /// State of the screen below, where one is presented.
  package var presentation = Presentation.automatic
  /// Transition of the step, whatever the routes say.
  package var transition: (any ScreenTransition)?
  /// The finger that leads the transition.
  package var gesture: Gesture?
  /// Time of the step, counted from the beginning of the transition in the step before; `nil` for the end of
  /// that one.
  ///
  /// An earlier moment than its end interrupts it, a later one lets the stage rest until then.
  package var start: Time?
  /// Rule by which it interrupts the transition in the step before; `nil` for that transition's default.
  package var interruption: InterruptionRule?

  /// The step.
  public init(
    _ action: Action, with transition: (any ScreenTransition)? = nil, by gesture: Gesture? = nil
  ) {
    self.action = action
    self.transition = transition
    self.gesture = gesture
  }

  /// The step, a custom presentation.
  package var custom: Step {
    var step = self
    step.presentation = .custom
    return step
  }

  /// The step, taken so long after the beginning of the transition in the step before.
  public func at(_ start: Time, interrupting rule: InterruptionRule? = nil) -> Step {
    var step = self
    (step.start, step.interruption) = (start, rule)
    return step
  }
}

extension Step.Action {
  /// The screens that the action names.
  package var named: [LayerID] {
    switch self {
    case .push(let id), .replaceTop(let id), .present(let id), .popTo(let id), .unwindTo(let id),
      .select(let id):
      [id]
    case .show(let ids), .setStack(let ids): ids
    case .hold, .pop, .popToRoot, .dismiss, .mark: []
    }
  }
}

extension Step.Action {
  /// True if it leads to a visible transition between screens.
  var changesScreens: Bool {
    switch self {
    case .show, .hold, .mark: false
    default: true
    }
  }
}

/// Warning about the transition of a step.
package struct StepWarning: Hashable, Sendable {
  /// The index of the step.
  package var step: Int
  /// The warning.
  package var warning: TransitionWarning
}
