public import SegueMotion
public import SegueSceneGraph

/// Result of a flow: its film, and the transitions on the way.
public struct FlowWalk: Sendable {
  /// The film.
  public var film: AnimatedScene
  /// Warnings about the transitions.
  public var warnings: [StepWarning]
  /// Start of each step.
  public var starts: [Time]
  /// The exchanges of screens, in their order.
  public var exchanges: [WalkedTransition]

  /// The exchanges that pass in the film as their rules have planned them.
  public var played: [PlayedTransition] { exchanges.compactMap(\.played) }
}

/// A transition of screens that a flow walks through.
public struct WalkedTransition: Sendable {
  /// The index of the step.
  public var step: Int
  /// The screens on top, before and afterwards.
  public var from, to: LayerID
  /// Operation of the app.
  public var operation: Operation
  /// The rule, before anything takes its place where nothing may move far.
  public var transition: any ScreenTransition
  /// The index of the route that has led to the rule; `nil` where the step names it, or nobody does.
  public var route: Int?
  /// Duration of the transition, unless the next one interrupts it.
  public var duration: Time
  /// True if a finger drives it.
  public var isLed: Bool
  /// True if it ends where it began.
  public var isTakenBack: Bool
  /// The transition as played in the film.
  public var played: PlayedTransition?
}
