/// Shapes of the end of a line.
public enum LineCap: String, Hashable, Sendable, CaseIterable {
  /// At its last point.
  case butt
  /// With a half circle.
  case round
  /// Half its width further.
  case square
}

/// Shapes of the joint between two pieces of a line.
public enum LineJoin: String, Hashable, Sendable, CaseIterable {
  /// With a point, up to the miter limit.
  case miter
  /// With a piece of a circle.
  case round
  /// With the point cut off.
  case bevel
}

/// Stroke style that turns a line into an area.
public struct LineStyle: Hashable, Sendable {
  /// The thickness, half of it on each side; a line without any draws nothing.
  public var width: Double
  /// Shape of the ends of the line.
  public var cap: LineCap
  /// Shape of the joints between its pieces.
  public var join: LineJoin
  /// Maximum length of a miter, in line widths, before it becomes a bevel.
  public var miterLimit: Double

  /// The style with these settings.
  public init(
    width: Double, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 10
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }
}
