import SegueKernels

/// Coverage of each pixel by a shape: whole runs apart from edges, row by row.
struct Coverage: Hashable, Sendable {
  /// The rows that may be covered, and bounds of the columns.
  private(set) var bounds: PixelRect
  private(set) var spans: [CoverageSpan]
  private(set) var bytes: [UInt8]
  /// Start indices of the spans of each row.
  ///
  /// One more entry ends the last row. There is none for a rectangle.
  private(set) var starts: [Int32]

  /// All pixels of a rectangle.
  init(_ rect: PixelRect) {
    bounds = rect.isEmpty ? PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0) : rect
    spans = []
    bytes = []
    starts = []
  }

  /// Rows that were found from the top of `bounds` on, and where the spans of each begin.
  init(_ bounds: PixelRect, _ spans: [CoverageSpan], _ bytes: [UInt8], starts: [Int32]) {
    self.bounds = bounds
    self.spans = spans
    self.bytes = bytes
    self.starts = starts
  }

  /// True if all pixels of the bounds are wholly covered.
  var isRectangle: Bool { starts.isEmpty }

  /// The rows, for a shape that is not a rectangle: the indices of the spans of a row.
  func spans(ofRow y: Int) -> Range<Int> {
    let row = y - bounds.minY
    guard row >= 0, row + 1 < starts.count else { return 0..<0 }
    return Int(starts[row])..<Int(starts[row + 1])
  }
}

extension Coverage {
  /// Calls `body` with the runs of a row in some columns, from left to right.
  @inline(__always)
  func forEachRun(ofRow y: Int, in columns: Range<Int>, _ body: (CoverageRun) -> Void) {
    for index in spans(ofRow: y) {
      let runs = spans[index].runs
      if let run = runs.0.part(in: columns) { body(run) }
      if let run = runs.1.part(in: columns) { body(run) }
      if let run = runs.2.part(in: columns) { body(run) }
    }
  }
}

extension CoverageRun {
  /// The pixels in some columns.
  @inline(__always)
  fileprivate func part(in columns: Range<Int>) -> CoverageRun? {
    let start = max(Int(x), columns.lowerBound)
    let end = min(Int(x) + Int(count), columns.upperBound)
    if start >= end { return nil }
    let first = Int32(truncatingIfNeeded: start)
    return CoverageRun(
      x: first, count: Int32(truncatingIfNeeded: end - start),
      offset: isWhole ? offset : offset + first - x)
  }
}
