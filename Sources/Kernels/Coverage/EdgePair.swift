#if WIDE_KERNELS
  import SegueKernels
#endif

/// A left and a right edge and nothing else: the rows between their ends need no cells, because what
/// each edge covers can be written down while it is walked.
@safe
struct EdgePair {
  private let left: UnsafeMutablePointer<OutlineEdge>
  private let right: UnsafeMutablePointer<OutlineEdge>
  /// The first row that is not crossed whole by both.
  let end: Int

  /// The edges of a list, if they are such a pair at the top of a row.
  @inline(__always)
  init?(_ edges: UnsafeMutablePointer<OutlineEdge>?, _ active: Int32) {
    guard active >= 0, let edges = unsafe edges else { return nil }
    let a = unsafe edges + Int(active)
    let other = unsafe a.pointee.next
    guard other >= 0 else { return nil }
    let b = unsafe edges + Int(other)
    guard unsafe b.pointee.next < 0 && a.pointee.direction &+ b.pointee.direction == 0 else {
      return nil
    }
    let isOrdered = unsafe a.pointee.x < b.pointee.x
    unsafe left = isOrdered ? a : b
    unsafe right = isOrdered ? b : a
    end = Int(min(unsafe a.pointee.endY, unsafe b.pointee.endY) &- 1) &>> 8
  }

  /// Writes the spans of rows from `y` on, as long as the edges stay apart and in the columns and no
  /// edge begins; returns the first row that is left.
  @inline(__always)
  func advance(
    _ y: Int, _ scan: OutlineScan, _ rows: UnsafeMutablePointer<Int32>, _ out: inout SpanWriter,
    room: (spans: Int, bytes: Int)
  ) -> Int {
    let origin = scan.columns.lowerBound &<< 8
    let limit = scan.columns.length &<< 8
    let end = min(end, scan.rows.upperBound)
    var a = unsafe EdgeWalk(left.pointee, origin)
    var b = unsafe EdgeWalk(right.pointee, origin)
    var y = y
    while y < end, out.spanCount <= room.spans, out.byteCount <= room.bytes,
      unsafe rows[y &- scan.top] < 0
    {
      let leftPiece = EdgePiece(a.x, a.nextX)
      let rightPiece = EdgePiece(b.x, b.nextX)
      if leftPiece.least < 0 || rightPiece.greatest >= limit { break }
      if leftPiece.last >= rightPiece.first { break }
      unsafe rows[y &- scan.top] = Int32(truncatingIfNeeded: out.spanCount)
      out.write(leftPiece, rightPiece, from: scan.columns.lowerBound)
      a.advance()
      b.advance()
      y &+= 1
    }
    unsafe a.leave(&left.pointee, origin, y)
    unsafe b.leave(&right.pointee, origin, y)
    return y
  }
}

/// An edge on its way from row to row.
private struct EdgeWalk {
  var x: Int
  private let start: Int
  private let side: Int
  private var reach: StraightSteps

  @inline(__always)
  init(_ edge: OutlineEdge, _ origin: Int) {
    x = Int(edge.x) &- origin
    start = Int(edge.startX) &- origin
    side = Int(edge.side)
    reach = edge.reach
  }

  /// Where the edge leaves the row.
  var nextX: Int {
    @inline(__always) get { start &+ side &* reach.place }
  }

  @inline(__always)
  mutating func advance() {
    x = nextX
    reach.advance()
  }

  @inline(__always)
  func leave(_ edge: inout OutlineEdge, _ origin: Int, _ row: Int) {
    edge.x = Int32(truncatingIfNeeded: x &+ origin)
    edge.y = Int32(truncatingIfNeeded: row &<< 8)
    edge.reach = reach
  }
}

/// A piece of an edge from the top to the bottom of a row.
struct EdgePiece {
  private let top: Int
  private let bottom: Int
  let least: Int
  let greatest: Int
  /// The first cell that the piece touches.
  let first: Int
  /// The last one.
  let last: Int

  @inline(__always)
  init(_ top: Int, _ bottom: Int) {
    self.top = top
    self.bottom = bottom
    least = min(top, bottom)
    greatest = max(top, bottom)
    first = least &>> 8
    last = max((greatest &- 1) &>> 8, first)
  }

  var count: Int {
    @inline(__always) get { last &- first &+ 1 }
  }

  /// Calls `body` with the area right of the piece in each of its cells, in 1/131 072 pixel.
  ///
  /// The cells come in the order in which the edge runs down; their crossings are rounded as those
  /// of `CellRow` are.
  @inline(__always)
  func forEachCell(_ body: (Int, Int) -> Void) {
    if first == last {
      body(0, 256 &* (512 &- (top &+ bottom &- first &<< 9)))
      return
    }
    let isRight = bottom > top
    let offset = isRight ? top &- first &<< 8 : (last &+ 1) &<< 8 &- top
    let end = isRight ? bottom &- last &<< 8 : (first &+ 1) &<< 8 &- bottom
    let run = UInt32(truncatingIfNeeded: greatest &- least)
    var (place, remainder) =
      (UInt32(truncatingIfNeeded: 256 &- offset) &* 512 &+ run)
      .quotientAndRemainder(dividingBy: 2 &* run)
    // Mirrored, what lies left of the edge is what lay right of it, and the row is a whole pixel.
    let base = isRight ? 0 : 131_072
    let sign = isRight ? 1 : -1
    let step = isRight ? 1 : -1
    var cell = isRight ? 0 : last &- first
    body(cell, base &+ sign &* Int(place) &* (256 &- offset))
    cell &+= step
    if last &- first > 1 {
      let (pace, paceRemainder) = (131_072 as UInt32).quotientAndRemainder(dividingBy: 2 &* run)
      for _ in 1..<last &- first {
        var height = pace
        remainder &+= paceRemainder
        if remainder >= 2 &* run {
          remainder &-= 2 &* run
          height &+= 1
        }
        body(cell, base &+ sign &* (Int(place) &* 512 &+ Int(height) &* 256))
        place &+= height
        cell &+= step
      }
    }
    let rest = 256 &- Int(place)
    body(cell, base &+ sign &* (Int(place) &* 512 &+ rest &* (512 &- end)))
  }
}

extension SpanWriter {
  /// Writes what two pieces have between them.
  @inline(__always)
  mutating func write(_ left: EdgePiece, _ right: EdgePiece, from column: Int) {
    let whole = right.first &- left.last &- 1
    unsafe addBytes(column &+ left.first, left.count) { bytes in
      left.forEachCell { unsafe bytes[$0] = covered(Int32(truncatingIfNeeded: $1)) }
    }
    if whole > 0 { addSolid(column &+ left.last &+ 1, whole) }
    unsafe addBytes(column &+ right.first, right.count) { bytes in
      right.forEachCell { unsafe bytes[$0] = covered(Int32(truncatingIfNeeded: 131_072 &- $1)) }
    }
  }
}

/// The byte of a coverage between nothing and a whole pixel.
@inline(__always)
private func covered(_ area: Int32) -> UInt8 {
  UInt8(truncatingIfNeeded: ((area &>> 9) &* 255 &+ 128) &>> 8)
}
