#if WIDE_KERNELS
  import SegueKernels
#endif

/// The pieces of edges in one row, of which those parts go into cells that bound what is inside.
///
/// Cells add up areas, which is the area of the union only where no place is enclosed twice and nothing is enclosed both
/// ways. So pieces go from left to right with the winding number at their left, and each counts at the heights at which
/// it changes from zero to another number, or back. Pieces beside each other need no more than that; the order of those
/// that share columns is found by `RowOrder`.
///
/// Law: no piece is moved by the others. What is left of it lies on it, and nothing depends on how many there are in a
/// row, so that a region, which may lack the curves beside it, changes no pixel inside.
@safe
struct RowUnion {
  fileprivate let pieces: UnsafeMutableBufferPointer<RowPiece>
  fileprivate let steps: WindingSteps
  let cells: CellRow
  fileprivate let isEvenOdd: Bool
  /// The height of the thinnest bands in which pieces are put in order; 0 if areas are summed.
  fileprivate let grain: Int
  private var count = 0

  /// A row of which nothing is known yet.
  @inline(__always)
  init(
    _ pieces: UnsafeMutableBufferPointer<RowPiece>, steps: WindingSteps, cells: CellRow,
    of scan: OutlineScan
  ) {
    unsafe self.pieces = pieces
    self.steps = steps
    self.cells = cells
    isEvenOdd = scan.isEvenOdd
    grain = scan.grain
  }

  /// Takes a piece that begins at a height of the row.
  @inline(__always)
  mutating func add(_ piece: EdgePiece, from top: Int, direction: Int32) {
    guard grain > 0 else { return piece.add(to: cells, direction: direction) }
    unsafe pieces[count] = RowPiece(piece, from: top, direction: direction)
    count &+= 1
  }

  /// Notes the edge that goes on below the row where the last piece ends; `false` if nothing keeps it.
  @inline(__always)
  mutating func link(_ edge: Int32) -> Bool {
    if grain == 0 { return false }
    unsafe pieces[count &- 1].link = edge
    return true
  }

  /// Leaves in the cells what the pieces bound, and forgets the pieces; `visit` gets the edges that go on, from right to
  /// left.
  @inline(__always)
  mutating func resolve(_ visit: (Int32) -> Void) {
    // Their left ends nearly are in order, as the edges of the row before were.
    unsafe RowPiece.sort(UnsafeMutableBufferPointer(rebasing: pieces[..<count]), by: .leftEnd)
    addInside()
    var index = count
    while index > 0 {
      index &-= 1
      let link = unsafe pieces[index].link
      if link >= 0 { visit(link) }
    }
    count = 0
  }

  /// Goes through the groups of pieces that share columns.
  @inline(__always)
  private func addInside() {
    var index = 0
    while index < count {
      let first = index
      var greatest = unsafe pieces[first].greatest
      index &+= 1
      while index < count, unsafe pieces[index].least < greatest {
        greatest = unsafe max(greatest, pieces[index].greatest)
        index &+= 1
      }
      if isOrdered(first, index) {
        for single in first..<index {
          addAlone(single)
          unsafe steps.pass(pieces[single])
        }
      } else {
        let group = unsafe UnsafeMutableBufferPointer(rebasing: pieces[first..<index])
        unsafe RowOrder(group, self).resolve()
      }
    }
    steps.clear()
  }

  /// Returns `true` if there is one piece, or two that have no height in common, or the same heights and no crossing.
  @inline(__always)
  private func isOrdered(_ first: Int, _ end: Int) -> Bool {
    if end &- first == 1 { return true }
    if end &- first > 2 { return false }
    let (a, b) = unsafe (pieces[first], pieces[first &+ 1])
    if a.y1 <= b.y0 || b.y1 <= a.y0 { return true }
    return a.y0 == b.y0 && a.y1 == b.y1 && a.x0 <= b.x0 && a.x1 <= b.x1
  }

  /// Adds what a piece bounds that has everything before it on its left.
  @inline(__always)
  private func addAlone(_ index: Int) {
    let piece = unsafe pieces[index]
    let end = Int(piece.y1)
    var since = Int(piece.y0)
    var winding = steps.winding(at: since)
    var sign = change(winding, piece)
    var height = steps.next(from: since &+ 1)
    while height < end {
      winding &+= steps[height]
      let next = change(winding, piece)
      if next != sign {
        if sign != 0 { cells.add(piece, from: since, to: height, direction: sign) }
        (since, sign) = (height, next)
      }
      height = steps.next(from: height &+ 1)
    }
    if sign != 0 { cells.add(piece, from: since, to: end, direction: sign) }
  }

  /// Returns 1 if what is inside begins at a piece with a winding number at its left, −1 if it ends there.
  @inline(__always)
  fileprivate func change(_ winding: Int32, _ piece: RowPiece) -> Int32 {
    isInside(winding &+ Int32(piece.direction)) &- isInside(winding)
  }

