package import SegueGeometry

/// Closed outlines that begin where Core Graphics begins them, which strokes that grow show.
package enum Outlines {
  /// Distance of the control point of a quarter of a circle, as a fraction of the radius.
  private static let control = 0.5522847498307936

  /// An ellipse, from its largest x towards larger y.
  package static func ellipse(in rect: Rect) -> Path {
    let (center, x, y) = (rect.center, rect.width / 2, rect.height / 2)
    func point(_ dx: Double, _ dy: Double) -> Point { center + Vector(dx * x, dy * y) }
    let k = control
    return Path([
      .move(point(1, 0)),
      .cubic(point(1, k), point(k, 1), point(0, 1)),
      .cubic(point(-k, 1), point(-1, k), point(-1, 0)),
      .cubic(point(-1, -k), point(-k, -1), point(0, -1)),
      .cubic(point(k, -1), point(1, -k), point(1, 0)),
      .close,
    ])
  }

  /// A rectangle with quarters of ellipses as corners, from the middle of its largest x towards
  /// larger y; radii reach at most to the middle of a side.
  package static func roundedRect(_ rect: Rect, radii: Size) -> Path {
    let (x, y) = (min(radii.width, rect.width / 2), min(radii.height, rect.height / 2))
    guard x > 0, y > 0 else { return Path(rect) }
    func corner(_ tip: Point, _ from: Vector, _ to: Vector) -> [PathElement] {
      let handle = 1 - control
      return [.line(tip + from), .cubic(tip + from * handle, tip + to * handle, tip + to)]
    }
    let (right, down) = (Vector(x, 0), Vector(0, y))
    let quad = rect.corners
    return Path(
      [.move(Point(rect.maxX, rect.center.y))]
        + corner(quad.bottomRight, -down, -right) + corner(quad.bottomLeft, right, -down)
        + corner(quad.topLeft, down, right) + corner(quad.topRight, -right, down) + [.close])
  }

  /// A rectangle whose corners are rounded as UIKit does it, by curves of gradual curvature, from
  /// behind its top left corner towards larger x.
  package static func continuousRect(_ rect: Rect, radii: CornerRadii) -> Path {
    let path = Path(roundedRect: rect, radii: radii, curve: .continuous)
    // Ours begins before the corner: its curves go to the end.
    let count = radii.fitted(to: rect.size).topLeft > 0 ? 5 : 0
    guard count > 0, path.elements.count > count + 2, case .move(let first)? = path.elements.first,
      let start = path.elements[count].points.last
    else { return path }
    return Path(
      [.move(start)] + path.elements[(count + 1)...].dropLast() + [.line(first)]
        + path.elements[1...count] + [.close])
  }
}
