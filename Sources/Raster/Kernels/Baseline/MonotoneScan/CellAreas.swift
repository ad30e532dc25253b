import CVector

/// Areas of neighboring cells in each of some rows, in 1/131 072 pixel.
struct CellAreas {
  private let cells: (Floats, Floats, Floats, Floats)

  /// The cells of a row that have bytes.
  static var count: Int { 4 }

  /// The areas right of a piece in each lane, x counted from the left of the first cell.
  @inline(__always)
  init(_ piece: PieceLanes) {
    func left(_ cell: Int) -> Floats { Floats(repeating: cell &<< 8) }
    let second = piece.height(left(1))
    let third = piece.height(left(2))
    let fourth = piece.height(left(3))
    cells = (
      piece.area(left(0), Floats(repeating: 0), second), piece.area(left(1), second, third),
      piece.area(left(2), third, fourth), piece.area(left(3), fourth, piece.rise)
    )
  }

  @inline(__always)
  private init(_ a: Floats, _ b: Floats, _ c: Floats, _ d: Floats) { cells = (a, b, c, d) }

  static var none: CellAreas {
    @inline(__always)
    get {
      let zero = Floats(repeating: 0)
      return CellAreas(zero, zero, zero, zero)
    }
  }

  @inline(__always)
  static func + (a: CellAreas, b: CellAreas) -> CellAreas {
    CellAreas(
      a.cells.0 + b.cells.0, a.cells.1 + b.cells.1, a.cells.2 + b.cells.2, a.cells.3 + b.cells.3)
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
