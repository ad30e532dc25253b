public import Foundation
package import SegueGeometry

/// An outline that grows.
///
/// What is added is mapped first. Lines and curves before the pen has been put anywhere are left out,
/// as Core Graphics does with a complaint.
public final class CGMutablePath: CGPath {
  /// A path that draws nothing.
  public override init() { super.init() }

  package override init(_ path: Path) { super.init(path) }

  /// Puts the pen somewhere, without drawing.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    if case .move? = path.elements.last { path.elements.removeLast() }
    path.elements.append(.move(Point(point.applying(transform))))
  }

  /// Draws a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    draw(.line(Point(point.applying(transform))))
  }

  /// Draws lines through points, after a move to the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Draws a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    draw(
      .quad(control: Point(control.applying(transform)), Point(end.applying(transform))))
  }

  /// Draws a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    draw(
      .cubic(
        Point(control1.applying(transform)), Point(control2.applying(transform)),
        Point(end.applying(transform))))
  }

  /// Draws a line back to where the contour began.
  public func closeSubpath() {
    if path.isEmpty || path.elements.last == .close { return }
    path.elements.append(.close)
  }

  /// Adds another path's elements.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    self.path.elements += path.path.applying(transform).elements
  }

  /// Adds a rectangle, from the corner of the smallest coordinates towards larger x.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Path(Rect(rect)), transform)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse, which begins at its largest x and goes towards larger y.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Outlines.ellipse(in: Rect(rect)), transform)
  }

  /// Adds a rectangle with quarters of ellipses as corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radii = Size(Double(cornerWidth), Double(cornerHeight))
    append(Outlines.roundedRect(Rect(rect), radii: radii), transform)
  }

  private func append(_ outline: Path, _ transform: CGAffineTransform) {
    path.elements += outline.applying(transform).elements
  }

  private func draw(_ element: PathElement) {
    if !path.isEmpty { path.elements.append(element) }
  }
}

// MARK: Arcs

extension CGMutablePath {
  /// Draws a piece of a circle, after a line to its start if the pen has been put somewhere.
  ///
  /// Angles grow from the x axis towards the y axis. Clockwise means where y points **up**: where it
  /// points down, as on the screens of iOS, the arc is seen to turn the other way.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add(
      Arc(
        center: Point(center), radius: Double(radius), from: Double(startAngle),
        to: Double(endAngle), growing: !clockwise),
      transform)
  }

  /// Draws a piece of a circle whose angle grows by a difference, which may be more than a turn.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(
      Arc(
        center: Point(center), radius: Double(radius), start: Double(startAngle),
        sweep: Double(delta)), transform)
  }

  /// Draws a piece of a circle that rounds the corner at `tangent1End` on the way to `tangent2End`,
  /// after a line to its start.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let pen = path.end else { return }
    let back = SegueGeometry.AffineTransform(transform).inverted() ?? .identity
    let corner = Point(tangent1End)
    let arc = Arc(
      rounding: corner, from: back.map(pen), to: Point(tangent2End), radius: Double(radius))
    if let arc {
      add(arc, transform)
    } else {
      addLine(to: tangent1End, transform: transform)
    }
  }

  private func add(_ arc: Arc, _ transform: CGAffineTransform) {
    let start = CGPoint(arc.start)
    if path.isEmpty {
      move(to: start, transform: transform)
    } else {
      addLine(to: start, transform: transform)
    }
    path.elements += Path(arc.elements).applying(transform).elements
  }
}

/// A piece of a circle between two angles, in radians from the x axis towards the y axis.
private struct Arc {
  private let center: Point
  private let radius: Double
  private let startAngle: Double
  private let sweep: Double

  /// The arc whose angle changes by `sweep`.
  init(center: Point, radius: Double, start: Double, sweep: Double) {
    (self.center, self.radius, self.startAngle, self.sweep) = (center, radius, start, sweep)
  }

  /// The arc between two angles, along growing ones or the other way: all of the circle where they are
  /// a turn or more apart.
  init(center: Point, radius: Double, from start: Double, to end: Double, growing: Bool) {
    let turn = 2 * Double.pi
    var sweep = growing ? end - start : start - end
    if sweep.magnitude >= turn {
      sweep = turn
    } else if sweep < 0 {
      sweep += turn
    }
    self.init(center: center, radius: radius, start: start, sweep: growing ? sweep : -sweep)
  }

  /// The arc that touches the lines from a corner to two points; `nil` where these lie on one line.
  init?(rounding corner: Point, from first: Point, to last: Point, radius: Double) {
    let (back, ahead) = (first - corner, last - corner)
    let (lengthBack, lengthAhead) = (back.length, ahead.length)
    let turn = back.cross(ahead)
    guard radius > 0, turn.magnitude > 1e-9 * lengthBack * lengthAhead else { return nil }
    let (b, a) = (back * (1 / lengthBack), ahead * (1 / lengthAhead))
    // The tangent of half the angle between the lines.
    let tangent = ((1 - b.dot(a)) / (1 + b.dot(a))).squareRoot()
    let reach = radius / tangent
    let (start, end) = (corner + b * reach, corner + a * reach)
    let inward = Vector(-b.dy, b.dx) * (turn > 0 ? radius : -radius)
    let center = start + inward
    self.init(
      center: center, radius: radius, from: Arc.angle(of: start - center),
      to: Arc.angle(of: end - center), growing: turn < 0)
  }

  private static func angle(of vector: Vector) -> Double {
    PortableMath.atan2(vector.dy, vector.dx)
  }

  private func way(at angle: Double) -> Vector {
    let (sin, cos) = PortableMath.sincos(angle)
    return Vector(cos * radius, sin * radius)
  }

  /// Start of the arc.
  var start: Point { center + way(at: startAngle) }

  /// The curves, each of a quarter of a turn or less.
  var elements: [PathElement] {
    let count = max((sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up), 1)
    let step = sweep / count
    // Control points stand 4/3 times the tangent of a quarter of the angle from the ends.
    let handle = 4.0 / 3 * PortableMath.tan(step / 4)
    return (0..<Int(count)).map { index in
      let from = way(at: startAngle + Double(index) * step)
      let to = way(at: startAngle + Double(index + 1) * step)
      return .cubic(
        center + from + Vector(-from.dy, from.dx) * handle,
        center + to - Vector(-to.dy, to.dx) * handle, center + to)
    }
  }
}
