import CVector

#if WIDE_KERNELS
  import SegueKernels
#endif

/// What runs from the upper to the lower end of a row in one direction, x counted from the left of
/// the columns.
protocol RowCrossing {
  var extent: CrossingExtent { get }

  /// The area right of it in each of some cells, in 1/131 072 pixel; `sides` are their left sides,
  /// in 1/256 pixel from `origin` on. The last cell's is not meant.
  func area(_ sides: Floats, from origin: Int) -> Floats

  /// Leaves the crossing in cells.
  func add(to cells: CellRow, direction: Int32)
}

/// How far a crossing goes to both sides.
struct CrossingExtent {
  private(set) var least: Int
  private(set) var greatest: Int

  @inline(__always)
  init(_ a: Int, _ b: Int) {
    least = min(a, b)
    greatest = max(a, b)
  }

  @inline(__always)
  mutating func join(_ other: CrossingExtent) {
    least = min(least, other.least)
    greatest = max(greatest, other.greatest)
  }

  /// The cells that the crossing covers in part, at least one.
  var cells: Range<Int> {
    @inline(__always)
    get {
      let first = least &>> 8
      return first..<max((greatest &- 1) &>> 8, first) &+ 1
    }
  }

  /// Whether the areas are exact: the numbers on the way to them, 513 times the width, have 24 bits.
  var isNarrow: Bool {
    @inline(__always) get { greatest &- least < 1 &<< 14 }
  }
}

extension SpanWriter {
  /// Writes what two crossings have between them, if they are apart and neither crosses a side of
  /// the columns; otherwise returns false.
  @inline(__always)
  mutating func write(
    _ left: some RowCrossing, _ right: some RowCrossing, _ columns: Range<Int>
  ) -> Bool {
    let a = left.extent
    let b = right.extent
    let count = columns.length
    let isLeftHidden = a.greatest <= 0
    let isRightHidden = b.least >= count &<< 8
    guard isLeftHidden || a.least >= 0 && a.isNarrow else { return false }
    guard isRightHidden || b.greatest < count &<< 8 && b.isNarrow else { return false }
    let first = isLeftHidden ? 0 : a.cells.upperBound
    let last = isRightHidden ? count : b.cells.lowerBound
    if first > last { return false }
    let column = columns.lowerBound
    if !isLeftHidden {
      write(a.cells, from: column) { left.area($0, from: $1).integers }
    }
    if first < last { addSolid(column &+ first, last &- first) }
    if !isRightHidden {
      write(b.cells, from: column) {
        (Floats(repeating: 131_072) - right.area($0, from: $1)).integers
      }
    }
    return true
  }

  /// Writes the coverage of cells whose areas are given for one register after the other.
  @inline(__always)
  private mutating func write(
    _ cells: Range<Int>, from column: Int, _ area: (Floats, Int) -> Vector
  ) {
    let origin = cells.lowerBound &<< 8
    let count = cells.length
    unsafe addBytes(column &+ cells.lowerBound, count) { bytes in
      var index = 0
      repeat {
        let area = area(Floats(from: index &<< 8, step: 256), origin)
        unsafe vec_store_bytes32(bytes + index, covered(area))
        index &+= vectorPixels &- 1
      } while index < count
    }
  }
}

/// The bytes of coverages between nothing and a whole pixel.
@inline(__always)
func covered(_ areas: Vector) -> Vector {
  let parts = vec_shr32_9(areas)
  return vec_shr32_8(vec_add32(vec_sub32(vec_shl32_8(parts), parts), vec_set32(128)))
}
