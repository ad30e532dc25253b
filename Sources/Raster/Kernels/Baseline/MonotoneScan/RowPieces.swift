import CVector

#if WIDE_KERNELS
  import SegueKernels
#endif

/// The pieces of one side in a row.
struct RowPieces {
  private let table: PieceTable
  private let row: Int
  fileprivate var least: Int
  fileprivate var greatest: Int
  private var count = 1

  @inline(__always)
  init(_ table: PieceTable, _ row: Int) {
    self.table = table
    self.row = row
    let first = table[row, 0]
    least = min(first.start, first.end)
    greatest = max(first.start, first.end)
    while count < PieceTable.depth, table[row, count].rise > 0 {
      let end = table[row, count].end
      least = min(least, end)
      greatest = max(greatest, end)
      count &+= 1
    }
  }

  /// The cells that the pieces cover in part, at least one.
  @inline(__always)
  fileprivate var cells: Range<Int> {
    let first = least &>> 8
    return first..<max((greatest &- 1) &>> 8, first) &+ 1
  }

  /// True if the areas are exact: the intermediate numbers, 513 times the width, have 24 bits.
  fileprivate var isNarrow: Bool { greatest &- least < 1 &<< 14 }

  /// The sum of the areas right of the pieces.
  @inline(__always)
  fileprivate func area(_ sides: Floats, from origin: Int) -> Floats {
    var sum = table[row, 0].area(sides, from: origin)
    for depth in 1..<count { sum = sum + table[row, depth].area(sides, from: origin) }
    return sum
  }

  /// Takes the pieces to others of the row.
  @inline(__always)
  func add(to union: inout RowUnion, direction: Int32) {
    var height = 0
    for depth in 0..<count {
      let piece = table[row, depth]
      union.add(piece, from: height, direction: direction)
      height &+= piece.rise
    }
  }
}

extension SpanWriter {
  /// Writes what two sides have between them in a row, if they are apart and neither leaves the
  /// columns; otherwise returns false.
  @inline(__always)
  mutating func write(_ left: RowPieces, _ right: RowPieces, in columns: Range<Int>) -> Bool {
    guard left.least >= 0, left.isNarrow, right.greatest < columns.length &<< 8, right.isNarrow,
      left.cells.upperBound <= right.cells.lowerBound
    else { return false }
    let head = write(left.cells) { left.area($0, from: $1).integers }
    let tail = write(right.cells) {
      (Floats(repeating: 131_072) - right.area($0, from: $1)).integers
    }
    let (start, end) = (left.cells.lowerBound, right.cells.upperBound)
    add(columns.lowerBound &+ start, end &- start, head: head, tail: tail)
    return true
  }

  /// Writes the coverage of cells whose areas are given for one register after the other.
  @inline(__always)
  private mutating func write(
    _ cells: Range<Int>, _ area: (Floats, Int) -> Vector
  ) -> CoverageEnd {
    let origin = cells.lowerBound &<< 8
    let count = cells.length
    let offset = unsafe addBytes(count) { bytes in
      var index = 0
      repeat {
        let area = area(Floats(from: index &<< 8, step: 256), origin)
        unsafe vec_store_bytes32(bytes + index, covered(area))
        index &+= vectorPixels &- 1
      } while index < count
    }
    return CoverageEnd(count, at: offset)
  }
}
