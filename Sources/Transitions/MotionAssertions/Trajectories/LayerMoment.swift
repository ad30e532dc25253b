package import SegueGeometry

/// The position of a layer on the canvas at one moment, and its visible part.
package struct LayerMoment {
  /// The corners of its box, or of the box around what is inside of a layer without extents.
  package var corners: [Point]
  /// Its opacity, those around it and its masks counted; 0 where it is hidden.
  package var opacity: Double
  /// The part of its box that clips, masks and the canvas leave; `nil` for nothing.
  package var seen: Rect?

  /// The least opacity that people see.
  package static let leastOpacity = 0.01

  /// True if anything of it can be seen.
  package var isSeen: Bool { isSeen(atLeast: Self.leastOpacity) }

  /// Returns true if it is visible with at least this opacity.
  package func isSeen(atLeast opacity: Double) -> Bool {
    // An opacity of 1 is sometimes made of factors.
    seen != nil && self.opacity >= opacity - 1e-9
  }

  /// The smallest upright box around it.
  package var box: Rect { Rect(around: corners) }

  /// Returns the greatest distance of its corners from those of another moment; `nil` where both have no like
  /// corners.
  package func distance(from other: LayerMoment) -> Double {
    zip(corners, other.corners).map { Self.length($0 - $1) }.max() ?? 0
  }

  package static func length(_ vector: Vector) -> Double {
    (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
  }
}
