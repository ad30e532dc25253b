public import SegueGeometry

/// The line along an outline.
public struct Stroke: Hashable, Sendable {
  /// Shapes of a line's ends.
  public typealias Cap = LineCap
  /// Shapes of the joints between two pieces of a line.
  public typealias Join = LineJoin

  /// Paint of the line.
  public var paint: Paint
  /// The thickness, in points, half of it on each side of the outline.
  public var width: Double
  /// Shape of the line's ends.
  public var cap: Cap
  /// Shape of the joints between its pieces.
  public var join: Join
  /// Maximum length of a miter as a multiple of the line's width; beyond it the point is cut off.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn, in points; empty for an unbroken line.
  public var dashes: [Double]
  /// Offset into the dashes at which the line begins, in points.
  public var dashPhase: Double

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
  public var style: LineStyle {
    LineStyle(width: width, cap: cap, join: join, miterLimit: miterLimit)
  }

  /// The area of the line along `path`, to be filled by the non-zero rule.
  ///
  /// - Parameter tolerance: how far it may be from the true one, in points.
  public func area(along path: Path, tolerance: Double) -> Path {
    path.dashed(dashes, phase: dashPhase).stroked(style, tolerance: tolerance)
  }
}
