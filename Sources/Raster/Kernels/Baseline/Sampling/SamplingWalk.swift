#if !WIDE_KERNELS
  /// A straight walk over a picture: where it starts and how far each next pixel is, in 1/65 536 of a
  /// texel, texel centers at whole numbers.
  @frozen
  public struct SamplingWalk: Hashable, Sendable {
    /// The column at the start.
    public var u: Int
    /// The row at the start.
    public var v: Int
    /// The change of the column per pixel.
    public var du: Int
    /// The change of the row per pixel.
    public var dv: Int

    /// A walk from (`u`, `v`).
    @inlinable
    public init(u: Int, v: Int, du: Int, dv: Int) {
      self.u = u
      self.v = v
      self.du = du
      self.dv = dv
    }

    /// The same walk over a copy of half the size: texel centers lie at whole numbers in both.
    @inlinable
    public var halved: SamplingWalk {
      SamplingWalk(u: (u &- 32_768) &>> 1, v: (v &- 32_768) &>> 1, du: du &>> 1, dv: dv &>> 1)
    }
  }

  /// Neighboring pixels of a row and the walk that samples them.
  @frozen
  public struct SampledRun: Hashable, Sendable {
    /// Index of the first pixel.
    public var start: Int
    /// Index of its backdrop, if that is not in its place yet.
    public var behind: Int
    /// The number of pixels, at most `longest`.
    public var count: Int
    /// The number of pixels from the start of the walk to the first one.
    public var skip: Int
    /// The walk, which is part of the definition: pixels of one walk are found from its start.
    public var walk: SamplingWalk

    /// The greatest number of pixels.
    public static let longest = 128

    /// The pixels from `start` on.
    @inlinable
    public init(start: Int, behind: Int = 0, count: Int, skip: Int, walk: SamplingWalk) {
      self.start = start
      self.behind = behind
      self.count = count
      self.skip = skip
      self.walk = walk
    }

    /// The same pixels with a walk over a copy of half the size.
    @inlinable
    public var halved: SampledRun {
      SampledRun(start: start, behind: behind, count: count, skip: skip, walk: walk.halved)
    }
  }

  /// Distance between two sets of pixels, and between their backdrops.
  @frozen
  public struct PixelStep: Hashable, Sendable {
    /// The distance of the pixels.
    public var pixels: Int
    /// The distance of what is behind them.
    public var behind: Int

    /// A step by these distances.
    @inlinable
    public init(pixels: Int, behind: Int) {
      self.pixels = pixels
      self.behind = behind
    }
  }

  /// The size of a picture; what lies outside of it repeats the edge.
  @frozen
  public struct TexelSize: Hashable, Sendable {
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int

    /// A size.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }
#endif
