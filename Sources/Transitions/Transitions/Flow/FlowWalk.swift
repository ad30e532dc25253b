public import SegueMotion
public import SegueSceneGraph

/// What a flow comes to: its film, and what happens on the way.
public struct FlowWalk: Sendable {
  /// The film.
  public var film: AnimatedScene
  /// What may surprise people about the exchanges.
  public var warnings: [StepWarning]
  /// When each step begins.
  public var starts: [Time]
  /// The exchanges of screens, in their order.
  public var exchanges: [WalkedExchange]

  /// The exchanges that pass in the film as their rules have planned them.
  public var played: [PlayedExchange] { exchanges.compactMap(\.played) }
}

/// An exchange of screens that a flow walks through.
public struct WalkedExchange: Sendable {
  /// The index of the step.
  public var step: Int
  /// The screens on top, before and afterwards.
  public var from, to: LayerID
  /// What the app does.
  public var operation: Operation
  /// The rule, before anything takes its place where nothing may move far.
  public var transition: any ScreenTransition
  /// The index of the route that has led to the rule; `nil` where the step names it, or nobody does.
  public var route: Int?
  /// How long the exchange takes, unless the next one interrupts it.
  public var duration: Time
  /// Whether a finger leads it.
  public var isLed: Bool
  /// Whether it ends where it began.
  public var isTakenBack: Bool
  /// How it passes in the film.
  public var played: PlayedExchange?
}
