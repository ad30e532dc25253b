import CVector

#if WIDE_KERNELS
  import SegueKernels
#endif

/// Coverage of some rows by a chain of edges.
struct BentRows: SideRows {
  let first: Vector
  let last: Vector
  private let table: PieceTable
  private let depth: Int

  /// The rows of a table in which there are at most `depth` pieces.
  @inline(__always)
  init(_ table: PieceTable, depth: Int) {
    self.table = table
    self.depth = depth
    var least = table.top
    var greatest = least
    for index in 0..<depth {
      let end = table.pieces(index).end
      least = least.least(end)
      greatest = greatest.greatest(end)
    }
    first = vec_sar32_8(least.integers)
    let lastCell = vec_sar32_8((greatest - Floats(repeating: 1)).greatest(least).integers)
    last = vec_sub32(lastCell, first)
  }

  var areas: CellAreas {
    @inline(__always)
    get {
      let corner = Floats(vec_floats(vec_shl32_8(first)))
      var from = table.top - corner
      var sum = CellAreas.none
      for index in 0..<depth {
        let piece = table.pieces(index)
        let to = piece.end - corner
        let side = from.ifLess(to, Floats(1), Floats(-1))
        sum = sum + CellAreas(PieceLanes(from: from, to: to, rise: piece.rise, side: side))
        from = to
      }
      return sum
    }
  }
}

extension EdgePair {
  /// Goes on through as many rows as a register has lanes, or until a chain begins or ends or has too
  /// many edges in one row; if that is at once, does nothing and returns false.
  @inline(__always)
  mutating func advanceBent(
    _ y: inout Int, of scan: OutlineScan, rows: UnsafeMutablePointer<Int32>,
    union: inout RowUnion, into out: inout SpanWriter
  ) -> Bool {
    unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 &* PieceTable.size) { words in
      guard let words = words.baseAddress else { return false }
      let a = unsafe PieceTable(words)
      let b = unsafe PieceTable(words + PieceTable.size)
      let row = unsafe rows + (y &- scan.top)
      let (count, depth) = unsafe collect(a, b, from: y, rows: row, end: scan.rows.upperBound)
      if count == 0 { return false }
      let (left, right) = (BentRows(a, depth: depth), BentRows(b, depth: depth))
      unsafe out.write(left, right, rows: row, count: count, columns: scan.columns) { row, out in
        writeAlone(RowPieces(a, row), RowPieces(b, row), of: scan, union: &union, into: &out)
      }
      y &+= count
      order()
      return true
    }
  }

  /// Walks through rows; how many, and how many pieces they have at most.
  @inline(__always)
  private mutating func collect(
    _ a: PieceTable, _ b: PieceTable, from y: Int, rows: UnsafeMutablePointer<Int32>, end: Int
  ) -> (count: Int, depth: Int) {
    let limit = min(vectorPixels, end &- y)
    var count = 0
    var depth = 1
    while count < limit, unsafe rows[count] < 0 {
      let bottom = (y &+ count &+ 1) &<< 8
      guard left.crosses(bottom, pieces: PieceTable.depth),
        right.crosses(bottom, pieces: PieceTable.depth)
      else { break }
      depth = max(max(depth, a.take(count, &left, bottom)), b.take(count, &right, bottom))
      count &+= 1
    }
    return (count, depth)
  }

  /// Writes the spans of one row.
  @inline(never)
  private func writeAlone(
    _ a: RowPieces, _ b: RowPieces, of scan: OutlineScan, union: inout RowUnion,
    into out: inout SpanWriter
  ) {
    if out.write(a, b, in: scan.columns) { return }
    a.add(to: &union, direction: left.edge.direction)
    b.add(to: &union, direction: right.edge.direction)
    union.resolve { _ in }
    union.cells.sweep(left: scan.columns.lowerBound, isEvenOdd: scan.isEvenOdd, &out)
  }
}
