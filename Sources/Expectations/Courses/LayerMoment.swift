import SegueGeometry

/// Where a layer is on the canvas at one moment, and how much of it is to be seen.
struct LayerMoment {
  /// The corners of its box, or of the box around what is inside of a layer without extents.
  var corners: [Point]
  /// Its opacity, those around it and its masks counted; 0 where it is hidden.
  var opacity: Double
  /// The part of its box that clips, masks and the canvas leave; `nil` for nothing.
  var seen: Rect?

  /// The least opacity that people see.
  static let leastOpacity = 0.01

  /// Whether anything of it can be seen.
  var isSeen: Bool { isSeen(atLeast: Self.leastOpacity) }

  /// Whether it is to be seen with this opacity.
  func isSeen(atLeast opacity: Double) -> Bool {
    // An opacity of 1 is sometimes made of factors.
    seen != nil && self.opacity >= opacity - 1e-9
  }

  /// The smallest upright box around it.
  var box: Rect { Rect(around: corners) }

  /// How far its corners are from those of another moment, at most; `nil` where both have no like
  /// corners.
  func distance(from other: LayerMoment) -> Double {
    zip(corners, other.corners).map { Self.length($0 - $1) }.max() ?? 0
  }

  static func length(_ vector: Vector) -> Double {
    (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
  }
}
