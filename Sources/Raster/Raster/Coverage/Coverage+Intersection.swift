import SegueKernels

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
      intersectRow(y, other, shared.columns, &result, &room)
      starts.append(Int32(truncatingIfNeeded: result.count))
    }
    return Coverage(shared, result, room, starts: starts)
  }

  private func intersectRow(
    _ y: Int, _ other: Coverage, _ columns: Range<Int>, _ result: inout [CoverageSpan],
    _ room: inout [UInt8]
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
