/// A grid of pixels with 16 bits per channel, between the steps of a blur.
struct CellGrid {
  /// The cells, counted from the anchor of the blur.
  let region: PixelRect
  private let memory: PixelMemory

  /// A grid of any content.
  init(_ region: PixelRect, _ layers: LayerMemory) throws(MemoryShortage) {
    self.region = region
    memory = try layers.take(region.width * region.height * 2)
  }

  /// Four words per cell, row after row.
  var words: Span<UInt16> {
    @_lifetime(borrow self)
    borrowing get { memory.words }
  }

  /// The words of a row.
  var rowWords: Int { region.width * 4 }

  /// Where the words of a cell stand.
  func index(_ x: Int, _ y: Int) -> Int { ((y - region.minY) * region.width + x - region.minX) * 4 }

  /// The grid after a Gaussian along both axes, on the cells of `target`.
  func convolved(
    _ gaussian: GaussianWeights, _ target: PixelRect, _ run: BlurRun
  ) throws(MemoryShortage) -> CellGrid {
    let kernels = run.kernels
    let weights = gaussian.weights
    let radius = gaussian.radius
    let across = try CellGrid(
      PixelRect(
        minX: target.minX, minY: target.minY - radius, maxX: target.maxX,
        maxY: target.maxY + radius), run.memory)
    across.fillRows { y, row, range in
      kernels.convolve(
        &row, range, source: words, at: index(target.minX - radius, y), stride: 4,
        weights: weights.span)
    }
    let result = try CellGrid(target, run.memory)
    result.fillRows { y, row, range in
      kernels.convolve(
        &row, range, source: across.words, at: across.index(target.minX, y - radius),
        stride: across.rowWords, weights: weights.span)
    }
    return result
  }

  /// The grid at half the resolution, on the cells of `target`.
  func halved(_ target: PixelRect, _ run: BlurRun) throws(MemoryShortage) -> CellGrid {
    let kernels = run.kernels
    let down = try CellGrid(
      PixelRect(minX: region.minX, minY: target.minY, maxX: region.maxX, maxY: target.maxY),
      run.memory)
    let weights: [UInt16] = [8_192, 24_576, 24_576, 8_192]
    down.fillRows { y, row, range in
      kernels.convolve(
        &row, range, source: words, at: index(region.minX, 2 * y - 1), stride: rowWords,
        weights: weights.span)
    }
    let result = try CellGrid(target, run.memory)
    result.fillRows { y, row, range in
      kernels.halveChannels(
        &row, range, source: down.words, at: down.index(2 * target.minX - 1, y))
    }
    return result
  }

  /// The grid at twice the resolution, on the cells of `target`.
  func doubled(_ target: PixelRect, _ run: BlurRun) throws(MemoryShortage) -> CellGrid {
    let kernels = run.kernels
    let result = try CellGrid(target, run.memory)
    var doubling = Doubling(self, target)
    result.fillRows { y, row, range in
      doubling.write(&row, range, y, kernels)
    }
    return result
  }

  /// Calls `body` with each row of a new grid: its height, all words, and the range of its own.
  func fillRows(_ body: (Int, inout MutableSpan<UInt16>, Range<Int>) -> Void) {
    let count = rowWords
    memory.withWords { span in
      for (index, y) in region.rows.enumerated() {
        body(y, &span, index * count..<(index + 1) * count)
      }
    }
  }
}

/// Doubles the resolution of a grid, row by row.
struct Doubling {
  private let source: CellGrid
  private let target: PixelRect
  private let firstCell: Int
  private let cells: Int
  private var column: [UInt16]
  private var row: [UInt16]

  init(_ source: CellGrid, _ target: PixelRect) {
    self.source = source
    self.target = target
    // Pixels come in pairs, one pair per cell, from the cell of the first pixel to that of the last.
    firstCell = target.minX >> 1
    cells = ((target.maxX - 1) >> 1) - firstCell + 1
    column = [UInt16](repeating: 0, count: (cells + 2) * 4)
    row = [UInt16](repeating: 0, count: cells * 8)
  }

  /// Writes the row at the height `y`.
  mutating func write(
    _ words: inout MutableSpan<UInt16>, _ range: Range<Int>, _ y: Int, _ kernels: KernelSet
  ) {
    double(y, kernels)
    let start = (target.minX - 2 * firstCell) * 4
    for i in 0..<range.count { words[range.lowerBound + i] = row[start + i] }
  }

  /// Writes the row at the height `y` as bytes.
  mutating func write(
    _ pixels: inout MutableSpan<UInt32>, _ range: Range<Int>, _ y: Int, _ kernels: KernelSet
  ) {
    double(y, kernels)
    kernels.narrow(&pixels, range, source: row.span, at: (target.minX - 2 * firstCell) * 4)
  }

  private mutating func double(_ y: Int, _ kernels: KernelSet) {
    double(rows: y, kernels)
    let column = column
    let count = row.count
    var span = row.mutableSpan
    kernels.doubleColumns(&span, 0..<count, source: column.span, at: 0)
  }

  private mutating func double(rows y: Int, _ kernels: KernelSet) {
    let isEven = y & 1 == 0
    let weights: [UInt16] = isEven ? [16_384, 49_152] : [49_152, 16_384]
    let source = source
    let start = source.index(firstCell - 1, isEven ? (y >> 1) - 1 : y >> 1)
    let count = column.count
    var span = column.mutableSpan
    kernels.convolve(
      &span, 0..<count, source: source.words, at: start, stride: source.rowWords,
      weights: weights.span)
  }
}
