/// A connected part of a path: lines and curves end to end.
struct Contour: Hashable, Sendable {
  /// A line or a curve.
  enum Segment: Hashable, Sendable {
    case line(Point, Point)
    case curve(CubicCurve)
  }

  /// Where it begins.
  var start: Point
  /// Its lines and curves, none of them without length; a contour of none is a dot.
  var segments: [Segment] = []
  /// Whether its end is joined to its start.
  var isClosed = false

  /// Lengths up to this one, in points, are none: they have no direction to speak of.
  static let noLength = 1e-9

  fileprivate mutating func add(_ points: [Point], from pen: Point) {
    guard points.contains(where: { ($0 - pen).length > Contour.noLength }) else { return }
    switch points.count {
    case 1: segments.append(.line(pen, points[0]))
    case 2: segments.append(.curve(CubicCurve(pen, quad: points[0], points[1])))
    default: segments.append(.curve(CubicCurve(pen, points[0], points[1], points[2])))
    }
  }

  /// Where it ends.
  fileprivate var end: Point { segments.last?.end ?? start }
}

extension Contour.Segment {
  var start: Point {
    switch self {
    case .line(let start, _): start
    case .curve(let curve): curve.start
    }
  }

  var end: Point {
    switch self {
    case .line(_, let end): end
    case .curve(let curve): curve.end
    }
  }

  /// The step of a path that draws it.
  var element: PathElement {
    switch self {
    case .line(_, let end): .line(end)
    case .curve(let curve): .cubic(curve.control1, curve.control2, curve.end)
    }
  }
}

extension Path {
  /// The path's contours that draw something, if only a dot.
  ///
  /// A step behind a closed contour goes on from where that began. Coordinates beyond a billion
  /// points move to that limit, so that nothing that is made of them overflows.
  var contours: [Contour] {
    var contours: [Contour] = []
    var current = Contour(start: .zero)
    var isDrawn = false
    func finish() { if isDrawn { contours.append(current) } }
    for element in elements {
      let points = element.points.map(\.limited)
      switch element {
      case .move:
        finish()
        (current, isDrawn) = (Contour(start: points[0]), false)
      case .line, .quad, .cubic:
        current.add(points, from: current.end)
        isDrawn = true
      case .close:
        current.add([current.start], from: current.end)
        current.isClosed = true
        isDrawn = true
        finish()
        (current, isDrawn) = (Contour(start: current.start), false)
      }
    }
    finish()
    return contours
  }

  /// The path that consists of these contours.
  init(_ contours: [Contour]) {
    self.init(contours.flatMap(\.elements))
  }
}

extension Contour {
  /// The steps of a path that draw it; a dot is a line of no length.
  var elements: [PathElement] {
    var steps = segments.map(\.element)
    if steps.isEmpty { steps = [.line(start)] }
    return [.move(start)] + steps + (isClosed ? [.close] : [])
  }
}

extension Point {
  fileprivate var limited: Point {
    func limited(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -1e9), 1e9) }
    return Point(limited(x), limited(y))
  }
}
