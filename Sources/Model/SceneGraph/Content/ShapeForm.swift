public import SegueGeometry

/// Forms of a shape's outline.
///
/// All but paths fill a box and begin at its top: the ellipse and the corners of polygons and stars
/// in the middle, rectangles at the left.
public enum ShapeForm: Hashable, Sendable {
  /// Lines and curves in the coordinates of the layer, whatever the box.
  case path(Path)
  /// An upright rectangle, its corners rounded by quarter circles of a radius in points.
  case rectangle(cornerRadius: Double)
  /// The ellipse that touches all edges.
  case ellipse
  /// A polygon with equal sides; its corners lie on the ellipse, the first at the top.
  case polygon(sides: Int, cornerRadius: Double)
  /// A star with its tips on the ellipse, the first at the top; `innerRadius` is the part of the way
  /// from the center to the ellipse at which the notches lie.
  case star(points: Int, innerRadius: Double, cornerRadius: Double)

  /// The outline in a box; radii below zero are none.
  public func outline(in box: Rect) -> Path {
    switch self {
    case .path(let path): path
    case .rectangle(let radius):
      Path(roundedRect: box, radii: CornerRadii(all: max(radius, 0)))
    case .ellipse: Path(ellipseIn: box)
    case .polygon(let sides, let radius):
      Path(polygonIn: box, sides: sides, cornerRadius: radius)
    case .star(let points, let innerRadius, let radius):
      Path(starIn: box, points: points, innerRadius: max(innerRadius, 0), cornerRadius: radius)
    }
  }

  /// The path, if it is one; no other form becomes one.
  public internal(set) var path: Path? {
    get { if case .path(let path) = self { path } else { nil } }
    set { if let newValue, case .path = self { self = .path(newValue) } }
  }
}
