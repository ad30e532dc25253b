public import SegueGeometry
public import SegueTransitions

/// The edge of the container by which a screen comes or goes.
///
/// Leading is left, whatever the direction of reading: so the library does that this model follows.
public enum Edge: String, Hashable, Sendable, CaseIterable {
  /// The upper edge.
  case top
  /// The left edge.
  case leading
  /// The right edge.
  case trailing
  /// The lower edge.
  case bottom

  /// The edge on the other side.
  package var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .trailing: .leading
    case .bottom: .top
    }
  }

  /// The way from the middle of a container to a place just outside of this edge.
  func way(out size: Size) -> Vector {
    switch self {
    case .top: Vector(0, -size.height)
    case .leading: Vector(-size.width, 0)
    case .trailing: Vector(size.width, 0)
    case .bottom: Vector(0, size.height)
    }
  }
}

/// The screen comes in over an edge of the container, or leaves over it.
public struct Move: MirrorableAtomicTransition {
  /// The edge.
  package var edge: Edge

  /// The move over `edge`.
  public init(edge: Edge) {
    self.edge = edge
  }

  /// By a whole width or height of the container.
  public func change(_ change: inout ScreenChange, as role: Role, in size: Size) {
    let way = edge.way(out: size)
    change.move(role) { $0.translate(x: way.dx, y: way.dy) }
  }

  /// The move over the opposite edge.
  public func mirrored() -> Move { Move(edge: edge.opposite) }
}
