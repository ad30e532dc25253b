#if WIDE_KERNELS
  import SegueKernels
#endif

/// One row of cells, a pixel each, in which edges leave their exact area.
///
/// For every piece of an edge inside one cell, the cover takes its height and the area its height
/// times the sum of the distances of its two ends from the left of the cell. Summed from the left,
/// twice 256 times the cover minus the area is what lies right of the edges, in units of 1/131 072
/// pixel.
@safe
struct CellRow {
  /// Cover and area of each cell.
  private let cells: UnsafeMutablePointer<Int32>
  /// One bit for every cell that an edge has touched.
  private let marks: UnsafeMutablePointer<UInt64>
  let count: Int

  /// A row over clear memory of `OutlineScan.cellWords(count)` words.
  @inline(__always)
  init(_ words: UnsafeMutablePointer<Int64>, count: Int) {
    let start = UnsafeMutableRawPointer(words)
    unsafe cells = start.assumingMemoryBound(to: Int32.self)
    unsafe marks = (start + 8 &* count).assumingMemoryBound(to: UInt64.self)
    self.count = count
  }

  var markWords: Int { (count &+ 63) &>> 6 }

  /// Hands out the marks of 64 cells and clears them.
  @inline(__always)
  func takeMarks(_ word: Int) -> UInt64 {
    let bits = unsafe marks[word]
    if bits != 0 { unsafe marks[word] = 0 }
    return bits
  }

  /// Hands out a cell and clears it.
  @inline(__always)
  func take(_ cell: Int) -> (cover: Int32, area: Int32) {
    let result = unsafe (cells[2 &* cell], cells[2 &* cell &+ 1])
    unsafe cells[2 &* cell] = 0
    unsafe cells[2 &* cell &+ 1] = 0
    return result
  }

  /// Adds a piece of an edge that stays within the row: from (`x0`, `y0`) to (`x1`, `y1`), y growing
  /// and x counted from the left of the row.
  ///
  /// What lies left of the row counts as if it ran along its left side, what lies right of it not
  /// at all. Crossings are rounded from the upper end, so that a mirror image crosses at the same
  /// heights.
  @inline(__always)
  func add(x0: Int, y0: Int, x1: Int, y1: Int, direction: Int32) {
    if (x0 | x1) >= 0 && max(x0, x1) < count &<< 8 && count < 1 &<< 14 {
      addInside(x0: x0, y0: y0, x1: x1, y1: y1, direction: direction)
    } else {
      addClipped(x0: x0, y0: y0, x1: x1, y1: y1, direction: direction)
    }
  }

  @inline(__always)
  private func addInside(x0: Int, y0: Int, x1: Int, y1: Int, direction: Int32) {
    let isRight = x1 >= x0
    var cell = (isRight ? x0 : x0 &- 1) &>> 8
    let last = (isRight && x1 > x0 ? x1 &- 1 : x1) &>> 8
    mark(min(cell, last), max(cell, last))
    if cell == last {
      return put(cell, x0 &+ x1 &- cell &<< 9, Int32(truncatingIfNeeded: y1 &- y0) &* direction)
    }
    walk(
      from: &cell, to: last, x0: x0, y0: y0, x1: x1, y1: y1, direction: direction, isRight: isRight)
  }

  /// Cuts a piece at the sides of the cells.
  @inline(__always)
  private func walk(
    from cell: inout Int, to last: Int, x0: Int, y0: Int, x1: Int, y1: Int,
    direction: Int32, isRight: Bool
  ) {
    let step = isRight ? 1 : -1
    let offset = x0 &- cell &<< 8
    let distance = isRight ? 256 &- offset : offset
    let rise = UInt32(truncatingIfNeeded: y1 &- y0)
    let run = UInt32(truncatingIfNeeded: isRight ? x1 &- x0 : x0 &- x1)
    var (place, remainder) = StraightSteps.divide(
      UInt32(truncatingIfNeeded: distance) &* rise &* 2 &+ run, 2 &* run)
    put(cell, isRight ? offset &+ 256 : offset, Int32(bitPattern: place) &* direction)
    cell &+= step
    if cell != last {
      let (pace, paceRemainder) = StraightSteps.divide(512 &* rise, 2 &* run)
      repeat {
        var height = pace
        remainder &+= paceRemainder
        if remainder >= 2 &* run {
          remainder &-= 2 &* run
          height &+= 1
        }
        place &+= height
        put(cell, 256, Int32(bitPattern: height) &* direction)
        cell &+= step
      } while cell != last
    }
    let end = x1 &- last &<< 8
    put(last, isRight ? end : end &+ 256, Int32(bitPattern: rise &- place) &* direction)
  }

