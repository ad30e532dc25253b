/// A grid of pixels with 16 bits per channel, between the steps of a blur.
struct CellGrid: Sendable {
  /// The cells, counted from the anchor of the blur.
  let region: PixelRect
  private let memory: PixelMemory

  /// A grid of any content.
  init(_ region: PixelRect, _ blocks: BlockPool) throws(MemoryError) {
    self.region = region
    memory = try blocks.take(region.width * region.height * 2)
  }

  /// A grid in the memory of a larger one, whose cells are no longer needed when this one is filled.
  init(_ region: PixelRect, replacing other: CellGrid) {
    precondition(region.width * region.height * 2 <= other.memory.count, "too small a grid")
    self.region = region
    memory = other.memory
  }

  /// Lets what is drawn later in the frame take the memory, which came from `blocks`.
  func giveBack(to blocks: BlockPool) { blocks.giveBack(memory) }

  /// Four words per cell, row after row.
  var words: Span<UInt16> {
    @_lifetime(borrow self)
    borrowing get { memory.words }
  }

  /// The words of a row.
  var rowWords: Int { region.width * 4 }

  /// Returns the index of the words of a cell.
  func index(_ x: Int, _ y: Int) -> Int { ((y - region.minY) * region.width + x - region.minX) * 4 }

  /// A step that fills the rows of a new grid; `body` gets the height of a row, the words of a band,
  /// and the range of the row in them.
  func filling(
    _ body: @escaping @Sendable (Int, inout MutableSpan<UInt16>, Range<Int>) -> Void
  ) -> FrameStep {
    FrameStep(rows: region.rows) { fill($0, body) }
  }

  /// The step that convolves the rows of `source` with a Gaussian.
  func convolvingAcross(
    _ source: CellGrid, by gaussian: GaussianWeights, with kernels: KernelSet
  ) -> FrameStep {
    filling { y, words, range in
      kernels.build.convolve(
        &words, in: range, source: source.words,
        at: source.index(region.minX - gaussian.radius, y), stride: 4,
        weights: gaussian.weights.span)
    }
  }

  /// The step that convolves the columns of `source` with a Gaussian.
  func convolvingDown(
    _ source: CellGrid, by gaussian: GaussianWeights, with kernels: KernelSet
  ) -> FrameStep {
    filling { y, words, range in
      kernels.build.convolve(
        &words, in: range, source: source.words,
        at: source.index(region.minX, y - gaussian.radius), stride: source.rowWords,
        weights: gaussian.weights.span)
    }
  }

  /// The step that halves the resolution of `source`.
  func halving(_ source: CellGrid, _ kernels: KernelSet) -> FrameStep {
    FrameStep(rows: region.rows) { rows in
      let weights: [UInt16] = [8_192, 24_576, 24_576, 8_192]
      var column = [UInt16](repeating: 0, count: source.rowWords)
      let start = source.index(2 * region.minX - 1, source.region.minY)
      fill(rows) { y, words, range in
        var span = column.mutableSpan
        kernels.build.convolve(
          &span, in: 0..<source.rowWords, source: source.words,
          at: source.index(source.region.minX, 2 * y - 1), stride: source.rowWords,
          weights: weights.span)
        kernels.build.halveChannels(&words, in: range, source: column.span, at: start)
      }
    }
  }

  /// The step that doubles the resolution of `source`.
  func doubling(_ source: CellGrid, _ kernels: KernelSet) -> FrameStep {
    FrameStep(rows: region.rows) { rows in
      var doubling = Doubling(to: region)
      fill(rows) { y, words, range in
        doubling.write(&words, columns: range, y: y, from: source, with: kernels)
      }
    }
  }

  /// Fills some rows of a new grid.
  func fill(
    _ rows: Range<Int>, _ body: (Int, inout MutableSpan<UInt16>, Range<Int>) -> Void
  ) {
    let count = rowWords
    let first = (rows.lowerBound - region.minY) * count
    memory.withWords(first..<first + rows.count * count) { words in
      for (index, y) in rows.enumerated() {
        body(y, &words, index * count..<(index + 1) * count)
      }
    }
  }
}
