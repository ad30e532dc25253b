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
  /// The fraction of the outline's length at which it begins; what lies before is neither filled
  /// nor stroked.
  public var trimStart: Double
  /// The fraction of the outline's length at which it ends; before ``trimStart`` nothing is left.
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

extension ShapeContent {
  /// The part of the outline that trimming leaves; fill and stroke follow it.
  public var trimmedPath: Path { path.trimmed(from: trimStart, to: trimEnd) }
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
