#if !WIDE_KERNELS
  /// A straight edge of an outline that crosses scan lines, from its upper to its lower end, in 1/256
  /// pixel, and how far down it has been walked.
  @frozen
  public struct OutlineEdge: Hashable, Sendable {
    /// Start of the edge, or of the rest of it.
    public var x: Int32
    /// The height at which it begins.
    public var y: Int32
    /// End of the edge.
    public var endX: Int32
    /// The height at which it ends, below its beginning.
    public var endY: Int32
    /// 1 if the outline runs down along the edge, −1 if it runs up.
    public var direction: Int32
    /// The next edge of the same list; −1 ends it.
    public var next: Int32 = -1
    /// Start of the whole edge.
    public var startX: Int32
    /// On which side of that it is: 1 right, −1 left.
    public var side: Int32
    /// Distance from there at the lower end of the row.
    public var reach = StraightSteps()

    /// The edge between two points that differ in height.
    public init(x: Int32, y: Int32, endX: Int32, endY: Int32, direction: Int32) {
      self.x = x
      self.y = y
      self.endX = endX
      self.endY = endY
      self.direction = direction
      startX = x
      side = endX < x ? -1 : 1
    }
  }

  /// A piece of an edge in one row: from (`x0`, `y0`) down to (`x1`, `y1`), in 1/256 pixel.
  @frozen
  public struct RowPiece: Hashable, Sendable {
    /// Its upper end, from the left of the columns.
    public var x0: Int32
    /// Its lower end, from the left of the columns.
    public var x1: Int32
    /// Its upper end, from the top of the row.
    public var y0: Int16
    /// Its lower end, from the top of the row.
    public var y1: Int16
    /// 1 if the outline runs down along it, −1 if it runs up.
    public var direction: Int16
    /// 1 if what is inside begins at it from `since` on, −1 if it ends, 0 if neither.
    public var sign: Int16 = 0
    /// The height from which on it has its sign.
    public var since: Int16 = 0
    /// The edge that goes on below the row; −1 if there is none.
    public var link: Int32 = -1
    /// Its place among others at one height.
    public var key = 0

    /// A piece of an edge.
    @inlinable
    @inline(__always)
    public init(x0: Int32, x1: Int32, y0: Int16, y1: Int16, direction: Int16) {
      self.x0 = x0
      self.x1 = x1
      self.y0 = y0
      self.y1 = y1
      self.direction = direction
    }
  }

  /// Progress of the scan through the rows of an outline.
  @frozen
  public struct OutlineScan: Hashable, Sendable {
    /// The columns that are kept.
    public var columns: Range<Int>
    /// The rows that are left.
    public var rows: Range<Int>
    /// The first of all rows.
    public var top: Int
    /// True if areas that are enclosed twice are outside.
    public var isEvenOdd: Bool
    /// The height in 1/256 pixel of the thinnest bands in which edges that cross are put in order; 0 if areas are summed.
    ///
    /// A bundle of n lines may have to be sorted in each band, which bounds the work for a row.
    public var grain: Int
    /// The number of spans so far.
    public var spans = 0
    /// The number of bytes so far.
    public var bytes = 0
    /// The first edge that crosses the next row; −1 if there is none.
    public var active: Int32 = -1

    /// A scan of an outline of `parts` lines and curves that has not begun.
    public init(columns: Range<Int>, rows: Range<Int>, isEvenOdd: Bool, parts: Int) {
      self.columns = columns
      self.rows = rows
      self.isEvenOdd = isEvenOdd
      grain =
        switch parts {
        case ...256: 1
        case ...1_024: 4
        case ...4_096: 16
        case ...16_384: 64
        default: 0
        }
      top = rows.lowerBound
    }

    /// The bytes that may be read behind the last one, so that kernels read whole registers.
    public static var slack: Int { 64 }

    /// The spans for which there has to be room before rows are found: as many as a row has columns,
    /// or eight in each of sixteen rows between two sides.
    public static func spanRoom(_ columns: Int) -> Int { columns + 1 + 16 * 8 }

    /// The bytes for which there has to be room: those of sixteen rows.
    public static func byteRoom(_ columns: Int) -> Int { 16 * (columns + 8) + slack }

    /// The words of clear memory that a row of cells needs: one for a cell, one for 64 marks.
    public static func cellWords(_ columns: Int) -> Int { columns + (columns + 63) / 64 }
  }

  /// Places along a straight line at equal distances, each rounded to nearest on its own.
  ///
  /// The place at a distance d from the start is d·rise / run, ties away from the start. Quotient and
  /// remainder are carried along, so only the first place and the step cost a division, and every
  /// place is what a division would give.
  @frozen
  public struct StraightSteps: Hashable, Sendable {
    /// The current place.
    public var place = 0
    /// Remainder of the division of the current place.
    public var remainder = 0
    /// Twice the run.
    public var divisor = 1
    /// The change of the place per step.
    public var step = 0
    /// The change of the remainder per step.
    public var stepRemainder = 0

    /// Places that stay where they are.
    public init() {}

    /// Moves on by one step.
    ///
    /// No processor foresees whether the remainder overflows, so there is no branch.
    @inlinable
    @inline(__always)
    public mutating func advance() {
      let sum = remainder &+ stepRemainder &- divisor
      let isLess = sum &>> 63
      remainder = sum &+ divisor & isLess
      place &+= step &+ 1 &+ isLess
    }
  }
#endif