  @inline(__always)
  private func isInside(_ winding: Int32) -> Int32 {
    isEvenOdd ? winding & 1 : (winding == 0 ? 0 : 1)
  }
}

/// Pieces that share columns, put in order in bands of the row that are halved until one order holds in each.
///
/// In half a band a piece takes fewer columns, so that most groups fall apart on the way down.
@safe
private struct RowOrder {
  let pieces: UnsafeMutableBufferPointer<RowPiece>
  let union: RowUnion

  init(_ pieces: UnsafeMutableBufferPointer<RowPiece>, _ union: RowUnion) {
    unsafe self.pieces = pieces
    self.union = union
  }

  /// Adds what the pieces bound.
  @inline(never)
  func resolve() {
    let all = unsafe 0..<pieces.count
    resolve(all, from: 0, to: 256)
    for index in all { finish(index, at: unsafe Int(pieces[index].y1), sign: 0) }
  }

  /// Goes through a band in which all of some pieces have a part.
  private func resolve(_ group: Range<Int>, from top: Int, to bottom: Int) {
    if group.length == 1 { return pass(group.lowerBound, from: top, to: bottom) }
    if spans(group, from: top, to: bottom) {
      let crossing = unsafe UnsafeMutableBufferPointer(rebasing: pieces[group])
      for index in group { unsafe pieces[index].measure(at: top) }
      unsafe RowPiece.sort(crossing, by: .measuredPlace)
      if bottom &- top <= union.grain || isSorted(group, at: bottom &- 1) {
        for index in group { pass(index, from: top, to: bottom) }
        return
      }
    }
    let middle = (top &+ bottom) &>> 1
    divide(group, from: top, to: middle)
    divide(group, from: middle, to: bottom)
  }

  /// Goes through the groups of those pieces that have a part in a band.
  private func divide(_ group: Range<Int>, from top: Int, to bottom: Int) {
    var end = group.lowerBound
    for index in group {
      guard unsafe pieces[index].crosses(top, bottom) else { continue }
      unsafe pieces.swapAt(index, end)
      unsafe pieces[end].measure(from: top, to: bottom)
      end &+= 1
    }
    let rest = unsafe UnsafeMutableBufferPointer(rebasing: pieces[group.lowerBound..<end])
    unsafe RowPiece.sort(rest, by: .key)
    var index = group.lowerBound
    while index < end {
      let first = index
      var greatest = unsafe pieces[first].measuredEnd
      index &+= 1
      while index < end, unsafe pieces[index].measuredStart < greatest {
        greatest = unsafe max(greatest, pieces[index].measuredEnd)
        index &+= 1
      }
      resolve(first..<index, from: top, to: bottom)
    }
  }

  /// Returns `true` if no piece begins or ends in a band.
  private func spans(_ group: Range<Int>, from top: Int, to bottom: Int) -> Bool {
    for index in group {
      let piece = unsafe pieces[index]
      if Int(piece.y0) > top || Int(piece.y1) < bottom { return false }
    }
    return true
  }

  /// Returns `true` if sorted pieces have the same order at another height.
  private func isSorted(_ group: Range<Int>, at height: Int) -> Bool {
    for index in group { unsafe pieces[index].measure(at: height) }
    var index = group.lowerBound &+ 1
    while index < group.upperBound {
      if unsafe pieces[index].isLeft(of: pieces[index &- 1]) { return false }
      index &+= 1
    }
    return true
  }

  /// Goes over to the right of a piece in a band: everything else is on its left or on its right there.
  private func pass(_ index: Int, from bandTop: Int, to bandBottom: Int) {
    let piece = unsafe pieces[index]
    let (top, bottom) = (max(bandTop, Int(piece.y0)), min(bandBottom, Int(piece.y1)))
    var winding = union.steps.winding(at: top)
    var sign = Int32(piece.sign)
    var height = top
    while height < bottom {
      let next = union.change(winding, piece)
      if next != sign {
        finish(index, at: height, sign: next)
        sign = next
      }
      height = union.steps.next(from: height &+ 1)
      if height < bottom { winding &+= union.steps[height] }
    }
    union.steps.pass(piece, from: top, to: bottom)
  }

  /// Adds what a piece has bounded so far; from a height on it bounds something else.
  private func finish(_ index: Int, at height: Int, sign: Int32) {
    let piece = unsafe pieces[index]
    if piece.sign != 0 {
      union.cells.add(piece, from: Int(piece.since), to: height, direction: Int32(piece.sign))
    }
    unsafe pieces[index].since = Int16(truncatingIfNeeded: height)
    unsafe pieces[index].sign = Int16(truncatingIfNeeded: sign)
  }
}

