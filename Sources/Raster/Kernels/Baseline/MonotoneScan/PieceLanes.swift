/// A piece of an edge in each lane of a register, within one row.
///
/// Crossings of the sides of cells are rounded from the upper end, as those of `CellRow` are; where a
/// piece runs left, what is covered at a side is what has not been passed yet.
///
/// A quotient of these numbers is at least 1/2¹⁵ below a whole number or is one, and floats as large
/// as it are closer to each other: no rounding reaches the next whole number.
struct PieceLanes {
  let rise: Floats
  private let from: Floats
  private let to: Floats
  /// Direction of the edge: 1 right, −1 left.
  private let side: Floats
  private let run: Floats
  /// Coverage on the left of a piece: full if it runs left, else zero.
  private let start: Floats

  /// Pieces between places, `rise` apart in height, that run right where `side` is 1 and left where it
  /// is −1.
  @inline(__always)
  init(from: Floats, to: Floats, rise: Floats, side: Floats) {
    self.from = from
    self.to = to
    self.rise = rise
    self.side = side
    let one = Floats(repeating: 1)
    let way = (to - from) * side
    run = way + (one - way).clamped(to: one)
    start = (rise - rise * side) * Floats(0.5)
  }

  /// The height of what lies left of a side of a cell.
  @inline(__always)
  func height(_ left: Floats) -> Floats {
    let distance = ((left - from) * side).clamped(to: run)
    return ((distance * (rise + rise) + run) / (run + run)).truncated * side + start
  }

  /// The area right of the pieces in cells, in 1/131 072 pixel, by their left sides and the heights at
  /// both of their sides.
  @inline(__always)
  func area(_ left: Floats, _ upper: Floats, _ lower: Floats) -> Floats {
    let cell = Floats(repeating: 256)
    let whole = cell + cell
    let ends = (from - left).clamped(to: cell) + (to - left).clamped(to: cell)
    return upper * whole + (lower - upper) * (whole - ends)
  }
}
