/// A line or a curve of a path, passed from parameter 0 to 1.
package enum PathSegment: Hashable, Sendable {
  /// A straight line, passed at even speed.
  case line(Point, Point)
  /// A curve with two control points, as which one with a single control point is written too.
  case curve(CubicCurve)

  /// Start point.
  package var start: Point {
    switch self {
    case .line(let start, _): start
    case .curve(let curve): curve.start
    }
  }

  /// End point.
  package var end: Point {
    switch self {
    case .line(_, let end): end
    case .curve(let curve): curve.end
    }
  }

  /// The step of a path that draws it; `nil` for one that draws nothing.
  package init?(_ element: PathElement, from pen: Point) {
    switch element {
    case .move, .close: return nil
    case .line(let end): self = .line(pen, end)
    case .quad(let control, let end): self = .curve(CubicCurve(from: pen, quad: control, to: end))
    case .cubic(let first, let second, let end):
      self = .curve(CubicCurve(from: pen, control1: first, control2: second, to: end))
    }
  }

  /// The step of a path that draws it.
  var element: PathElement {
    switch self {
    case .line(_, let end): .line(end)
    case .curve(let curve): .cubic(curve.control1, curve.control2, curve.end)
    }
  }

  /// The point at parameter `t`, exact at both ends.
  package func point(at t: Double) -> Point {
    switch self {
    case .line(let start, let end):
      Point(start.x * (1 - t) + end.x * t, start.y * (1 - t) + end.y * t)
    case .curve(let curve): curve.point(at: t)
    }
  }

  /// The derivative of the point at parameter `t`.
  package func velocity(at t: Double) -> Vector {
    switch self {
    case .line(let start, let end): end - start
    case .curve(let curve): curve.velocity(at: t)
    }
  }

  /// Returns the direction at parameter `t`, in any length; `nil` if it has none.
  package func heading(at t: Double) -> Vector? {
    switch self {
    case .line(let start, let end): start == end ? nil : end - start
    case .curve(let curve): curve.heading(at: t)
    }
  }

  /// The part between two parameters.
  func part(from first: Double, to last: Double) -> PathSegment {
    switch self {
    case .line: .line(point(at: first), point(at: last))
    case .curve(let curve): .curve(curve.part(from: first, to: last))
    }
  }

  /// True if it is a curve.
  var isCurve: Bool { if case .curve = self { true } else { false } }

  /// True if it is shorter than what counts as a length, judged by the points of the line or curve.
  var isDot: Bool {
    switch self {
    case .line(let start, let end): (end - start).length <= Contour.noLength
    case .curve(let curve): curve.polygonLength <= Contour.noLength
    }
  }
}