extension RowPiece {
  /// A piece that begins at a height of its row.
  @inline(__always)
  init(_ piece: EdgePiece, from top: Int, direction: Int32) {
    self.init(
      x0: Int32(truncatingIfNeeded: piece.start), x1: Int32(truncatingIfNeeded: piece.end),
      y0: Int16(truncatingIfNeeded: top), y1: Int16(truncatingIfNeeded: top &+ piece.rise),
      direction: Int16(truncatingIfNeeded: direction))
  }

  @inline(__always)
  var least: Int32 { min(x0, x1) }

  @inline(__always)
  var greatest: Int32 { max(x0, x1) }

  /// Returns `true` if the piece has a part between two heights.
  fileprivate func crosses(_ top: Int, _ bottom: Int) -> Bool { Int(y0) < bottom && Int(y1) > top }

  /// Finds the columns of the part between two heights, and perhaps a little beside them.
  fileprivate mutating func measure(from top: Int, to bottom: Int) {
    let rise = Int(y1) &- Int(y0)
    func place(_ height: Int) -> Int {
      Int(x0) &* rise &+ (Int(x1) &- Int(x0)) &* (height &- Int(y0))
    }
    let (start, end) = (place(max(top, Int(y0))), place(min(bottom, Int(y1))))
    // Rounded toward zero, and one more each way.
    key = (min(start, end) / rise &- 1) &<< 32 | (max(start, end) / rise &+ 1) & 0xffff_ffff
  }

  /// The left of the measured columns.
  fileprivate var measuredStart: Int { key &>> 32 }

  /// The right of the measured columns.
  fileprivate var measuredEnd: Int { Int(Int32(truncatingIfNeeded: key)) }

  /// Finds the place half a unit below a height, as a multiple of half of one part in `y1 - y0`.
  fileprivate mutating func measure(at height: Int) {
    let rise = Int(y1) &- Int(y0)
    key = 2 &* Int(x0) &* rise &+ (Int(x1) &- Int(x0)) &* (2 &* (height &- Int(y0)) &+ 1)
  }

  /// Returns `true` if this piece is left of another one at the height at which both were measured: if they meet
  /// there, below it.
  ///
  /// Pieces that are one there too are told apart by their ends, in any way that does not depend on the others.
  fileprivate func isLeft(of other: RowPiece) -> Bool {
    let (rise, otherRise) = (Int(y1) &- Int(y0), Int(other.y1) &- Int(other.y0))
    let (here, there) = (key &* otherRise, other.key &* rise)
    if here != there { return here < there }
    let slope = (Int(x1) &- Int(x0)) &* otherRise
    let otherSlope = (Int(other.x1) &- Int(other.x0)) &* rise
    if slope != otherSlope { return slope < otherSlope }
    return (y0, y1, direction) < (other.y0, other.y1, other.direction)
  }

  /// Orders of pieces from left to right.
  fileprivate enum Order {
    case leftEnd, key, measuredPlace
  }

  @inline(__always)
  private func isLess(_ other: RowPiece, in order: Order) -> Bool {
    switch order {
    case .leftEnd: least < other.least
    case .key: key < other.key
    case .measuredPlace: isLeft(of: other)
    }
  }

  /// Sorts pieces that nearly are sorted, or few.
  @inline(__always)
  fileprivate static func sort(
    _ pieces: UnsafeMutableBufferPointer<RowPiece>, by order: Order
  ) {
    var moves = 0
    var index = 1
    while index < pieces.count {
      let piece = unsafe pieces[index]
      var place = index
      while place > 0, unsafe piece.isLess(pieces[place &- 1], in: order) {
        unsafe pieces[place] = pieces[place &- 1]
        place &-= 1
      }
      unsafe pieces[place] = piece
      moves &+= index &- place
      index &+= 1
      if moves > 16 &* pieces.count &+ 1_024 { return unsafe heapSort(pieces, by: order) }
    }
  }

  /// Sorts pieces; as fast for any order.
  @inline(never)
  private static func heapSort(
    _ pieces: UnsafeMutableBufferPointer<RowPiece>, by order: Order
  ) {
    var start = pieces.count / 2
    while start > 0 {
      start &-= 1
      unsafe sift(pieces, from: start, end: pieces.count, by: order)
    }
    var end = pieces.count
    while end > 1 {
      end &-= 1
      unsafe pieces.swapAt(0, end)
      unsafe sift(pieces, from: 0, end: end, by: order)
    }
  }

  /// Moves a piece of a heap down to its place.
  private static func sift(
    _ pieces: UnsafeMutableBufferPointer<RowPiece>, from start: Int, end: Int, by order: Order
  ) {
    var root = start
    while 2 &* root &+ 1 < end {
      var child = 2 &* root &+ 1
      if child &+ 1 < end, unsafe pieces[child].isLess(pieces[child &+ 1], in: order) {
        child &+= 1
      }
      if unsafe !pieces[root].isLess(pieces[child], in: order) { return }
      unsafe pieces.swapAt(root, child)
      root = child
    }
  }
}
