public import SegueGeometry

/// An outline in the coordinates of its layer, filled, stroked or both.
public struct ShapeContent: Hashable, Sendable {
  /// Form of the outline.
  package var form: ShapeForm
  /// Box for forms that have no size of their own; `nil` for the layer's box.
  package var box: Rect?
  /// Rule that says which points are inside where the outline crosses itself.
  package var fillRule: FillRule
  /// Paint that fills the inside.
  package var fill: Paint?
  /// The line along the outline.
  package var stroke: Stroke?
  /// The fraction of the outline's length at which it begins; what lies before is neither filled
  /// nor stroked.
  package var trimStart: Double
  /// The fraction of the outline's length at which it ends; before ``trimStart`` nothing is left.
  package var trimEnd: Double
  /// The fraction of the outline's length by which begin and end move on; what moves beyond the end
  /// comes in again at the start.
  package var trimOffset: Double

  /// The form with these settings.
  public init(
    _ form: ShapeForm, fillRule: FillRule = .nonZero, fill: Paint? = .color(.black),
    stroke: Stroke? = nil, trimStart: Double = 0, trimEnd: Double = 1, trimOffset: Double = 0
  ) {
    self.form = form
    self.fillRule = fillRule
    self.fill = fill
    self.stroke = stroke
    self.trimStart = trimStart
    self.trimEnd = trimEnd
    self.trimOffset = trimOffset
  }

  /// The outline with these settings.
  package init(
    _ path: Path, fillRule: FillRule = .nonZero, fill: Paint? = .color(.black),
    stroke: Stroke? = nil, trimStart: Double = 0, trimEnd: Double = 1, trimOffset: Double = 0
  ) {
    self.init(
      .path(path), fillRule: fillRule, fill: fill, stroke: stroke, trimStart: trimStart,
      trimEnd: trimEnd, trimOffset: trimOffset)
  }

  /// The outline in a layer with these bounds, before it is trimmed.
  package func outline(in bounds: Rect) -> Path { form.outline(in: box ?? bounds) }

  /// The part of the outline that trimming leaves; fill and stroke follow it.
  package func trimmedOutline(in bounds: Rect) -> Path {
    outline(in: bounds).trimmed(from: trimStart, to: trimEnd, offset: trimOffset)
  }
}

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
  package func outline(in box: Rect) -> Path {
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
  package internal(set) var path: Path? {
    get { if case .path(let path) = self { path } else { nil } }
    set { if let newValue, case .path = self { self = .path(newValue) } }
  }
}

/// The line along an outline.
public struct Stroke: Hashable, Sendable {
  /// Shapes of a line's ends.
  public typealias Cap = LineCap
  /// Shapes of the joints between two pieces of a line.
  public typealias Join = LineJoin

  /// Paint of the line.
  package var paint: Paint
  /// The thickness, in points, half of it on each side of the outline.
  package var width: Double
  /// Shape of the line's ends.
  package var cap: Cap
  /// Shape of the joints between its pieces.
  package var join: Join
  /// Maximum length of a miter as a multiple of the line's width; beyond it the point is cut off.
  package var miterLimit: Double
  /// Lengths of dashes and gaps in turn, in points; empty for an unbroken line.
  package var dashes: [Double]
  /// Offset into the dashes at which the line begins, in points.
  package var dashPhase: Double

  /// The line with these settings.
  public init(
    _ paint: Paint, width: Double = 1, cap: Cap = .butt, join: Join = .miter,
    miterLimit: Double = 10, dashes: [Double] = [], dashPhase: Double = 0
  ) {
    self.paint = paint
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}

extension Stroke {
  /// Style that turns the line into an area.
  package var style: LineStyle {
    LineStyle(width: width, cap: cap, join: join, miterLimit: miterLimit)
  }

  /// The area of the line along `path`, to be filled by the non-zero rule.
  ///
  /// - Parameter tolerance: how far it may be from the true one, in points.
  package func area(along path: Path, tolerance: Double) -> Path {
    path.dashed(dashes, phase: dashPhase).stroked(style, tolerance: tolerance)
  }
}
