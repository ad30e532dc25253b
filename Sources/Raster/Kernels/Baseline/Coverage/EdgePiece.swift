import CVector

#if WIDE_KERNELS
  import SegueKernels
#endif

/// A piece of an edge in one row, x counted from the left of the columns.
struct EdgePiece {
  let start: Int
  let end: Int
  let rise: Int

  /// The piece between two places, `rise` apart in height.
  @inline(__always)
  init(_ start: Int, _ end: Int, rise: Int) {
    self.start = start
    self.end = end
    self.rise = rise
  }

  /// The area right of the piece in each of some cells, in 1/131 072 pixel.
  ///
  /// `sides` are their left sides, in 1/256 pixel from `origin` on. The last cell's is not meant.
  @inline(__always)
  func area(_ sides: Floats, from origin: Int) -> Floats {
    let piece = PieceLanes(
      from: Floats(repeating: start &- origin), to: Floats(repeating: end &- origin),
      rise: Floats(repeating: rise), side: Floats(repeating: start < end ? 1 : -1))
    let upper = piece.height(sides)
    return piece.area(sides, upper, upper.next)
  }

  @inline(__always)
  func add(to cells: CellRow, direction: Int32) {
    cells.add(x0: start, y0: 0, x1: end, y1: rise, direction: direction)
  }
}
