/// Doubles the resolution of a grid, row by row.
///
/// It is given the grid for each row and does not keep it: to keep it is to count its owners again
/// and again, and workers that count the same owners wait for each other.
struct Doubling {
  private let target: PixelRect
  private let firstCell: Int
  private let cells: Int
  private var column: [UInt16]
  private var row: [UInt16]

  init(to target: PixelRect) {
    self.target = target
    // Pixels come in pairs, one pair per cell, from the cell of the first pixel to that of the last.
    firstCell = target.minX >> 1
    cells = ((target.maxX - 1) >> 1) - firstCell + 1
    column = [UInt16](repeating: 0, count: (cells + 2) * 4)
    row = [UInt16](repeating: 0, count: cells * 8)
  }

  /// Writes the row at the height `y`.
  mutating func write(
    _ words: inout MutableSpan<UInt16>, columns range: Range<Int>, y: Int, from source: CellGrid,
    with kernels: KernelSet
  ) {
    double(y: y, from: source, with: kernels)
    kernels.build.copyChannels(
      &words, in: range, source: row.span, at: (target.minX - 2 * firstCell) * 4)
  }

  /// Writes the row at the height `y` as bytes.
  mutating func write(
    _ pixels: inout MutableSpan<UInt32>, columns range: Range<Int>, y: Int, from source: CellGrid,
    with kernels: KernelSet
  ) {
    double(y: y, from: source, with: kernels)
    kernels.build.narrow(
      &pixels, in: range, source: row.span, at: (target.minX - 2 * firstCell) * 4)
  }

  private mutating func double(y: Int, from source: CellGrid, with kernels: KernelSet) {
    double(rows: y, source, kernels)
    let column = column
    let count = row.count
    var span = row.mutableSpan
    kernels.build.doubleColumns(&span, in: 0..<count, source: column.span, at: 0)
  }

  private mutating func double(rows y: Int, _ source: CellGrid, _ kernels: KernelSet) {
    let isEven = y & 1 == 0
    let weights: [UInt16] = isEven ? [16_384, 49_152] : [49_152, 16_384]
    let start = source.index(firstCell - 1, isEven ? (y >> 1) - 1 : y >> 1)
    let count = column.count
    var span = column.mutableSpan
    kernels.build.convolve(
      &span, in: 0..<count, source: source.words, at: start, stride: source.rowWords,
      weights: weights.span)
  }
}
