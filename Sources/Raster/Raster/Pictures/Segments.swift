/// Columns cut where the canvas is, so that what is computed from the start of a segment does not
/// depend on the tile: each part with the first column of its segment.
struct Segments: Sequence, IteratorProtocol {
  private var columns: Range<Int>
  private let length: Int

  /// `columns` cut at the multiples of `length`, a power of two.
  init(_ columns: Range<Int>, every length: Int) {
    self.columns = columns
    self.length = length
  }

  mutating func next() -> (part: Range<Int>, base: Int)? {
    guard !columns.isEmpty else { return nil }
    let base = columns.lowerBound & ~(length - 1)
    let end = Swift.min(base + length, columns.upperBound)
    defer { columns = end..<columns.upperBound }
    return (columns.lowerBound..<end, base)
  }
}
