public import SegueGeometry

/// The line along an outline.
public struct Stroke: Hashable, Sendable {
  /// How a line ends.
  public typealias Cap = LineCap
  /// How two pieces of a line meet.
  public typealias Join = LineJoin

  /// What the line is drawn with.
  public var paint: Paint
  /// The thickness, in points, half of it on each side of the outline.
  public var width: Double
  /// How the line ends.
  public var cap: Cap
  /// How its pieces meet.
  public var join: Join
  /// How many times as long as the line is thick a point may be before it is cut off.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn, in points; empty for an unbroken line.
  public var dashes: [Double]
  /// How far into the dashes the line begins, in points.
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
  /// What makes an area of the line.
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
