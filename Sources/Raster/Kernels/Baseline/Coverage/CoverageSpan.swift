#if !WIDE_KERNELS
  /// A run of pixels of one row that are covered whole, but for some at its ends.
  ///
  /// What a convex shape covers of a row is such a span, nearly everywhere. One whose pixels all have
  /// bytes has a head as long as it is.
  @frozen
  public struct CoverageSpan: Hashable, Sendable {
    /// The first column.
    public var x: Int32
    /// The number of pixels, those of both ends included.
    public var count: Int32
    /// The pixels at the left that are covered in part.
    public var head: CoverageEnd
    /// The pixels at the right that are covered in part.
    public var tail: CoverageEnd

    /// A run from a column on, covered whole but for its ends.
    @inlinable
    public init(x: Int32, count: Int32, head: CoverageEnd = .none, tail: CoverageEnd = .none) {
      self.x = x
      self.count = count
      self.head = head
      self.tail = tail
    }

    /// A run from a column on that has bytes, which stand at an offset.
    @inlinable
    public init(x: Int32, count: Int32, offset: Int32) {
      self.init(x: x, count: count, head: CoverageEnd(count: count, offset: offset))
    }

    /// The three runs from left to right, of which some may be empty.
    @inlinable
    public var runs: (CoverageRun, CoverageRun, CoverageRun) {
      let whole = count &- head.count &- tail.count
      return (
        CoverageRun(x: x, count: head.count, offset: head.offset),
        CoverageRun(x: x &+ head.count, count: whole, offset: CoverageRun.whole),
        CoverageRun(x: x &+ head.count &+ whole, count: tail.count, offset: tail.offset)
      )
    }
  }

  /// Pixels at an end of a span that are covered in part.
  @frozen
  public struct CoverageEnd: Hashable, Sendable {
    /// The number of pixels.
    public var count: Int32
    /// Offset of their coverage in the bytes.
    public var offset: Int32

    /// Pixels whose coverage stands at an offset.
    @inlinable
    public init(count: Int32, offset: Int32) {
      self.count = count
      self.offset = offset
    }

    /// No pixels: the span is covered whole up to its end.
    @inlinable
    public static var none: CoverageEnd { CoverageEnd(count: 0, offset: 0) }
  }

  /// Neighboring pixels that are covered whole, or all have bytes.
  @frozen
  public struct CoverageRun: Hashable, Sendable {
    /// The first column.
    public var x: Int32
    /// The number of pixels.
    public var count: Int32
    /// Offset of the pixels' coverage in the bytes, or ``whole``.
    public var offset: Int32

    /// A run from a column on.
    @inlinable
    public init(x: Int32, count: Int32, offset: Int32) {
      self.x = x
      self.count = count
      self.offset = offset
    }

    /// Instead of an offset: all pixels are covered whole.
    @inlinable
    public static var whole: Int32 { -1 }

    /// True if all pixels are covered whole.
    @inlinable
    public var isWhole: Bool { offset < 0 }
  }
#endif
