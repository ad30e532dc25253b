public import Foundation
package import SegueGeometry

/// An outline of lines and curves.
public class CGPath: Hashable {
  /// The outline in our words.
  package internal(set) var path: Path

  /// The path that draws an outline.
  package init(_ path: Path) { self.path = path }

  /// A path that draws nothing.
  public init() { path = Path() }

  /// True if nothing is drawn.
  public var isEmpty: Bool { path.isEmpty }

  /// Position of the pen; the origin before it has been put anywhere.
  public var currentPoint: CGPoint { path.end.map { CGPoint($0) } ?? .zero }

  /// The smallest box around all points, control points included; null without any.
  public var boundingBox: CGRect {
    path.points.isEmpty ? .null : CGRect(path.controlBox)
  }

  /// The smallest box around what is drawn; null without anything.
  public var boundingBoxOfPath: CGRect {
    PathSurvey(path).box.map { CGRect($0) } ?? .null
  }

  /// A path of the same elements.
  public func copy() -> CGPath? { CGPath(path) }

  /// A path of the same elements that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// The outline of the line along the path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = LineStyle(
      width: Double(lineWidth), cap: lineCap.scene, join: lineJoin.scene,
      miterLimit: Double(miterLimit))
    return CGPath(path.applying(transform).stroked(style, tolerance: PathSurvey.tolerance))
  }

  /// The dashes of the line along the path.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.applying(transform).dashed(lengths.map { Double($0) }, phase: Double(phase)))
  }

  /// The path with lines instead of curves, which they leave by at most the threshold.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(PathSurvey(path).flattened(within: Double(threshold)))
  }

  /// Returns true if a point is inside; the transform is applied to it first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let turns = PathSurvey(path).turns(around: Point(point.applying(transform)))
    return rule == .evenOdd ? !turns.isMultiple(of: 2) : turns != 0
  }

  /// Returns true if the elements are the same.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension Path {
  /// The path with every point mapped.
  package func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    let affine = SegueGeometry.AffineTransform(transform)
    return map { affine.map($0) }
  }
}

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
    func corner(_ tip: Point, from: Vector, to: Vector) -> [PathElement] {
      let handle = 1 - control
      return [.line(tip + from), .cubic(tip + from * handle, tip + to * handle, tip + to)]
    }
    let (right, down) = (Vector(x, 0), Vector(0, y))
    let quad = rect.corners
    return Path(
      [.move(Point(rect.maxX, rect.center.y))]
        + corner(quad.bottomRight, from: -down, to: -right)
        + corner(quad.bottomLeft, from: right, to: -down)
        + corner(quad.topLeft, from: down, to: right)
        + corner(quad.topRight, from: -right, to: down) + [.close])
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
