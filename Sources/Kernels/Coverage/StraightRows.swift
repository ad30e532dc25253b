import CVector

#if WIDE_KERNELS
  import SegueKernels
#endif

/// What a steep edge covers of some rows that it crosses whole, a row in each lane of a register.
///
/// The numbers are those of `EdgePiece`. An edge that moves by less than three pixels in a row
/// touches at most four cells of it, whose bytes stand side by side in the lane.
struct StraightRows {
  /// The cell in which the bytes of each row begin, as an integer.
  let first: Vector
  private let from: Floats
  private let to: Floats
  private let isRight: Bool

  /// The cells of a row that have bytes.
  static var cells: Int { 4 }

  /// The rows from that on at whose top an edge stands, inside of the columns.
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
    first = vec_shr32_8((isRight ? top : bottom).integers)
    let corner = Floats(vec_floats(vec_shl32_8(first)))
    from = top - corner
    to = bottom - corner
  }

  /// The last cell that is covered in part, counted from the first, as an integer.
  var last: Vector {
    @inline(__always)
    get {
      let greatest = isRight ? to : from
      let end = greatest - Floats(repeating: 1)
      return vec_shr32_8(end.clamped(to: greatest).integers)
    }
  }

  /// The bytes of the cells: of what is right of the edge, or of what is left of it.
  @inline(__always)
  func bytes(isLeft: Bool) -> Vector {
    let zero = Floats(repeating: 0)
    let one = Floats(repeating: 1)
    let cell = Floats(repeating: 256)
    let whole = cell + cell
    let way = isRight ? to - from : from - to
    let run = way + (one - way).clamped(to: one)
    var bytes = vec_zero()
    var lower = cell
    for index in (0..<StraightRows.cells).reversed() {
      let side = Floats(repeating: index &<< 8)
      var upper = zero
      if index > 0 {
        let distance = (isRight ? side - from : from - side).clamped(to: run)
        let place = ((distance * whole + run) / (run + run)).truncated
        upper = isRight ? place : cell - place
      }
      let ends = (from - side).clamped(to: cell) + (to - side).clamped(to: cell)
      let area = upper * whole + (lower - upper) * (whole - ends)
      let seen = isLeft ? area : Floats(repeating: 131_072) - area
      bytes = vec_or(vec_shl32_8(bytes), covered(seen.integers))
      lower = upper
    }
    return bytes
  }
}

extension EdgeWalk {
  /// Whether some rows can be found at once: the edge is steep enough, it stays in the columns, and
  /// the numbers on the way have at most 24 bits.
  @inline(__always)
  func isSteep(_ rows: Int, limit: Int) -> Bool {
    let reach = edge.reach
    let end = x &+ Int(edge.side) &* rows &* (reach.step &+ 1)
    return reach.step < 766 && reach.divisor <= 1 &<< 19
      && x >= 0 && end >= 0 && x < limit && end < limit
  }

  /// Where the edge is after some rows, but for less than `rows`.
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
  /// steep, far enough apart, and nothing begins; otherwise does nothing and returns false.
  @inline(__always)
  mutating func advanceSteep(
    _ y: inout Int, _ end: Int, _ scan: OutlineScan, _ rows: UnsafeMutablePointer<Int32>,
    _ out: inout SpanWriter, _ room: SpanRoom
  ) -> Bool {
    let count = min(end &- y, vectorPixels)
    let limit = scan.columns.length &<< 8
    guard count >= 4, left.isSteep(count, limit: limit), right.isSteep(count, limit: limit)
    else { return false }
    let apart = 512 &+ left.edge.reach.step &+ right.edge.reach.step &+ 2 &* count &+ 2
    guard right.x &- left.x >= apart,
      right.place(after: count) &- left.place(after: count) >= apart,
      out.fits(room, rows: vectorPixels)
    else { return false }
    let row = unsafe rows + (y &- scan.top)
    for index in 0..<count where unsafe row[index] >= 0 { return false }
    let a = StraightRows(left.edge, origin: scan.origin)
    let b = StraightRows(right.edge, origin: scan.origin)
    unsafe out.write(a, b, row, count, from: scan.columns.lowerBound)
    y &+= count
    left.advance(by: count, to: y &<< 8)
    right.advance(by: count, to: y &<< 8)
    return true
  }
}

extension SpanWriter {
  /// Writes what two steep edges have between them in some rows, and notes where each row begins.
  @inline(__always)
  mutating func write(
    _ left: StraightRows, _ right: StraightRows, _ rows: UnsafeMutablePointer<Int32>, _ count: Int,
    from column: Int
  ) {
    let lanes = vectorPixels
    let offset = byteCount
    unsafe addBytes(8 &* lanes) { bytes in
      unsafe vec_store(bytes, left.bytes(isLeft: true))
      unsafe vec_store(bytes + 4 &* lanes, right.bytes(isLeft: false))
    }
    unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: 64) { cells in
      guard let cells = cells.baseAddress else { return }
      unsafe vec_store(cells, left.first)
      unsafe vec_store(cells + 16, left.last)
      unsafe vec_store(cells + 32, right.first)
      unsafe vec_store(cells + 48, right.last)
      for index in 0..<count {
        unsafe rows[index] = Int32(truncatingIfNeeded: spanCount)
        let first = column &+ Int(unsafe cells[index])
        let inner = Int(unsafe cells[index &+ 16]) &+ 1
        let last = column &+ Int(unsafe cells[index &+ 32])
        let outer = Int(unsafe cells[index &+ 48]) &+ 1
        add(first, inner, at: offset &+ 4 &* index)
        addSolid(first &+ inner, last &- first &- inner)
        add(last, outer, at: offset &+ 4 &* (index &+ lanes))
      }
    }
  }
}
