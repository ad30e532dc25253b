/// One step of a path.
public enum PathElement: Hashable, Sendable {
  /// Begins a new contour.
  case move(Point)
  /// A straight line.
  case line(Point)
  /// A curve with one control point.
  case quad(control: Point, Point)
  /// A curve with two control points.
  case cubic(Point, Point, Point)
  /// The straight line back to where the contour began.
  case close
}

/// Rules for the inside of a path that crosses itself.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// Those that the path winds around, counted with sign.
  case nonZero = "non-zero"
  /// Those that a ray leaves through an odd number of edges.
  case evenOdd = "even-odd"
}

/// An outline made of lines and curves.
///
/// Open contours are filled as if they were closed. Two paths can be blended into one another
/// when they have the same structure: the same kinds of elements in the same order.
public struct Path: Hashable, Sendable {
  /// The steps, in order.
  package var elements: [PathElement]

  /// The path with these steps.
  public init(_ elements: [PathElement] = []) {
    self.elements = elements
  }

  /// The outline of a polygon.
  public init(polygon points: [Point]) {
    guard let first = points.first else {
      self.init()
      return
    }
    self.init([.move(first)] + points.dropFirst().map { .line($0) } + [.close])
  }

  /// True if there is nothing to draw.
  package var isEmpty: Bool { elements.isEmpty }

  /// Position of the pen after drawing the path; `nil` if there is nothing to draw.
  package var end: Point? {
    var (pen, start): (Point?, Point?) = (nil, nil)
    for element in elements {
      if case .move(let point) = element { start = point }
      pen = element.points.last ?? start
    }
    return pen
  }

  /// The path with every point mapped.
  package func map(_ change: (Point) -> Point) -> Path {
    Path(elements.map { $0.map(change) })
  }

  /// All points in order, control points included.
  package var points: [Point] { elements.flatMap(\.points) }

  /// The smallest rectangle that holds all points and control points; it may be larger than what
  /// the curves touch.
  package var controlBox: Rect { Rect(around: points) }

  /// Returns `true` if `other` has the same kinds of elements in the same order.
  package func hasStructure(of other: Path) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { $0.isSameKind(as: $1) }
  }
}

extension PathElement {
  /// The points of the step, the end point last.
  package var points: [Point] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let control, let end): [control, end]
    case .cubic(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  /// The step with every point mapped.
  package func map(_ change: (Point) -> Point) -> PathElement {
    switch self {
    case .move(let end): .move(change(end))
    case .line(let end): .line(change(end))
    case .quad(let control, let end): .quad(control: change(control), change(end))
    case .cubic(let first, let second, let end): .cubic(change(first), change(second), change(end))
    case .close: .close
    }
  }

  /// Returns `true` if both steps draw the same kind of line.
  func isSameKind(as other: PathElement) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.quad, .quad), (.cubic, .cubic), (.close, .close): true
    default: false
    }
  }
}

extension Path {
  /// The outline of an upright rectangle, clockwise from its top left.
  public init(_ rect: Rect) {
    self.init(polygon: rect.corners.points)
  }

  /// The outline of an upright rectangle with rounded corners.
  ///
  /// Radii that do not fit are shrunk as ``CornerRadii/fitted(to:)`` says. Circular corners are
  /// one cubic each, off the true arc by 2.7e-4 of the radius. Continuous corners whose curve
  /// would not fit into half a side are blended towards circular ones.
  public init(roundedRect rect: Rect, radii: CornerRadii, curve: CornerCurve = .circular) {
    let fitted = radii.fitted(to: rect.size)
    if fitted.isZero {
      self.init(rect)
      return
    }
    let right = Vector(1, 0)
    let down = Vector(0, 1)
    let halfSide = min(rect.width, rect.height) / 2
    let quad = rect.corners
    let corners = [
      Corner(quad.topLeft, from: down, to: right, radius: fitted.topLeft),
      Corner(quad.topRight, from: -right, to: down, radius: fitted.topRight),
      Corner(quad.bottomRight, from: -down, to: -right, radius: fitted.bottomRight),
      Corner(quad.bottomLeft, from: right, to: -down, radius: fitted.bottomLeft),
    ]
    let steps = corners.map { $0.steps(curve, halfSide: halfSide) }
    let joined = steps.enumerated().flatMap { index, steps in
      index == 0 ? steps : steps.map { $0.asLineIfMove }
    }
    self.init(joined + [.close])
  }

  /// The outline of an ellipse that touches the four edges of `rect`.
  public init(ellipseIn rect: Rect) {
    let x = rect.width / 2
    let y = rect.height / 2
    let center = rect.center
    let k = Corner.arcControl
    func point(_ dx: Double, _ dy: Double) -> Point { center + Vector(dx * x, dy * y) }
    self.init([
      .move(point(0, -1)),
      .cubic(point(k, -1), point(1, -k), point(1, 0)),
      .cubic(point(1, k), point(k, 1), point(0, 1)),
      .cubic(point(-k, 1), point(-1, k), point(-1, 0)),
      .cubic(point(-1, -k), point(-k, -1), point(0, -1)),
      .close,
    ])
  }
}

extension PathElement {
  /// A line where the step would begin a new contour.
  fileprivate var asLineIfMove: PathElement {
    if case .move(let end) = self { .line(end) } else { self }
  }
}

extension Path {
  /// The length of all lines and curves.
  package var length: Double {
    contours.reduce(0) { $0 + MeasuredSegments($1.segments).length }
  }

