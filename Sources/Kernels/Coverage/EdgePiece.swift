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
  ///
  /// Crossings of the sides are rounded from the upper end, as those of `CellRow` are; where the
  /// piece runs left, what is covered at a side is what has not been passed yet.
  ///
  /// A quotient of these numbers is at least 1/2¹⁵ below a whole number or is one, and floats as
  /// large as it are closer to each other: no rounding reaches the next whole number.
  @inline(__always)
  func area(_ sides: Floats, from origin: Int) -> Floats {
    let isRight = start < end
    let run = Floats(repeating: max(isRight ? end &- start : start &- end, 1))
    let from = Floats(repeating: start &- origin)
    let to = Floats(repeating: end &- origin)
    let distance = (isRight ? sides - from : from - sides).clamped(to: run)
    let place = ((distance * Floats(repeating: 2 &* rise) + run) / (run + run)).truncated
    let upper = isRight ? place : Floats(repeating: rise) - place
    let cell = Floats(repeating: 256)
    let whole = cell + cell
    let ends = (from - sides).clamped(to: cell) + (to - sides).clamped(to: cell)
    return upper * whole + (upper.next - upper) * (whole - ends)
  }

  @inline(__always)
  func add(to cells: CellRow, direction: Int32) {
    cells.add(x0: start, y0: 0, x1: end, y1: rise, direction: direction)
  }
}
