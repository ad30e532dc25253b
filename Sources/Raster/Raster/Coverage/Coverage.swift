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
  init(_ bounds: PixelRect, spans: [CoverageSpan], bytes: [UInt8], starts: [Int32]) {
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

extension Coverage {
  /// Returns the area covered by both: bytes multiply, each product rounded once.
  func intersection(_ other: Coverage) -> Coverage {
    let shared = bounds.intersection(other.bounds)
    if isRectangle && other.isRectangle || shared.isEmpty { return Coverage(shared) }
    if isRectangle && shared == other.bounds { return other }
    if other.isRectangle && shared == bounds { return self }
    var result: [CoverageSpan] = []
    var room: [UInt8] = []
    var starts: [Int32] = [0]
    for y in shared.rows {
      intersectRow(y, with: other, columns: shared.columns, into: &result, bytes: &room)
      starts.append(Int32(truncatingIfNeeded: result.count))
    }
    return Coverage(shared, spans: result, bytes: room, starts: starts)
  }

  private func intersectRow(
    _ y: Int, with other: Coverage, columns: Range<Int>, into result: inout [CoverageSpan],
    bytes room: inout [UInt8]
  ) {
    for mine in rowRuns(y, columns) {
      for theirs in other.rowRuns(y, columns) {
        let start = max(mine.x, theirs.x)
        let end = min(mine.x + mine.count, theirs.x + theirs.count)
        if start >= end { continue }
        if mine.isWhole && theirs.isWhole {
          result.append(CoverageSpan(x: start, count: end - start))
          continue
        }
        result.append(
          CoverageSpan(
            x: start, count: end - start, offset: Int32(truncatingIfNeeded: room.count)))
        room += (start..<end).lazy.map { product(byte(mine, $0), other.byte(theirs, $0)) }
      }
    }
  }

  /// The product of two coverages, rounded to nearest.
  private func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let product = UInt32(a) * UInt32(b) + 128
    return UInt8(truncatingIfNeeded: (product + product >> 8) >> 8)
  }

  /// The runs of a row inside of `columns`.
  private func rowRuns(_ y: Int, _ columns: Range<Int>) -> [CoverageRun] {
    if isRectangle {
      return [
        CoverageRun(
          x: Int32(columns.lowerBound), count: Int32(columns.count), offset: CoverageRun.whole)
      ]
    }
    var runs: [CoverageRun] = []
    forEachRun(ofRow: y, in: columns) { runs.append($0) }
    return runs
  }

  private func byte(_ run: CoverageRun, _ x: Int32) -> UInt8 {
    run.isWhole ? 255 : bytes[Int(run.offset + x - run.x)]
  }
}
