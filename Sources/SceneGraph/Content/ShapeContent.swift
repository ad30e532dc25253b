public import SegueGeometry

/// An outline in the coordinates of its layer, filled, stroked or both.
public struct ShapeContent: Hashable, Sendable {
  /// The outline.
  public var path: Path
  /// Which points are inside where the outline crosses itself.
  public var fillRule: FillRule
  /// What the inside is filled with.
  public var fill: Paint?
  /// The line along the outline.
  public var stroke: Stroke?
  /// The fraction of the outline's length at which it begins.
  public var trimStart: Double
  /// The fraction of the outline's length at which it ends.
  public var trimEnd: Double

  /// The outline with these settings.
  public init(
    _ path: Path, fillRule: FillRule = .nonZero, fill: Paint? = .color(.black),
    stroke: Stroke? = nil, trimStart: Double = 0, trimEnd: Double = 1
  ) {
    self.path = path
    self.fillRule = fillRule
    self.fill = fill
    self.stroke = stroke
    self.trimStart = trimStart
    self.trimEnd = trimEnd
  }
}

/// The line along an outline.
public struct Stroke: Hashable, Sendable {
  /// How a line ends.
  public enum Cap: String, Hashable, Sendable, CaseIterable {
    /// At its last point.
    case butt
    /// With a half circle.
    case round
    /// Half its width further.
    case square
  }

  /// How two pieces of a line meet.
  public enum Join: String, Hashable, Sendable, CaseIterable {
    /// With a point, up to the miter limit.
    case miter
    /// With a piece of a circle.
    case round
    /// With the point cut off.
    case bevel
  }

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
