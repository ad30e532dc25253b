#if WIDE_KERNELS
  import SegueKernels
#endif

/// Two chains of edges that run down side by side in opposite directions: what a convex shape has in
/// all rows but its first and its last.
///
/// What each of them covers is written down while it is walked, without cells, as long as they stay
/// apart and inside or outside of the columns.
@safe
struct EdgePair {
  private(set) var left: EdgeWalk
  private(set) var right: EdgeWalk

  /// The edges of a list, if they are such a pair.
  @inline(__always)
  init?(_ edges: UnsafeMutableBufferPointer<OutlineEdge>, _ scan: OutlineScan) {
    guard scan.active >= 0 else { return nil }
    left = unsafe EdgeWalk(edges, scan.active, origin: scan.origin)
    let other = left.edge.next
    guard other >= 0 else { return nil }
    right = unsafe EdgeWalk(edges, other, origin: scan.origin)
    guard right.edge.next < 0, left.edge.direction &+ right.edge.direction == 0 else { return nil }
    order()
  }

  @inline(__always)
  private mutating func order() {
    if right.x < left.x { swap(&left, &right) }
  }

  /// Writes the spans of rows from `y` on, until a chain begins or ends; returns that row.
  @inline(__always)
  mutating func advance(
    _ y: Int, _ scan: inout OutlineScan, _ rows: UnsafeMutablePointer<Int32>, _ cells: CellRow,
    _ out: inout SpanWriter, room: SpanRoom
  ) -> Int {
    var y = y
    repeat {
      unsafe advanceStraight(&y, scan, rows, cells, &out, room)
    } while unsafe advanceBent(&y, scan, rows, cells, &out, room)
    left.edge.next = right.index
    right.edge.next = -1
    scan.active = left.index
    return y
  }

  /// Goes on through the rows that both edges cross whole.
  @inline(__always)
  private mutating func advanceStraight(
    _ y: inout Int, _ scan: OutlineScan, _ rows: UnsafeMutablePointer<Int32>, _ cells: CellRow,
    _ out: inout SpanWriter, _ room: SpanRoom
  ) {
    let end = min(left.lastRow, right.lastRow, scan.rows.upperBound)
    while y < end, out.fits(room), unsafe rows[y &- scan.top] < 0 {
      if unsafe advanceSteep(&y, end, scan, rows, &out, room) { continue }
      unsafe rows[y &- scan.top] = Int32(truncatingIfNeeded: out.spanCount)
      let bottom = (y &+ 1) &<< 8
      let a = left.advance(to: bottom)
      let b = right.advance(to: bottom)
      if !out.write(a, b, scan.columns) { writeCells(a, b, scan, cells, &out) }
      y &+= 1
    }
  }

  /// Goes on through a row in which edges meet; false if a chain begins or ends.
  @inline(__always)
  private mutating func advanceBent(
    _ y: inout Int, _ scan: OutlineScan, _ rows: UnsafeMutablePointer<Int32>, _ cells: CellRow,
    _ out: inout SpanWriter, _ room: SpanRoom
  ) -> Bool {
    guard y < scan.rows.upperBound, out.fits(room), unsafe rows[y &- scan.top] < 0 else {
      return false
    }
    let bottom = (y &+ 1) &<< 8
    guard left.crosses(bottom, pieces: BentCrossing.limit),
      right.crosses(bottom, pieces: BentCrossing.limit)
    else { return false }
    unsafe rows[y &- scan.top] = Int32(truncatingIfNeeded: out.spanCount)
    let a = BentCrossing(&left, bottom)
    let b = BentCrossing(&right, bottom)
    if !out.write(a, b, scan.columns) { writeCells(a, b, scan, cells, &out) }
    y &+= 1
    return true
  }

  /// Writes the spans of a row by way of cells.
  @inline(never)
  private mutating func writeCells(
    _ a: some RowCrossing, _ b: some RowCrossing, _ scan: OutlineScan, _ cells: CellRow,
    _ out: inout SpanWriter
  ) {
    a.add(to: cells, direction: left.edge.direction)
    b.add(to: cells, direction: right.edge.direction)
    cells.sweep(left: scan.columns.lowerBound, isEvenOdd: scan.isEvenOdd, &out)
    order()
  }
}
