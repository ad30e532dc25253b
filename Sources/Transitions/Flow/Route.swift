public import SegueSceneGraph

/// Which transition serves which pair of screens.
public struct Route: Sendable {
  /// The screen that is there first; `nil` for any.
  public var from: LayerID?
  /// The screen that is there afterwards; `nil` for any.
  public var to: LayerID?
  /// What the app does; empty for anything.
  public var operations: Set<Operation>
  /// How the screens are exchanged.
  public var transition: any ScreenTransition

  /// The route between these screens.
  public init(
    from: LayerID? = nil, to: LayerID? = nil, operations: Set<Operation> = [],
    _ transition: any ScreenTransition
  ) {
    self.from = from
    self.to = to
    self.operations = operations
    self.transition = transition
  }

  /// Whether the route serves an exchange.
  func serves(_ operation: Operation, from: LayerID, to: LayerID) -> Bool {
    (self.from == nil || self.from == from) && (self.to == nil || self.to == to)
      && (operations.isEmpty || operations.contains(operation))
  }
}

extension [Route] {
  /// The transition of the first route that serves an exchange.
  func transition(
    for operation: Operation, from: LayerID, to: LayerID
  ) -> (any ScreenTransition)? {
    first { $0.serves(operation, from: from, to: to) }?.transition
  }
}
