#if WIDE_KERNELS
  public import SegueKernels
#endif

/// Sorts the edges of an outline by the row in which each begins: `rows` takes the first one of each
/// row, −1 where there is none.
@inline(never)
public func begin(
  _ scan: inout OutlineScan, _ edges: inout MutableSpan<OutlineEdge>,
  _ rows: inout MutableSpan<Int32>
) {
  let height = scan.rows.length
  precondition(rows.count > height, "too few rows")
  let top = scan.top
  unsafe rows.withUnsafeMutableBufferPointer { rows in
    unsafe edges.withUnsafeMutableBufferPointer { edges in
      for row in 0..<height { unsafe rows[row] = -1 }
      for index in 0..<edges.count {
        let row = max(Int(unsafe edges[index].y) &>> 8 &- top, 0)
        if row >= height || Int(unsafe edges[index].endY) <= top &<< 8 { continue }
        unsafe edges[index].next = rows[row]
        unsafe rows[row] = Int32(truncatingIfNeeded: index)
      }
    }
  }
}

/// Finds the coverage of row after row, until all are done or a full row would not fit into `spans`
/// and `bytes`; `rows` takes the first span of each row and, at last, their number.
@inline(never)
public func advance(
  _ scan: inout OutlineScan, _ edges: inout MutableSpan<OutlineEdge>,
  _ rows: inout MutableSpan<Int32>, cells: inout MutableSpan<Int64>,
  spans: inout MutableSpan<CoverageSpan>, bytes: inout MutableSpan<UInt8>
) {
  let width = scan.columns.length
  let end = scan.rows.upperBound &- scan.top
  precondition(cells.count >= OutlineScan.cellWords(width), "too few cells")
  precondition(end < rows.count, "too few rows")
  let lastSpan = spans.count &- width &- 1
  let lastByte = bytes.count &- width &- OutlineScan.slack
  unsafe edges.withUnsafeMutableBufferPointer { edges in
    unsafe rows.withUnsafeMutableBufferPointer { rows in
      unsafe cells.withUnsafeMutableBufferPointer { cells in
        unsafe spans.withUnsafeMutableBufferPointer { spans in
          unsafe bytes.withUnsafeMutableBufferPointer { bytes in
            guard let cells = cells.baseAddress, let spans = spans.baseAddress,
              let bytes = bytes.baseAddress, let rows = rows.baseAddress
            else { return }
            let row = unsafe CellRow(cells, count: width)
            var out = unsafe SpanWriter(spans, bytes, scan)
            unsafe advance(
              &scan, edges.baseAddress, rows, row, &out, room: (lastSpan, lastByte))
          }
        }
      }
    }
  }
}

@inline(__always)
private func advance(
  _ scan: inout OutlineScan, _ edges: UnsafeMutablePointer<OutlineEdge>?,
  _ rows: UnsafeMutablePointer<Int32>, _ cells: CellRow, _ out: inout SpanWriter,
  room: (spans: Int, bytes: Int)
) {
  let left = scan.columns.lowerBound
  var y = scan.rows.lowerBound
  while y < scan.rows.upperBound, out.spanCount <= room.spans, out.byteCount <= room.bytes {
    let first = unsafe rows[y &- scan.top]
    if first < 0, let pair = unsafe EdgePair(edges, scan.active), y < pair.end {
      let next = unsafe pair.advance(y, scan, rows, &out, room: room)
      if next > y {
        y = next
        continue
      }
    }
    unsafe rows[y &- scan.top] = Int32(truncatingIfNeeded: out.spanCount)
    if let edges = unsafe edges {
      unsafe enter(first, edges, y, &scan.active)
      unsafe addRow(edges, y, left, &scan.active, cells)
    }
    cells.sweep(left: left, isEvenOdd: scan.isEvenOdd, &out)
    y &+= 1
  }
  if y == scan.rows.upperBound {
    unsafe rows[y &- scan.top] = Int32(truncatingIfNeeded: out.spanCount)
  }
  scan.rows = y..<scan.rows.upperBound
  scan.spans = out.spanCount
  scan.bytes = out.byteCount
}

/// Takes up the edges that begin in a row, or began above the region.
@inline(__always)
private func enter(
  _ first: Int32, _ edges: UnsafeMutablePointer<OutlineEdge>, _ row: Int, _ active: inout Int32
) {
  var index = first
  while index >= 0 {
    let edge = unsafe edges + Int(index)
    let next = unsafe edge.pointee.next
    unsafe edge.pointee.start(row)
    unsafe edge.pointee.next = active
    active = index
    index = next
  }
}

/// Adds the pieces of all edges in one row and forgets the edges that end in it.
@inline(__always)
private func addRow(
  _ edges: UnsafeMutablePointer<OutlineEdge>, _ row: Int, _ left: Int, _ active: inout Int32,
  _ cells: CellRow
) {
  let origin = left &<< 8
  let bottom = (row &+ 1) &<< 8
  var kept: Int32 = -1
  var index = active
  while index >= 0 {
    let edge = unsafe edges + Int(index)
    let following = unsafe edge.pointee.next
    let x = Int(unsafe edge.pointee.x) &- origin
    let y = Int(unsafe edge.pointee.y)
    let direction = unsafe edge.pointee.direction
    let endY = Int(unsafe edge.pointee.endY)
    let ends = endY <= bottom
    let next = ends ? Int(unsafe edge.pointee.endX) : unsafe edge.pointee.leave(at: bottom)
    cells.add(x0: x, y0: y, x1: next &- origin, y1: min(endY, bottom), direction: direction)
    if !ends {
      unsafe edge.pointee.next = kept
      kept = index
    }
    index = following
  }
  active = kept
}

extension OutlineEdge {
  /// Moves the beginning down to the upper end of a row.
  @inline(__always)
  fileprivate mutating func start(_ row: Int) {
    let rise = Int(max(endX, startX)) &- Int(min(endX, startX))
    let run = Int(endY) &- Int(y)
    let startY = Int(y)
    let upper = max(startY, row &<< 8)
    if Int(endY) > (row &+ 1) &<< 8 {
      reach = StraightSteps(
        (row &+ 1) &<< 8 &- startY, rise: rise, run: run, once: Int(endY) <= (row &+ 2) &<< 8)
    }
    if upper > startY {
      let place = StraightSteps.place(upper &- startY, rise: rise, run: run)
      x = startX &+ side &* Int32(truncatingIfNeeded: place)
      y = Int32(truncatingIfNeeded: upper)
    }
  }

  /// Moves the beginning down to the lower end of a row and returns where that is.
  @inline(__always)
  fileprivate mutating func leave(at bottom: Int) -> Int {
    x = startX &+ side &* Int32(truncatingIfNeeded: reach.place)
    y = Int32(truncatingIfNeeded: bottom)
    reach.advance()
    return Int(x)
  }
}
