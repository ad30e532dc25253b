#if !WIDE_KERNELS
  /// Where on a gradient a place of its plane is, when that is no line and not the distance from a
  /// center alone.
  @frozen
  public enum GradientCurve: Hashable, Sendable {
    /// The circle that goes through the place, of those between a circle around the origin, where the
    /// gradient begins, and one around a point of the x axis, where it ends; lengths are in 1/2³².
    case circles(distance: Int64, startRadius: Int64, endRadius: Int64)
    /// How far the place is around the origin, from the x axis towards the y axis; the gradient
    /// begins and ends at angles, in 1/2³² turn.
    case sweep(start: Int64, end: Int64)
  }

  /// Places on the plane of a gradient, in 1/2³², of pixels side by side.
  @frozen
  public struct GradientWalk: Hashable, Sendable {
    /// The column of the first pixel.
    public var u: Int
    /// The row of the first pixel.
    public var v: Int
    /// What each pixel to the right adds to the column.
    public var du: Int
    /// What each pixel to the right adds to the row.
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

  /// What a gradient shows beyond its ends, and what its colors are looked up in.
  @frozen
  public struct GradientScale: Hashable, Sendable {
    /// How many entries the way from the start of the gradient to its end has.
    public var entries: Int
    /// Whether the table begins anew behind its end; otherwise its ends last for ever.
    public var repeats: Bool

    /// The way from start to end in so many entries.
    @inlinable
    public init(entries: Int, repeats: Bool) {
      self.entries = entries
      self.repeats = repeats
    }
  }
#endif
