import SegueKernels

extension CoverageScratch {
  /// The rows of a text that are put together at once.
  private static let bandHeight = 64

  /// Returns the coverage of each pixel of `region` by a text, with or without masks that were drawn before.
  ///
  /// Law: the coverage of a pixel does not depend on the region, nor on the masks.
  mutating func coverage(
    _ text: Glyphs, _ masks: PlacedMasks?, in region: PixelRect
  ) -> Coverage {
    let box = text.bounds.intersection(region)
    if box.isEmpty { return Coverage(box) }
    var spans = SpanCollector(box)
    for top in stride(from: box.minY, to: box.maxY, by: CoverageScratch.bandHeight) {
      let band = PixelRect(
        minX: box.minX, minY: top, maxX: box.maxX,
        maxY: min(top + CoverageScratch.bandHeight, box.maxY))
      let window = MaskWindow(rows: band.rows, columns: band.columns)
      var bytes = [UInt8](repeating: 0, count: window.count)
      if let masks {
        add(masks, window, to: &bytes)
      } else {
        add(text, in: band, window: window, to: &bytes)
      }
      if let rest = text.rest {
        add(.outline(rest), in: band, at: (0, 0), window: window, to: &bytes)
      }
      for y in band.rows { spans.addRow(bytes, from: window.index(box.minX, y)) }
    }
    return spans.coverage
  }

  private func add(_ masks: PlacedMasks, _ window: MaskWindow, to bytes: inout [UInt8]) {
    guard let part = masks.part(in: window.rows) else { return }
    var span = bytes.mutableSpan
    kernels.build.add(
      masks.masks.span.extracting(part.masks), bytes: masks.pages.bytes, in: window, to: &span)
  }

  /// Adds every glyph by drawing its outline.
  private mutating func add(
    _ text: Glyphs, in band: PixelRect, window: MaskWindow, to bytes: inout [UInt8]
  ) {
    for place in text.places {
      let glyph = Glyph(text.alphabet.letters[Int(place.letter)], text.scale)
      let top = (Int(place.y) * 32 + Int(glyph.box.top)) >> 8
      let bottom = (Int(place.y) * 32 + Int(glyph.box.bottom) + 255) >> 8
      if top >= band.maxY || bottom <= band.minY { continue }
      let outline = glyph.outline(at: place.phase)
      add(.outline(outline), in: band, at: (place.column, place.row), window: window, to: &bytes)
    }
  }

  /// Adds the coverage of a shape that has been moved by whole pixels.
  private mutating func add(
    _ shape: Shape, in band: PixelRect, at offset: (x: Int, y: Int), window: MaskWindow,
    to bytes: inout [UInt8]
  ) {
    let region = PixelRect(
      minX: band.minX - offset.x, minY: band.minY - offset.y, maxX: band.maxX - offset.x,
      maxY: band.maxY - offset.y
    ).intersection(shape.bounds)
    if region.isEmpty { return }
    let coverage = coverage(shape, in: region)
    for y in coverage.bounds.rows {
      coverage.forEachByte(ofRow: y) { x, byte in
        let index = window.index(x + offset.x, y + offset.y)
        bytes[index] = UInt8(min(UInt16(bytes[index]) + UInt16(byte), 255))
      }
    }
  }
}

extension Coverage {
  /// Calls `body` with the columns of a row that may be covered and how much they are.
  fileprivate func forEachByte(ofRow y: Int, _ body: (Int, UInt8) -> Void) {
    forEachRun(ofRow: y, in: bounds.columns) { run in
      for column in 0..<Int(run.count) {
        body(Int(run.x) + column, run.isWhole ? 255 : bytes[Int(run.offset) + column])
      }
    }
  }

  /// Writes all rows, one after the other.
  func write(to target: inout MutableSpan<UInt8>, pitch: Int) {
    for index in target.indices { target[index] = 0 }
    for y in bounds.rows {
      let start = (y - bounds.minY) * pitch - bounds.minX
      forEachByte(ofRow: y) { x, byte in target[start + x] = byte }
    }
  }
}

/// Spans of rows of bytes, most of which are zero.
private struct SpanCollector {
  private let box: PixelRect
  private var spans: [CoverageSpan] = []
  private var bytes: [UInt8] = []
  private var starts: [Int32] = [0]

  /// Columns without coverage that are shorter do not end a span.
  private static let gap = 8

  init(_ box: PixelRect) { self.box = box }

  var coverage: Coverage {
    Coverage(
      box, spans: spans, bytes: bytes + repeatElement(0, count: OutlineScan.slack), starts: starts)
  }

  /// Adds the spans of the next row.
  mutating func addRow(_ row: [UInt8], from start: Int) {
    var first: Int?
    var end = 0
    for column in 0..<box.width where row[start + column] != 0 {
      if let begin = first, column - end >= SpanCollector.gap {
        add(row[start + begin..<start + end], at: begin)
        first = nil
      }
      first = first ?? column
      end = column + 1
    }
    if let first { add(row[start + first..<start + end], at: first) }
    starts.append(Int32(truncatingIfNeeded: spans.count))
  }

  private mutating func add(_ covered: ArraySlice<UInt8>, at column: Int) {
    spans.append(
      CoverageSpan(
        x: Int32(truncatingIfNeeded: box.minX + column), count: Int32(covered.count),
        offset: Int32(truncatingIfNeeded: bytes.count)))
    bytes += covered
  }
}
