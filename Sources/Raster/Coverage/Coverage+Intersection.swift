import SegueKernels

extension Coverage {
  /// What is covered by both: bytes multiply, each product rounded once.
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
    for mine in rowSpans(y, columns) {
      for theirs in other.rowSpans(y, columns) {
        let start = max(mine.x, theirs.x)
        let end = min(mine.x + mine.count, theirs.x + theirs.count)
        if start >= end { continue }
        let isSolid = mine.isSolid && theirs.isSolid
        let offset = isSolid ? CoverageSpan.solid : Int32(truncatingIfNeeded: room.count)
        result.append(CoverageSpan(x: start, count: end - start, offset: offset))
        if isSolid { continue }
        room += (start..<end).lazy.map { product(byte(mine, $0), other.byte(theirs, $0)) }
      }
    }
  }

  /// The product of two coverages, rounded to nearest.
  private func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let product = UInt32(a) * UInt32(b) + 128
    return UInt8(truncatingIfNeeded: (product + product >> 8) >> 8)
  }

  /// The spans of a row inside of `columns`.
  private func rowSpans(_ y: Int, _ columns: Range<Int>) -> [CoverageSpan] {
    if isRectangle {
      return [
        CoverageSpan(
          x: Int32(columns.lowerBound), count: Int32(columns.count), offset: CoverageSpan.solid)
      ]
    }
    return spans(ofRow: y).compactMap { index in
      var span = spans[index]
      let start = max(Int(span.x), columns.lowerBound)
      let end = min(Int(span.x + span.count), columns.upperBound)
      if start >= end { return nil }
      if !span.isSolid { span.offset += Int32(start) - span.x }
      span.x = Int32(start)
      span.count = Int32(end - start)
      return span
    }
  }

  private func byte(_ span: CoverageSpan, _ x: Int32) -> UInt8 {
    span.isSolid ? 255 : bytes[Int(span.offset + x - span.x)]
  }
}
