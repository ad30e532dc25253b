public import SegueGeometry

/// The way of a box from one place to another, on which points of it move on arcs.
public struct RectArc: Hashable, Sendable {
  /// Points of a box that move on arcs; the rest of it follows from them.
  public enum Guide: String, CaseIterable, Hashable, Sendable {
    /// The two corners on the diagonal that points most nearly where the box goes, as Flutter's
    /// `MaterialRectArcTween`.
    case diagonal
    /// The top left and the bottom right corner, as Compose.
    case corners
    /// The center, while the size changes evenly, as Flutter's `MaterialRectCenterArcTween`.
    case center
  }

  private enum Way: Hashable, Sendable {
    /// Two opposite corners.
    case corners(PointArc, PointArc)
    case center(PointArc)
  }

  /// The box at the beginning.
  public let start: Rect
  /// The box at the end.
  public let end: Rect
  private let way: Way

  /// The way between two boxes whose `guide` moves on arcs that bend as `mode` says.
  public init(
    from start: Rect, to end: Rect, by guide: Guide = .diagonal, _ mode: PointArc.Mode = .circle
  ) {
    self.start = start
    self.end = end
    switch guide {
    case .center: way = .center(PointArc(from: start.center, to: end.center, mode))
    case .corners: way = Self.corners(.fallingRight, from: start, to: end, mode)
    case .diagonal:
      way = Self.corners(
        Diagonal.nearest(to: end.center - start.center, in: start), from: start, to: end, mode)
    }
  }

  private static func corners(
    _ diagonal: Diagonal, from start: Rect, to end: Rect, _ mode: PointArc.Mode
  ) -> Way {
    let ends = [diagonal.first, diagonal.last].map { corner in
      PointArc(from: start.point(at: corner), to: end.point(at: corner), mode)
    }
    return .corners(ends[0], ends[1])
  }

  /// The box at `fraction` of the way; what its corners span, whichever of them is on the left.
  public func rect(at fraction: Double) -> Rect {
    if fraction == 0 { return start }
    if fraction == 1 { return end }
    switch way {
    case .corners(let first, let last):
      return Rect(around: [first.position(at: fraction), last.position(at: fraction)])
    case .center(let arc):
      let size = Size(
        start.width + (end.width - start.width) * fraction,
        start.height + (end.height - start.height) * fraction)
      let center = arc.position(at: fraction)
      return Rect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
  }
}

/// A way through a box from corner to opposite corner.
private struct Diagonal {
  let first: UnitPoint
  let last: UnitPoint

  static let fallingRight = Diagonal(first: UnitPoint(0, 0), last: UnitPoint(1, 1))

  /// In Flutter's order: of equal ones, the first counts.
  private static let all = [
    fallingRight, Diagonal(first: UnitPoint(1, 1), last: UnitPoint(0, 0)),
    Diagonal(first: UnitPoint(1, 0), last: UnitPoint(0, 1)),
    Diagonal(first: UnitPoint(0, 1), last: UnitPoint(1, 0)),
  ]

  /// The diagonal of `box` that leads furthest along `way`.
  static func nearest(to way: Vector, in box: Rect) -> Diagonal {
    var (nearest, most) = (fallingRight, -Double.infinity)
    for diagonal in all {
      let line = box.point(at: diagonal.last) - box.point(at: diagonal.first)
      let share = line.length > 0 ? line.dot(way) / line.length : 0
      if share > most { (nearest, most) = (diagonal, share) }
    }
    return nearest
  }
}
