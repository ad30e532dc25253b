import SegueKernels

// Paints that look at what is there, or at the neighbors of a finished layer's pixels.
extension TilePainter {
  /// Lets a layer take the place of what is there as a dissolve says, by how much the two differ.
  mutating func dissolve(
    _ layer: Offscreen, by table: DissolveTable, coverage: Coverage, opacity: UInt8,
    into pixels: inout MutableSpan<UInt32>
  ) {
    for run in runs {
      let whole = 0..<run.range.count
      let kernels = kernels
      var row = copy.mutableSpan
      kernels.build.copy(&row, in: whole, source: pixels.span, at: run.range.lowerBound)
      kernels.build.blend(
        &row, in: whole, source: layer.surface.pixels, at: layer.index(run.x, run.y),
        opacity: opacity)
      kernels.build.dissolve(
        &row, in: whole, source: pixels.span, at: run.range.lowerBound,
        steps: table.steps.span, limit: table.limit)
      fade(to: copy.span, coverage: coverage, opacity: 255, in: run, into: &pixels)
    }
  }

  /// Writes the pixels of a layer that is drawn anew from its pixels' neighbors into `source`.
  mutating func fetch(_ layer: Offscreen, by resampling: PixelResampling, _ run: Run) {
    switch resampling {
    case .blocks(let blocks): fetch(layer, in: blocks, run)
    case .means(let count, let box): fetch(layer, count: count, in: box, run)
    case .refraction: preconditionFailure("glass is prepared once for all rows")
    }
  }

  private mutating func fetch(_ layer: Offscreen, in blocks: PixelResampling.Blocks, _ run: Run) {
    let box = blocks.box
    let y = box.minY + blocks.block(at: run.y - box.minY, extent: box.height).middle
    let end = run.x + run.range.count
    let kernels = kernels
    var row = source.mutableSpan
    var x = run.x
    while x < end {
      let block = blocks.block(at: x - box.minX, extent: box.width)
      let next = min(box.minX + block.end, end)
      let color = layer.pixel(box.minX + block.middle, y)
      kernels.build.fill(&row, in: x - run.x..<next - run.x, color: color)
      x = next
    }
  }

  private mutating func fetch(_ layer: Offscreen, count: Int, in box: PixelRect, _ run: Run) {
    let length = run.range.count + count - 1
    if neighbors.count < length {
      neighbors.append(contentsOf: repeatElement(0, count: length - neighbors.count))
    }
    let line = PixelRect(x: run.x, y: run.y, width: length, height: 1)
    let seen = line.intersection(layer.region)
    let kernels = kernels
    var found = neighbors.mutableSpan
    kernels.build.fill(&found, in: 0..<length, color: 0)
    if !seen.isEmpty {
      kernels.build.copy(
        &found, in: seen.minX - run.x..<seen.maxX - run.x, source: layer.surface.pixels,
        at: layer.index(seen.minX, run.y))
    }
    let texels = neighbors
    var row = source.mutableSpan
    kernels.build.average(
      &row, in: 0..<run.range.count, source: texels.span, at: 0, count: count,
      end: max(box.maxX - run.x, 0))
  }
}

/// Results of a pixel transition for each difference, computed once for all rows.
struct DissolveTable: Sendable {
  let steps: [UInt8]
  let limit: Int

  init(_ dissolve: DifferenceDissolve) {
    steps = dissolve.steps
    limit = dissolve.limit
  }
}

extension Offscreen {
  /// The pixel at a column and a row; clear where the layer has none.
  fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32 {
    guard region.columns.contains(x), region.rows.contains(y) else { return 0 }
    return surface.pixels[index(x, y)]
  }
}
