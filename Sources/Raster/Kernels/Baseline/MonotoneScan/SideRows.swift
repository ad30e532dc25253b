import CVector

#if WIDE_KERNELS
  import SegueKernels
#endif

/// Coverage of some rows by one side of a convex shape, a row in each lane of a register.
///
/// It touches a few cells of each row, whose bytes stand side by side in the lane.
protocol SideRows {
  /// The first cell of each row that has a byte, as an integer.
  var first: Vector { get }
  /// The last one, counted from the first.
  var last: Vector { get }
  /// The areas right of the side.
  var areas: CellAreas { get }
}

extension SpanWriter {
  /// Writes what two sides have between them in some rows, and notes where each row begins; a row in
  /// which they meet, touch too many cells or cross a side of the columns is left to `writeAlone`.
  @inline(__always)
  mutating func write(
    _ left: some SideRows, _ right: some SideRows, rows: UnsafeMutablePointer<Int32>,
    count: Int, columns: Range<Int>, orElse writeAlone: (Int, inout SpanWriter) -> Void
  ) {
    let lanes = vectorPixels
    let offset = unsafe addBytes(8 &* lanes) { bytes in
      unsafe vec_store(bytes, left.areas.bytes(isRest: false))
      unsafe vec_store(bytes + 4 &* lanes, right.areas.bytes(isRest: true))
    }
    unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: 64) { cells in
      guard let cells = cells.baseAddress else { return }
      unsafe vec_store(cells, left.first)
      unsafe vec_store(cells + 16, left.last)
      unsafe vec_store(cells + 32, right.first)
      unsafe vec_store(cells + 48, right.last)
      for index in 0..<count {
        unsafe rows[index] = Int32(truncatingIfNeeded: spanCount)
        let a = SideCells(unsafe cells[index], unsafe cells[index &+ 16])
        let b = SideCells(unsafe cells[index &+ 32], unsafe cells[index &+ 48])
        if !add(a, b, at: offset &+ 4 &* index, in: columns) { writeAlone(index, &self) }
      }
    }
  }

  /// Adds the span between the cells of two sides, whose bytes have been written from an offset on.
  @inline(__always)
  private mutating func add(
    _ left: SideCells, _ right: SideCells, at offset: Int, in columns: Range<Int>
  ) -> Bool {
    var start = 0
    var end = columns.length
    var head = CoverageEnd.none
    var tail = CoverageEnd.none
    var inner = 0
    var outer = end
    if left.end > 0 {
      guard left.first >= 0, left.count <= CellAreas.count else { return false }
      head = CoverageEnd(left.count, at: offset)
      start = left.first
      inner = left.end
    }
    if right.first < end {
      guard right.end <= end, right.count <= CellAreas.count else { return false }
      tail = CoverageEnd(right.count, at: offset &+ 4 &* vectorPixels)
      outer = right.first
      end = right.end
    }
    if inner > outer { return false }
    add(columns.lowerBound &+ start, end &- start, head: head, tail: tail)
    return true
  }
}

/// The cells that a side touches in one row.
private struct SideCells {
  let first: Int
  let count: Int

  @inline(__always)
  init(_ first: Int32, _ last: Int32) {
    self.first = Int(first)
    count = Int(last) &+ 1
  }

  var end: Int { first &+ count }
}
