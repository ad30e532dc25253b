package import SegueGeometry

/// Where a layer is on the canvas at one moment, and how much of it is to be seen.
package struct LayerMoment {
  /// The corners of its box, or of the box around what is inside of a layer without extents.
  package var corners: [Point]
  /// Its opacity, those around it and its masks counted; 0 where it is hidden.
  package var opacity: Double
  /// The part of its box that clips, masks and the canvas leave; `nil` for nothing.
  package var seen: Rect?

  /// The least opacity that people see.
  package static let leastOpacity = 0.01

  /// Whether anything of it can be seen.
  package var isSeen: Bool { isSeen(atLeast: Self.leastOpacity) }

  /// Whether it is to be seen with this opacity.
  package func isSeen(atLeast opacity: Double) -> Bool {
    // An opacity of 1 is sometimes made of factors.
    seen != nil && self.opacity >= opacity - 1e-9
  }

  /// The smallest upright box around it.
  package var box: Rect { Rect(around: corners) }

  /// How far its corners are from those of another moment, at most; `nil` where both have no like
  /// corners.
  package func distance(from other: LayerMoment) -> Double {
    zip(corners, other.corners).map { Self.length($0 - $1) }.max() ?? 0
  }

  package static func length(_ vector: Vector) -> Double {
    (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
  }
}
