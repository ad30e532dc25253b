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
  var left: EdgeWalk
  var right: EdgeWalk

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

  /// Swaps the chains if they have crossed.
  @inline(__always)
  mutating func order() {
    if right.x < left.x { swap(&left, &right) }
  }

  /// Writes the spans of rows from `y` on, until a chain begins or ends or has too many edges in a
  /// row, or there is no more room; returns that row.
  @inline(__always)
  mutating func advance(
    from y: Int, of scan: inout OutlineScan, rows: UnsafeMutablePointer<Int32>,
    union: inout RowUnion, into out: inout SpanWriter, room: SpanRoom
  ) -> Int {
    var y = y
    while y < scan.rows.upperBound, out.fits(room) {
      if unsafe advanceStraight(&y, of: scan, rows: rows, into: &out) { continue }
      if unsafe !advanceBent(&y, of: scan, rows: rows, union: &union, into: &out) { break }
    }
    left.edge.next = right.index
    right.edge.next = -1
    scan.active = left.index
    return y
  }
}
