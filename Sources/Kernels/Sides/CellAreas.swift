import CVector

/// Areas of neighboring cells in each of some rows, in 1/131 072 pixel.
struct CellAreas {
  var cells: (Floats, Floats, Floats, Floats)

  /// The cells of a row that have bytes.
  static var count: Int { 4 }

  static var none: CellAreas {
    @inline(__always)
    get {
      let zero = Floats(repeating: 0)
      return CellAreas(cells: (zero, zero, zero, zero))
    }
  }

  @inline(__always)
  static func + (a: CellAreas, b: CellAreas) -> CellAreas {
    CellAreas(
      cells: (
        a.cells.0 + b.cells.0, a.cells.1 + b.cells.1, a.cells.2 + b.cells.2, a.cells.3 + b.cells.3
      ))
  }

  /// The bytes of the cells: of the areas, or of what they leave.
  @inline(__always)
  func bytes(isRest: Bool) -> Vector {
    func byte(_ area: Floats) -> Vector {
      covered((isRest ? Floats(repeating: 131_072) - area : area).integers)
    }
    let upper = vec_or(vec_shl32_8(byte(cells.3)), byte(cells.2))
    return vec_or(
      vec_shl32_8(vec_or(vec_shl32_8(upper), byte(cells.1))), byte(cells.0))
  }
}

/// The bytes of coverages between nothing and a whole pixel.
@inline(__always)
func covered(_ areas: Vector) -> Vector {
  let parts = vec_shr32_9(areas)
  return vec_shr32_8(vec_add32(vec_sub32(vec_shl32_8(parts), parts), vec_set32(128)))
}

/// A piece of an edge in each of some rows, x counted from the left of the first cell.
///
/// The numbers are those of `EdgePiece`.
struct PieceRows {
  let from: Floats
  let to: Floats
  let rise: Floats
  /// Where the edge runs: 1 right, −1 left.
  let side: Floats

  /// The areas right of the piece.
  @inline(__always)
  var areas: CellAreas {
    let one = Floats(repeating: 1)
    let way = (to - from) * side
    let run = way + (one - way).clamped(to: one)
    let double = rise + rise
    // What lies left of the first side: nothing where the edge runs right, all where it runs left.
    let start = (rise - rise * side) * Floats(0.5)
    /// The height of what lies left of a side.
    func height(_ index: Int) -> Floats {
      let distance = ((Floats(repeating: index &<< 8) - from) * side).clamped(to: run)
      return ((distance * double + run) / (run + run)).truncated * side + start
    }
    func area(_ index: Int, _ upper: Floats, _ lower: Floats) -> Floats {
      let cell = Floats(repeating: 256)
      let whole = cell + cell
      let left = Floats(repeating: index &<< 8)
      let ends = (from - left).clamped(to: cell) + (to - left).clamped(to: cell)
      return upper * whole + (lower - upper) * (whole - ends)
    }
    let (first, second, third) = (height(1), height(2), height(3))
    return CellAreas(
      cells: (
        area(0, Floats(repeating: 0), first), area(1, first, second), area(2, second, third),
        area(3, third, rise)
      ))
  }
}