  /// The part of the path between two fractions of its length, counted over all contours in turn.
  ///
  /// Contours that are cut are open afterwards. Where the first fraction is not before the second
  /// one, nothing is left. What lies outside of 0...1 adds nothing.
  ///
  /// - Parameter offset: a fraction by which both ends move on; what moves beyond the end of the path
  ///   comes in again at its start, and goes through the seam of a closed contour in one piece.
  package func trimmed(from first: Double, to last: Double, offset: Double = 0) -> Path {
    if first <= 0, last >= 1 { return self }
    guard first < last, offset.isFinite else { return Path() }
    let contours = contours.map { ($0, MeasuredSegments($0.segments)) }
    let length = contours.reduce(0) { $0 + $1.1.length }
    let turn = offset - offset.rounded(.down)
    let (start, end) = ((max(first, 0) + turn) * length, (min(last, 1) + turn) * length)
    var passed = 0.0
    var kept: [Contour] = []
    for (contour, measured) in contours {
      // What lies behind the end of the path lies also in front of its start.
      let stretches = [start - length...end - length, start...end].compactMap {
        $0.overlap(from: passed, to: passed + measured.length)
      }
      kept += contour.parts(measured, stretches)
      passed += measured.length
    }
    return Path(kept)
  }
}

extension ClosedRange<Double> {
  /// Returns the part between two distances, counted from the first of them; `nil` if there is none.
  fileprivate func overlap(from start: Double, to end: Double) -> ClosedRange<Double>? {
    guard start < end, overlaps(start...end) else { return nil }
    let common = clamped(to: start...end)
    return common.lowerBound < common.upperBound
      ? (common.lowerBound - start)...(common.upperBound - start) : nil
  }
}

extension Contour {
  /// The parts of the contour that these stretches of its length hold, which come in order and do not
  /// overlap; the contour itself, closed if it is, where one holds all of it.
  ///
  /// A part that ends with a closed contour and one that begins with it are one.
  func parts(_ measured: MeasuredSegments, _ stretches: [ClosedRange<Double>]) -> [Contour] {
    let length = measured.length
    guard let opening = stretches.first, let closing = stretches.last else { return [] }
    if opening.lowerBound <= 0, opening.upperBound >= length { return [self] }
    var parts = stretches.map { stretch in
      Contour(measured, from: stretch.lowerBound, to: stretch.upperBound)
    }
    let meetsItself = opening.lowerBound <= 0 && closing.upperBound >= length
    if isClosed, stretches.count > 1, meetsItself, let head = parts[0],
      parts[parts.count - 1] != nil
    {
      parts.removeFirst()
      parts[parts.count - 1]?.segments += head.segments
    }
    return parts.compactMap(\.self)
  }
}

extension Path {
  /// The outline of a polygon whose corners are rounded by pieces of circles.
  ///
  /// A circle reaches at most to the middle of an edge; where there is no room for its radius, it has
  /// a smaller one.
  package init(polygon points: [Point], cornerRadius: Double) {
    guard cornerRadius > 0, points.count > 2 else {
      self.init(polygon: points)
      return
    }
    let steps = points.indices.flatMap { index in
      RoundedTip(
        points[index], after: points[(index + points.count - 1) % points.count],
        before: points[(index + 1) % points.count], radius: cornerRadius
      ).elements
    }
    guard let start = steps.first?.points.last else { preconditionFailure("a tip has a point") }
    self.init([.move(start)] + steps.dropFirst() + [.close])
  }

  /// The polygon with equal sides whose corners lie on the ellipse that touches the edges of `rect`,
  /// the first at the top; stretched as the ellipse is.
  package init(polygonIn rect: Rect, sides: Int, cornerRadius: Double = 0) {
    self.init(
      polygon: (0..<sides).map { rect.rim(at: Double($0) / Double(sides)) },
      cornerRadius: cornerRadius)
  }

  /// The star whose tips lie on the ellipse that touches the edges of `rect`, the first at the top,
  /// and whose notches lie on one that is smaller by the factor `innerRadius`.
  package init(starIn rect: Rect, points: Int, innerRadius: Double, cornerRadius: Double = 0) {
    let corners = (0..<points * 2).map { index in
      let rim = rect.rim(at: Double(index) / Double(points * 2))
      return index % 2 == 0 ? rim : rect.center.interpolated(to: rim, at: innerRadius)
    }
    self.init(polygon: corners, cornerRadius: cornerRadius)
  }
}

extension Rect {
  /// The point of the ellipse within that lies this part of a turn clockwise from the top.
  fileprivate func rim(at turn: Double) -> Point {
    let (sin, cos) = PortableMath.sincos(degrees: turn * 360)
    return center + Vector(sin * width / 2, -cos * height / 2)
  }
}

/// A corner of a polygon, rounded.
private struct RoundedTip {
  let tip: Point
  /// The directions to the corners before and after it.
  let (back, ahead): (Vector, Vector)
  let radius: Double
  /// Distance from the tip to the points where the circle touches the edges; 0 if there is none.
  let reach: Double

  init(_ tip: Point, after last: Point, before next: Point, radius: Double) {
    self.tip = tip
    (back, ahead) = ((last - tip).direction ?? .zero, (next - tip).direction ?? .zero)
    // The tangent of half the angle between the edges.
    let cosine = back.dot(ahead)
    let tangent = (max(1 - cosine, 0) / max(1 + cosine, 1e-12)).squareRoot()
    let room = min((last - tip).length, (next - tip).length) / 2
    reach = tangent > 1e-6 ? min(radius / tangent, room) : 0
    self.radius = reach * tangent
  }

  /// A line to where the rounding begins, and the rounding.
  var elements: [PathElement] {
    guard reach > 1e-9, let inward = (back + ahead).direction else { return [.line(tip)] }
    let center = tip + inward * (radius * radius + reach * reach).squareRoot()
    let (start, end) = (tip + back * reach, tip + ahead * reach)
    let arc = CircleArc(about: center, from: start - center, to: end - center, by: -inward)
    return [.line(start)] + arc.elements
  }
}
