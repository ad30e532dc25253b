import SegueGeometry

/// The direction in which contents move through their container.
package enum SlideDirection: String, Hashable, Sendable, CaseIterable {
  /// To the left: what enters comes from the right edge.
  case left
  /// To the right: what enters comes from the left edge.
  case right
  /// Upwards: what enters comes from the bottom edge.
  case up
  /// Downwards: what enters comes from the top edge.
  case down
  /// To the side where reading starts.
  case start
  /// To the side where reading ends.
  case end

  /// The direction on a stage where start and end have sides.
  func resolved(isRightToLeft: Bool) -> SlideDirection {
    switch self {
    case .start: isRightToLeft ? .right : .left
    case .end: isRightToLeft ? .left : .right
    default: self
    }
  }

  /// Returns the offset of a content of the size `full` before it enters: outside of a container of the size
  /// `container`, in which it would be shifted by `aligned`.
  func offsetBefore(_ full: Size, in container: Size, aligned: Vector) -> Vector {
    switch self {
    case .left, .start: Vector(container.width - aligned.dx, 0)
    case .right, .end: Vector(-aligned.dx - full.width, 0)
    case .up: Vector(0, container.height - aligned.dy)
    case .down: Vector(0, -aligned.dy - full.height)
    }
  }

  /// Returns the offset of a content of the size `full` after it has left a container of that size.
  func offsetAfter(_ full: Size, in container: Size, aligned: Vector) -> Vector {
    switch self {
    case .left, .start: Vector(-aligned.dx - full.width, 0)
    case .right, .end: Vector(-aligned.dx + container.width, 0)
    case .up: Vector(0, -aligned.dy - full.height)
    case .down: Vector(0, -aligned.dy + container.height)
    }
  }
}