  /// Adds the part of a piece between two heights: 1 where what is inside begins at it, −1 where it ends.
  ///
  /// The part lies on the piece: it crosses the sides of cells where the piece does.
  @inline(__always)
  func add(_ piece: RowPiece, from top: Int, to bottom: Int, direction: Int32) {
    if top == Int(piece.y0), bottom == Int(piece.y1) {
      add(x0: Int(piece.x0), y0: top, x1: Int(piece.x1), y1: bottom, direction: direction)
    } else if top < bottom {
      addPart(of: piece, from: top, to: bottom, direction: direction)
    }
  }

  @inline(never)
  private func addPart(of piece: RowPiece, from top: Int, to bottom: Int, direction: Int32) {
    let (x0, y0) = (Int(piece.x0), Int(piece.y0))
    let height = Int(piece.y1) &- y0
    let isRight = piece.x1 >= piece.x0
    let run = isRight ? Int(piece.x1) &- x0 : x0 &- Int(piece.x1)
    func place(_ y: Int) -> Int {
      let way = StraightSteps.place(y &- y0, rise: run, run: height)
      return isRight ? x0 &+ way : x0 &- way
    }
    var (x, y) = (place(top), top)
    let end = place(bottom)
    var cell = (isRight ? x : x &- 1) &>> 8
    let last = (isRight && end > x ? end &- 1 : end) &>> 8
    if isRight { cell = min(max(cell, -1), last) } else { cell = max(min(cell, count), last) }
    while cell != last, isRight ? cell < count : cell >= 0 {
      let side = (isRight ? cell &+ 1 : cell) &<< 8
      let crossing =
        y0 &+ StraightSteps.place(isRight ? side &- x0 : x0 &- side, rise: height, run: run)
      let next = min(max(crossing, y), bottom)
      putClipped(cell, from: x, to: side, height: Int32(truncatingIfNeeded: next &- y) &* direction)
      x = side
      y = next
      cell &+= isRight ? 1 : -1
    }
    putClipped(cell, from: x, to: end, height: Int32(truncatingIfNeeded: bottom &- y) &* direction)
  }

  /// Leaves a piece in a cell: twice its mean distance from the left, and its height.
  @inline(__always)
  private func put(_ cell: Int, _ ends: Int, _ height: Int32) {
    unsafe cells[2 &* cell] &+= height
    unsafe cells[2 &* cell &+ 1] &+= height &* Int32(truncatingIfNeeded: ends)
  }

  @inline(__always)
  private func mark(_ first: Int, _ last: Int) {
    let low = ~0 as UInt64 &<< UInt64(truncatingIfNeeded: first)
    let high = ~0 as UInt64 &>> UInt64(truncatingIfNeeded: 63 &- last)
    var word = first &>> 6
    let end = last &>> 6
    if word == end {
      unsafe marks[word] |= low & high
      return
    }
    unsafe marks[word] |= low
    word &+= 1
    while word < end {
      unsafe marks[word] = ~0
      word &+= 1
    }
    unsafe marks[end] |= high
  }

  /// Adds a piece that leaves the row.
  @inline(never)
  private func addClipped(x0: Int, y0: Int, x1: Int, y1: Int, direction: Int32) {
    let isRight = x1 >= x0
    let height = y1 &- y0
    let run = isRight ? x1 &- x0 : x0 &- x1
    var cell = (isRight ? x0 : x0 &- 1) &>> 8
    let last = (isRight && x1 > x0 ? x1 &- 1 : x1) &>> 8
    if isRight { cell = min(max(cell, -1), last) } else { cell = max(min(cell, count), last) }
    var x = x0
    var y = y0
    while cell != last, isRight ? cell < count : cell >= 0 {
      let side = (isRight ? cell &+ 1 : cell) &<< 8
      let next =
        y0 &+ StraightSteps.place(isRight ? side &- x0 : x0 &- side, rise: height, run: run)
      putClipped(cell, from: x, to: side, height: Int32(truncatingIfNeeded: next &- y) &* direction)
      x = side
      y = next
      cell &+= isRight ? 1 : -1
    }
    putClipped(cell, from: x, to: x1, height: Int32(truncatingIfNeeded: y1 &- y) &* direction)
  }

  /// Leaves a piece in a cell that may be left or right of the row.
  private func putClipped(_ cell: Int, from a: Int, to b: Int, height: Int32) {
    if cell >= count { return }
    let index = max(cell, 0)
    mark(index, index)
    put(index, cell < 0 ? 0 : a &+ b &- cell &<< 9, height)
  }
}
