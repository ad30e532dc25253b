import CVector

#if WIDE_KERNELS
  import SegueKernels
#endif

/// Coverage of some rows by an edge that crosses them whole: a steep edge, or one that is hidden.
///
/// One that moves by less than three pixels in a row touches at most four cells of it.
struct StraightRows: SideRows {
  let first: Vector
  private let from: Floats
  private let to: Floats
  private let isRight: Bool

  /// The rows from that on at whose top an edge stands.
  @inline(__always)
  init(_ edge: OutlineEdge, origin: Int) {
    let reach = edge.reach
    let divisor = Floats(repeating: reach.divisor)
    let step = Floats(repeating: reach.step)
    let stepRemainder = Floats(repeating: reach.stepRemainder)
    let remainder = Floats(repeating: reach.remainder &+ reach.divisor)
    let base = Int(edge.startX) &- origin &+ Int(edge.side) &* (reach.place &- 1)
    let isRight = edge.side > 0
    func x(_ row: Floats) -> Floats {
      let way = row * step + ((remainder + row * stepRemainder) / divisor).truncated
      return isRight ? Floats(repeating: base) + way : Floats(repeating: base) - way
    }
    let top = x(Floats(from: -1, step: 1))
    let bottom = x(Floats(from: 0, step: 1))
    self.isRight = isRight
    first = vec_sar32_8((isRight ? top : bottom).integers)
    let corner = Floats(vec_floats(vec_shl32_8(first)))
    from = top - corner
    to = bottom - corner
  }

  var last: Vector {
    @inline(__always)
    get {
      let greatest = isRight ? to : from
      let end = greatest - Floats(repeating: 1)
      return vec_shr32_8(end.clamped(to: greatest).integers)
    }
  }

  var areas: CellAreas {
    @inline(__always)
    get {
      CellAreas(
        PieceLanes(
          from: from, to: to, rise: Floats(repeating: 256), side: Floats(isRight ? 1 : -1)))
    }
  }
}

extension EdgeWalk {
  /// Returns `true` if some rows can be found at once: the intermediate numbers have at most 24 bits, and the
  /// edge is steep enough and in the columns, or hidden beyond the side of them at which it is.
  @inline(__always)
  func isSimple(_ rows: Int, limit: Int, isLeft: Bool) -> Bool {
    let reach = edge.reach
    let end = x &+ Int(edge.side) &* rows &* (reach.step &+ 1)
    let (least, greatest) = (min(x, end), max(x, end))
    guard reach.divisor <= 1 &<< 19, least > -1 &<< 24, greatest < 1 &<< 24 else { return false }
    return (isLeft ? greatest <= 0 : least >= limit)
      || reach.step < 766 && least >= 0 && greatest < limit
  }

  /// Returns the position of the edge after some rows, with an error below `rows`.
  @inline(__always)
  func place(after rows: Int) -> Int { x &+ Int(edge.side) &* rows &* edge.reach.step }

  /// Walks to the lower end of the last of some rows.
  @inline(__always)
  func advance(by rows: Int, to bottom: Int) {
    edge.reach.advance(by: rows &- 1)
    _ = edge.leave(at: bottom)
  }
}

extension EdgePair {
  /// Goes on through as many rows as a register has lanes, or as are left of them, if the edges are
  /// simple, far enough apart, and nothing begins; otherwise does nothing and returns false.
  @inline(__always)
  mutating func advanceStraight(
    _ y: inout Int, of scan: OutlineScan, rows: UnsafeMutablePointer<Int32>,
    into out: inout SpanWriter
  ) -> Bool {
    let end = min(min(left.lastRow, right.lastRow), scan.rows.upperBound)
    let count = min(end &- y, vectorPixels)
    let limit = scan.columns.length &<< 8
    guard count >= 4, left.isSimple(count, limit: limit, isLeft: true),
      right.isSimple(count, limit: limit, isLeft: false)
    else { return false }
    let apart = 512 &+ left.edge.reach.step &+ right.edge.reach.step &+ 2 &* count &+ 2
    guard right.x &- left.x >= apart,
      right.place(after: count) &- left.place(after: count) >= apart
    else { return false }
    let row = unsafe rows + (y &- scan.top)
    for index in 0..<count where unsafe row[index] >= 0 { return false }
    let a = StraightRows(left.edge, origin: scan.origin)
    let b = StraightRows(right.edge, origin: scan.origin)
    unsafe out.write(a, b, rows: row, count: count, columns: scan.columns) { _, _ in
      preconditionFailure("simple edges that are apart always have a span between them")
    }
    y &+= count
    left.advance(by: count, to: y &<< 8)
    right.advance(by: count, to: y &<< 8)
    return true
  }
}
