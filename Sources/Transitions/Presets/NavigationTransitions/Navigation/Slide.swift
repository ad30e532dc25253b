/// Both screens move by a whole length of the container, side by side.
public struct Slide: NavigationTransition {
  /// The direction in which they move.
  public enum Axis: String, Hashable, Sendable, CaseIterable {
    /// To the left when an app goes on.
    case horizontal
    /// Upward when an app goes on.
    case vertical
  }

  /// The direction in which they move.
  package var axis: Axis

  /// The slide along `axis`.
  public init(axis: Axis = .horizontal) {
    self.axis = axis
  }

  /// The screen comes in over one edge, and the other one leaves over the opposite.
  public var body: some NavigationTransition {
    let edge: Edge = axis == .horizontal ? .trailing : .bottom
    MirrorPush {
      OnInsertion { Move(edge: edge) }
      OnRemoval { Move(edge: edge.opposite) }
    }
  }
}
