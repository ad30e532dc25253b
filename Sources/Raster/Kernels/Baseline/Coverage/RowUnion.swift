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
/// Law: no piece is moved by the others. What is left of it lies on it, so that a region, which may lack the curves
/// beside it, changes no pixel inside.
@safe
struct RowUnion {
  fileprivate let pieces: UnsafeMutableBufferPointer<RowPiece>
  fileprivate let steps: WindingSteps
  let cells: CellRow
  fileprivate let isEvenOdd: Bool
  private var count = 0
  /// True if the row has more pieces than there is memory for, or one that is too far away: areas are summed.
  private var isCrowded = false

  /// A row of which nothing is known yet.
  @inline(__always)
  init(
    _ pieces: UnsafeMutableBufferPointer<RowPiece>, steps: WindingSteps, cells: CellRow,
    isEvenOdd: Bool
  ) {
    unsafe self.pieces = pieces
    self.steps = steps
    self.cells = cells
    self.isEvenOdd = isEvenOdd
  }

  /// Takes a piece that begins at a height of the row.
  @inline(__always)
  mutating func add(_ piece: EdgePiece, from top: Int, direction: Int32) {
    let reach = 1 &<< 30
    let isNear = max(piece.start, piece.end) < reach && min(piece.start, piece.end) > -reach
    guard isNear, unsafe count < pieces.count else {
      isCrowded = true
      return piece.add(to: cells, direction: direction)
    }
    unsafe pieces[count] = RowPiece(piece, from: top, direction: direction)
    count &+= 1
  }

  /// Notes the edge that goes on below the row where the last piece ends; `false` if nothing keeps it.
  @inline(__always)
  mutating func link(_ edge: Int32) -> Bool {
    if isCrowded { return false }
    unsafe pieces[count &- 1].link = edge
    return true
  }

  /// Leaves in the cells what the pieces bound, and forgets the pieces; `visit` gets the edges that go on, from right to
  /// left.
  @inline(__always)
  mutating func resolve(_ visit: (Int32) -> Void) {
    sort()
    if isCrowded {
      for index in 0..<count {
        let piece = unsafe pieces[index]
        cells.add(piece, from: Int(piece.y0), to: Int(piece.y1), direction: Int32(piece.direction))
      }
    } else {
      addInside()
    }
    var index = count
    while index > 0 {
      index &-= 1
      let link = unsafe pieces[index].link
      if link >= 0 { visit(link) }
    }
    count = 0
    isCrowded = false
  }

  /// Sorts the pieces by their left ends; they nearly are, as the edges of the row before were.
  @inline(__always)
  private func sort() {
    var moves = 0
    var index = 1
    while index < count {
      let piece = unsafe pieces[index]
      var place = index
      while place > 0, unsafe piece.least < pieces[place &- 1].least {
        unsafe pieces[place] = pieces[place &- 1]
        place &-= 1
      }
      unsafe pieces[place] = piece
      moves &+= index &- place
      index &+= 1
      if moves > 1 &<< 16 {
        let rest = unsafe UnsafeMutableBufferPointer(rebasing: pieces[..<count])
        return unsafe RowPiece.heapSort(rest, by: .leftEnd)
      }
    }
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
        for single in first..<index { unsafe steps.pass(pieces[single]) }
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

/// Pieces that share columns, sorted along each of some heights.
@safe
private struct RowOrder {
  let pieces: UnsafeMutableBufferPointer<RowPiece>
  let union: RowUnion

  init(_ pieces: UnsafeMutableBufferPointer<RowPiece>, _ union: RowUnion) {
    unsafe self.pieces = pieces
    self.union = union
  }

  /// The height of the thinnest bands: large groups are not looked at everywhere.
  private var grain: Int { unsafe pieces.count <= 64 ? 1 : pieces.count <= 512 ? 4 : 16 }

  /// Adds what the pieces bound, band by band, between heights at which one begins or ends or the winding changes.
  @inline(never)
  func resolve() {
    var height = 256
    for index in 0..<(unsafe pieces.count) {
      height = unsafe min(height, Int(pieces[index].y0))
    }
    while height < 256 {
      var end = min(union.steps.next(from: height &+ 1), 256)
      for index in 0..<(unsafe pieces.count) {
        let piece = unsafe pieces[index]
        if Int(piece.y0) > height { end = min(end, Int(piece.y0)) }
        if Int(piece.y1) > height { end = min(end, Int(piece.y1)) }
      }
      addBand(from: height, to: end, winding: union.steps.winding(at: height))
      height = end
    }
    for index in 0..<(unsafe pieces.count) {
      finish(index, at: unsafe Int(pieces[index].y1), sign: 0)
    }
  }

  /// Finds what the pieces bound in a band in which none begins or ends, in halves of it where they cross.
  private func addBand(from top: Int, to bottom: Int, winding: Int32) {
    let count = sort(at: top)
    if bottom &- top > grain, !isSorted(count, at: bottom &- 1) {
      let middle = (top &+ bottom) &>> 1
      addBand(from: top, to: middle, winding: winding)
      addBand(from: middle, to: bottom, winding: winding)
      return
    }
    var sum = winding
    for index in 0..<count {
      let piece = unsafe pieces[index]
      let sign = union.change(sum, piece)
      if sign != Int32(piece.sign) { finish(index, at: top, sign: sign) }
      sum &+= Int32(piece.direction)
    }
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

  /// Brings the pieces of a height to the front, sorted; how many there are.
  private func sort(at height: Int) -> Int {
    var count = 0
    for index in 0..<(unsafe pieces.count) {
      guard unsafe pieces[index].crosses(height) else { continue }
      unsafe pieces.swapAt(index, count)
      unsafe pieces[count].measure(at: height)
      count &+= 1
    }
    if count > 64 {
      let crossing = unsafe UnsafeMutableBufferPointer(rebasing: pieces[..<count])
      unsafe RowPiece.heapSort(crossing, by: .measuredPlace)
      return count
    }
    var index = 1
    while index < count {
      let piece = unsafe pieces[index]
      var place = index
      while place > 0, unsafe piece.isLeft(of: pieces[place &- 1]) {
        unsafe pieces[place] = pieces[place &- 1]
        place &-= 1
      }
      unsafe pieces[place] = piece
      index &+= 1
    }
    return count
  }

  /// Returns `true` if the first pieces have the same order at another height.
  private func isSorted(_ count: Int, at height: Int) -> Bool {
    for index in 0..<count { unsafe pieces[index].measure(at: height) }
    var index = 1
    while index < count {
      if unsafe pieces[index].isLeft(of: pieces[index &- 1]) { return false }
      index &+= 1
    }
    return true
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

  fileprivate func crosses(_ height: Int) -> Bool { Int(y0) <= height && height < Int(y1) }

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
    case leftEnd, measuredPlace
  }

  @inline(__always)
  private func isLess(_ other: RowPiece, in order: Order) -> Bool {
    switch order {
    case .leftEnd: least < other.least
    case .measuredPlace: isLeft(of: other)
    }
  }

  /// Sorts pieces; as fast for any order.
  @inline(never)
  fileprivate static func heapSort(
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
