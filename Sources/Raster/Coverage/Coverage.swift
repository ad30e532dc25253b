/// A run of pixels of one row, in one of two kinds.
struct CoverageSpan: Hashable, Sendable {
  /// The first column.
  var x: Int32
  /// The number of pixels.
  var count: Int32
  /// Where the coverage of the pixels stands in the bytes; −1 if all are covered whole.
  var offset: Int32

  static let solid: Int32 = -1
  var isSolid: Bool { offset == CoverageSpan.solid }
}

/// How much of each pixel a shape covers: whole runs apart from edges, row by row.
struct Coverage: Hashable, Sendable {
  /// The rows that may be covered, and bounds of the columns.
  private(set) var bounds: PixelRect
  private(set) var spans: [CoverageSpan] = []
  private(set) var bytes: [UInt8] = []
  /// For each row, where its spans begin; one more entry ends the last row. Empty for a rectangle.
  private var starts: [Int32] = []

  /// All pixels of a rectangle.
  init(_ rect: PixelRect) {
    bounds = rect.isEmpty ? PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0) : rect
  }

  /// No row yet; rows follow each other from the top of `bounds`.
  init(building bounds: PixelRect) {
    self.bounds = bounds
    starts = [0]
    starts.reserveCapacity(bounds.rows.count + 1)
  }

  /// Whether all pixels of the bounds are covered whole.
  var isRectangle: Bool { starts.isEmpty }

  /// The rows, for a shape that is not a rectangle: the indices of the spans of a row.
  func spans(ofRow y: Int) -> Range<Int> {
    let row = y - bounds.minY
    guard row >= 0, row + 1 < starts.count else { return 0..<0 }
    return Int(starts[row])..<Int(starts[row + 1])
  }

  mutating func endRow() { starts.append(Int32(truncatingIfNeeded: spans.count)) }

  mutating func addSolid(_ x: Int, _ count: Int) {
    spans.append(CoverageSpan(x: Int32(x), count: Int32(count), offset: CoverageSpan.solid))
  }

  /// Adds a span whose bytes are those from `offset` to the end.
  mutating func addEdge(_ x: Int, from offset: Int) {
    let count = bytes.count - offset
    if count > 0 {
      spans.append(CoverageSpan(x: Int32(x), count: Int32(count), offset: Int32(offset)))
    }
  }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }
}

extension Coverage {
  /// The coverage of one pixel.
  func value(_ x: Int, _ y: Int) -> UInt8 {
    guard bounds.rows.contains(y), bounds.columns.contains(x) else { return 0 }
    if isRectangle { return 255 }
    for index in spans(ofRow: y) {
      let span = spans[index]
      let distance = x - Int(span.x)
      if distance >= 0 && distance < Int(span.count) {
        return span.isSolid ? 255 : bytes[Int(span.offset) + distance]
      }
    }
    return 0
  }
}
