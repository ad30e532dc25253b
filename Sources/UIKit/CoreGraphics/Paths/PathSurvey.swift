package import SegueGeometry

/// Geometric queries on an outline: its bounds, and the points that it goes around.
package struct PathSurvey {
  /// Maximum distance of lines from the curves that they stand for, in points.
  package static let tolerance = 0.01
  private let path: Path

  package init(_ path: Path) { self.path = path }

  /// The box around all lines and curves, and around single points; `nil` without any.
  package var box: Rect? {
    var points: [Point] = []
    walk { step in
      switch step {
      case .begin(let point): points.append(point)
      case .draw(.line(_, let end)): points.append(end)
      case .draw(.curve(let curve)): points += curve.extremes
      case .finish: break
      }
    }
    return points.isEmpty ? nil : Rect(around: points)
  }

  /// The path with lines instead of curves.
  package func flattened(within tolerance: Double) -> Path {
    var elements: [PathElement] = []
    walk { step in
      switch step {
      case .begin(let point): elements.append(.move(point))
      case .draw(let segment): elements += segment.corners(within: tolerance).map { .line($0) }
      case .finish(let isClosed): if isClosed { elements.append(.close) }
      }
    }
    return Path(elements)
  }

  /// Returns the number of times the path goes around a point, open contours closed by a line; positive turns
  /// lead from the x axis towards the y axis.
  package func turns(around point: Point) -> Int {
    var (turns, first, pen) = (0, Point.zero, Point.zero)
    func go(to end: Point) {
      let isRight = (end - pen).cross(point - pen)
      if pen.y <= point.y, end.y > point.y, isRight > 0 { turns += 1 }
      if pen.y > point.y, end.y <= point.y, isRight < 0 { turns -= 1 }
      pen = end
    }
    walk { step in
      switch step {
      case .begin(let point): (first, pen) = (point, point)
      case .draw(let segment): segment.corners(within: PathSurvey.tolerance / 10).forEach(go)
      case .finish: go(to: first)
      }
    }
    return turns
  }

  private enum Step {
    case begin(Point)
    case draw(PathSegment)
    case finish(isClosed: Bool)
  }

  /// Visits contour by contour; what follows a closed one begins where that began.
  private func walk(_ visit: (Step) -> Void) {
    var (first, pen, isOpen) = (Point.zero, Point.zero, false)
    for element in path.elements {
      switch element {
      case .move(let point):
        if isOpen { visit(.finish(isClosed: false)) }
        (first, pen, isOpen) = (point, point, true)
        visit(.begin(point))
      case .close:
        visit(.finish(isClosed: true))
        (pen, isOpen) = (first, false)
      default:
        if !isOpen { visit(.begin(pen)) }
        isOpen = true
        guard let segment = PathSegment(element, from: pen) else { continue }
        visit(.draw(segment))
        pen = segment.end
      }
    }
    if isOpen { visit(.finish(isClosed: false)) }
  }
}

extension PathSegment {
  /// The ends of the lines that stand for it.
  fileprivate func corners(within tolerance: Double) -> [Point] {
    guard case .curve(let curve) = self else { return [end] }
    // A line over a part of the parameter leaves the curve by an eighth of the second derivative times
    // the square of the part.
    let first = (curve.control1 - curve.start) - (curve.control2 - curve.control1)
    let last = (curve.control2 - curve.control1) - (curve.end - curve.control2)
    let bend = 6 * max(first.length, last.length) / 8
    let wanted = (bend / max(tolerance, 1e-9)).squareRoot().rounded(.up)
    let count = Int(min(max(wanted, 1), 4096))
    return (1...count).map { curve.point(at: Double($0) / Double(count)) }
  }
}

extension CubicCurve {
  /// Its end, and where it turns around along x or y.
  fileprivate var extremes: [Point] {
    let (a, b, c) = (control1 - start, control2 - control1, end - control2)
    let times =
      CubicCurve.roots(from: a.dx, b.dx, to: c.dx) + CubicCurve.roots(from: a.dy, b.dy, to: c.dy)
    return [end] + times.map { point(at: $0) }
  }

  /// Returns the zeros, within 0...1, of a quadratic function that has these values as its control points.
  private static func roots(from a: Double, _ b: Double, to c: Double) -> [Double] {
    let (square, linear) = (a - 2 * b + c, b - a)
    var times: [Double]
    if square.magnitude < 1e-12 * max(a.magnitude, b.magnitude, c.magnitude) {
      times = [-a / (2 * linear)]
    } else {
      let discriminant = linear * linear - square * a
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      times = [(-linear - root) / square, (-linear + root) / square]
    }
    times.removeAll { !($0 > 0 && $0 < 1) }
    return times
  }
}
