#if WIDE_KERNELS
  public import SegueKernels
#endif

extension KernelBuild {
  /// Sorts the edges of an outline by the row in which each begins, but for those that continue
  /// others: `rows` takes the first one of each row, −1 where there is none.
  @inline(never)
  public static func begin(
    _ scan: inout OutlineScan, edges: inout MutableSpan<OutlineEdge>,
    rows: inout MutableSpan<Int32>
  ) {
    let height = scan.rows.length
    precondition(rows.count > height, "too few rows")
    let top = scan.top
    unsafe rows.withUnsafeMutableBufferPointer { rows in
      unsafe edges.withUnsafeMutableBufferPointer { edges in
        for row in 0..<height { unsafe rows[row] = -1 }
        for index in 0..<edges.count {
          let edge = unsafe edges[index]
          let row = max(Int(edge.y) &>> 8 &- top, 0)
          if row >= height || Int(edge.endY) <= top &<< 8 { continue }
          let before = index &- Int(edge.direction)
          if before >= 0 && before < edges.count,
            unsafe edge.continues(edges[before], below: top &<< 8)
          {
            unsafe edges[index].next = OutlineEdge.follower
          } else {
            unsafe edges[index].next = rows[row]
            unsafe rows[row] = Int32(truncatingIfNeeded: index)
          }
        }
      }
    }
  }

  /// Finds the coverage of row after row, until all are done or `spans` or `bytes` have no more
  /// room; `rows` takes the first span of each row and, at last, their number.
  @inline(never)
  public static func advance(
    _ scan: inout OutlineScan, edges: inout MutableSpan<OutlineEdge>,
    rows: inout MutableSpan<Int32>, cells: inout MutableSpan<Int64>,
    pieces: inout MutableSpan<RowPiece>, spans: inout MutableSpan<CoverageSpan>,
    bytes: inout MutableSpan<UInt8>
  ) {
    let width = scan.columns.length
    let end = scan.rows.upperBound &- scan.top
    precondition(cells.count >= OutlineScan.cellWords(width), "too few cells")
    precondition(end < rows.count, "too few rows")
    unsafe edges.withUnsafeMutableBufferPointer { edges in
      unsafe rows.withUnsafeMutableBufferPointer { rows in
        unsafe cells.withUnsafeMutableBufferPointer { cells in
          unsafe pieces.withUnsafeMutableBufferPointer { pieces in
            unsafe spans.withUnsafeMutableBufferPointer { spans in
              unsafe bytes.withUnsafeMutableBufferPointer { bytes in
                let room = SpanRoom(
                  spans: spans.count &- OutlineScan.spanRoom(width),
                  bytes: bytes.count &- OutlineScan.byteRoom(width))
                guard let cells = cells.baseAddress, let spans = spans.baseAddress,
                  let bytes = bytes.baseAddress, let rows = rows.baseAddress
                else { return }
                unsafe withUnsafeTemporaryAllocation(of: Int64.self, capacity: WindingSteps.words) {
                  words in
                  guard let words = words.baseAddress else { return }
                  unsafe words.initialize(repeating: 0, count: WindingSteps.words)
                  var union = unsafe RowUnion(
                    pieces, steps: WindingSteps(words), cells: CellRow(cells, count: width),
                    of: scan)
                  var out = unsafe SpanWriter(spans, bytes, scan)
                  unsafe walk(
                    &scan, edges: edges, rows: rows, union: &union, into: &out, room: room)
                }
              }
            }
          }
        }
      }
    }
  }
}

@inline(__always)
private func walk(
  _ scan: inout OutlineScan, edges: UnsafeMutableBufferPointer<OutlineEdge>,
  rows: UnsafeMutablePointer<Int32>, union: inout RowUnion, into out: inout SpanWriter,
  room: SpanRoom
) {
  let left = scan.columns.lowerBound
  var y = scan.rows.lowerBound
  while y < scan.rows.upperBound, out.fits(room) {
    let first = unsafe rows[y &- scan.top]
    if first < 0, var pair = unsafe EdgePair(edges, scan) {
      let next = unsafe pair.advance(
        from: y, of: &scan, rows: rows, union: &union, into: &out, room: room)
      if next > y {
        y = next
        continue
      }
    }
    unsafe rows[y &- scan.top] = Int32(truncatingIfNeeded: out.spanCount)
    unsafe enter(first, of: edges, row: y, active: &scan.active)
    unsafe addRow(of: edges, row: y, scan: &scan, to: &union)
    union.cells.sweep(left: left, isEvenOdd: scan.isEvenOdd, &out)
    y &+= 1
  }
  if y == scan.rows.upperBound {
    unsafe rows[y &- scan.top] = Int32(truncatingIfNeeded: out.spanCount)
  }
  scan.rows = y..<scan.rows.upperBound
  scan.spans = out.spanCount
  scan.bytes = out.byteCount
}

extension OutlineScan {
  /// The left of the columns, in 1/256 pixel.
  @inline(__always)
  var origin: Int { columns.lowerBound &<< 8 }
}

/// Takes up the edges that begin in a row, or began above the region.
@inline(__always)
private func enter(
  _ first: Int32, of edges: UnsafeMutableBufferPointer<OutlineEdge>, row: Int,
  active: inout Int32
) {
  var index = first
  while index >= 0 {
    let next = unsafe edges[Int(index)].next
    unsafe edges[Int(index)].start(row)
    unsafe edges[Int(index)].next = active
    active = index
    index = next
  }
}

/// Adds what the pieces of all edges in one row bound, and forgets those that end without being continued.
@inline(__always)
private func addRow(
  of edges: UnsafeMutableBufferPointer<OutlineEdge>, row: Int, scan: inout OutlineScan,
  to union: inout RowUnion
) {
  let top = row &<< 8
  let bottom = top &+ 256
  var kept: Int32 = -1
  var index = scan.active
  while index >= 0 {
    var walk = unsafe EdgeWalk(edges, index, origin: scan.origin)
    index = walk.edge.next
    repeat {
      let direction = walk.edge.direction
      let height = Int(walk.edge.y) &- top
      union.add(walk.advance(to: bottom), from: height, direction: direction)
    } while !walk.isAtEnd && walk.edge.y < bottom
    if !walk.isAtEnd, !union.link(walk.index) {
      walk.edge.next = kept
      kept = walk.index
    }
  }
  union.resolve { index in
    unsafe edges[Int(index)].next = kept
    kept = index
  }
  scan.active = kept
}
