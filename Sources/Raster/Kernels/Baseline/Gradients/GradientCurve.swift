#if !WIDE_KERNELS
  /// Curves that map a place of a gradient's plane to its position on it, other than a line and the distance
  /// from a center alone.
  @frozen
  public enum GradientCurve: Hashable, Sendable {
    /// The circle that goes through the place, of those between a circle around the origin, where the
    /// gradient begins, and one around a point of the x axis, where it ends; lengths are in 1/2³².
    case circles(distance: Int64, startRadius: Int64, endRadius: Int64)
    /// Angle of the place around the origin, from the x axis towards the y axis; the gradient begins and ends
    /// at angles, in 1/2³² turn.
    case sweep(start: Int64, end: Int64)
  }

  /// Places on the plane of a gradient, in 1/2³², of pixels side by side.
  @frozen
  public struct GradientWalk: Hashable, Sendable {
    /// The column of the first pixel.
    public var u: Int
    /// The row of the first pixel.
    public var v: Int
    /// Column increment per pixel to the right.
    public var du: Int
    /// Row increment per pixel to the right.
    public var dv: Int

    /// Places from the first pixel's on.
    @inlinable
    public init(u: Int, v: Int, du: Int, dv: Int) {
      self.u = u
      self.v = v
      self.du = du
      self.dv = dv
    }
  }

  /// Extension of a gradient beyond its ends, and scale of its color table.
  @frozen
  public struct GradientScale: Hashable, Sendable {
    /// Number of table entries from the start of the gradient to its end.
    public var entries: Int
    /// True if the table repeats behind its end; otherwise its end colors extend forever.
    public var repeats: Bool

    /// The way from start to end in so many entries.
    @inlinable
    public init(entries: Int, repeats: Bool) {
      self.entries = entries
      self.repeats = repeats
    }
  }
#endif
