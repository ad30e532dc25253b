/// How a line ends.
public enum LineCap: String, Hashable, Sendable, CaseIterable {
  /// At its last point.
  case butt
  /// With a half circle.
  case round
  /// Half its width further.
  case square
}

/// How two pieces of a line meet.
public enum LineJoin: String, Hashable, Sendable, CaseIterable {
  /// With a point, up to the miter limit.
  case miter
  /// With a piece of a circle.
  case round
  /// With the point cut off.
  case bevel
}

/// What makes an area of a line.
public struct LineStyle: Hashable, Sendable {
  /// The thickness, half of it on each side; a line without any draws nothing.
  public var width: Double
  /// How the line ends.
  public var cap: LineCap
  /// How its pieces meet.
  public var join: LineJoin
  /// How many times as long as the line is thick a miter may be before it becomes a bevel.
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
