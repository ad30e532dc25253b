public import SegueGeometry

/// The way of a point from one place to another, bent as a platform bends it.
///
/// Both ends are exact. Outside 0...1 each way goes on as on its platform: along the circle, or
/// straight on.
public struct PointArc: Hashable, Sendable {
  private enum Shape: Hashable, Sendable {
    case straight
    case ellipse(QuarterEllipse)
    case circle(LevelCircle)
    case parabola(SideParabola)
  }

  /// Start of the path.
  public let start: Point
  /// End of the path.
  public let end: Point
  private let shape: Shape

  /// The way between two points that bends as `mode` says.
  ///
  /// Points on one horizontal or vertical are joined by a straight line: Compose asks for that to a
  /// thousandth of a point, Flutter to two points.
  public init(from start: Point, to end: Point, _ mode: ArcMode) {
    self.start = start
    self.end = end
    shape = Self.shape(from: start, to: end, mode)
  }

  private static func shape(from start: Point, to end: Point, _ mode: ArcMode) -> Shape {
    let bent: Shape? =
      switch mode {
      case .linear: nil
      case .above:
        QuarterEllipse(from: start, to: end, isVertical: end.y < start.y).map { .ellipse($0) }
      case .below:
        QuarterEllipse(from: start, to: end, isVertical: end.y > start.y).map { .ellipse($0) }
      case .circle: LevelCircle(from: start, to: end).map { .circle($0) }
      case .parabola: .parabola(SideParabola(from: start, to: end))
      }
    return bent ?? .straight
  }

  /// The place at `fraction` of the way.
  public func position(at fraction: Double) -> Point {
    if fraction == 0 { return start }
    if fraction == 1 { return end }
    return switch shape {
    case .straight: start.interpolated(to: end, at: fraction)
    case .ellipse(let ellipse): ellipse.position(at: fraction)
    case .circle(let circle): circle.position(at: fraction)
    case .parabola(let parabola): parabola.position(at: fraction)
    }
  }
}
