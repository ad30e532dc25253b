/// A blur of one layer.
struct GaussianBlur {
  private let blur: Blur
  private let region: PixelRect
  private let plan: BlurPlan

  init(_ blur: Blur, _ region: PixelRect) {
    self.blur = blur
    self.region = region
    plan = BlurPlan(blur, region)
  }

  /// The pixels of the canvas that the unblurred layer must have: the region and what surrounds it.
  var extent: PixelRect { plan.wide[0].offset(x: blur.anchor.minX, y: blur.anchor.minY) }

  /// The blurred region of a surface that has all pixels of `extent`, those outside of the region
  /// clear.
  func apply(_ surface: inout Surface, _ kernels: KernelSet) throws(MemoryShortage) -> Surface {
    if blur.edges == .repeated { try repeatEdges(of: &surface, kernels) }
    var result = try Surface(width: region.width, height: region.height)
    if plan.octaves == 0 {
      let grid = widened(surface, kernels).convolved(plan.gaussian, plan.narrow[0], kernels)
      try narrow(grid, &result, kernels)
    } else {
      let grid = coarse(surface, kernels)
      var doubling = Doubling(grid, plan.narrow[0])
      let (width, rows) = (result.width, plan.narrow[0].rows)
      try result.withPixels { pixels in
        for (index, y) in rows.enumerated() {
          doubling.write(&pixels, index * width..<(index + 1) * width, y, kernels)
        }
      }
    }
    return result
  }

  /// Down the pyramid, the Gaussian, and up again to half the resolution.
  private func coarse(_ surface: Surface, _ kernels: KernelSet) -> CellGrid {
    var grid = firstHalving(surface, kernels)
    for octave in 2..<max(plan.octaves + 1, 2) { grid = grid.halved(plan.wide[octave], kernels) }
    grid = grid.convolved(plan.gaussian, plan.narrow[plan.octaves], kernels)
    for octave in (1..<plan.octaves).reversed() {
      grid = grid.doubled(plan.narrow[octave], kernels)
    }
    return grid
  }

  /// The first octave, straight from bytes and exact.
  private func firstHalving(_ surface: Surface, _ kernels: KernelSet) -> CellGrid {
    var grid = CellGrid(plan.wide[1])
    let fine = plan.wide[0]
    let width = surface.width
    var sums = [UInt16](repeating: 0, count: width * 4)
    let count = sums.count
    grid.fillRows { y, row, range in
      let first = (2 * y - 1 - fine.minY) * width
      var span = sums.mutableSpan
      kernels.halveRows(
        &span, 0..<count, source: surface.pixels,
        rows: (first, first + width, first + 2 * width, first + 3 * width))
      kernels.halveSums(&row, range, source: sums.span, at: 0)
    }
    return grid
  }

  private func widened(_ surface: Surface, _ kernels: KernelSet) -> CellGrid {
    var grid = CellGrid(plan.wide[0])
    let count = grid.words.count
    var span = grid.words.mutableSpan
    kernels.widen(&span, 0..<count, source: surface.pixels, at: 0)
    return grid
  }

  private func narrow(
    _ grid: CellGrid, _ surface: inout Surface, _ kernels: KernelSet
  ) throws(MemoryShortage) {
    try surface.withPixels { pixels in
      kernels.narrow(&pixels, 0..<pixels.count, source: grid.words.span, at: 0)
    }
  }

  /// Repeats the outermost pixels of the region, as far as the anchor's box allows, over what
  /// surrounds it.
  private func repeatEdges(
    of surface: inout Surface, _ kernels: KernelSet
  ) throws(MemoryShortage) {
    let extent = extent
    let inside = region.intersection(blur.anchor)
    if inside.isEmpty { return }
    let width = surface.width
    try surface.withPixels { pixels in
      for y in inside.rows {
        let row = (y - extent.minY) * width
        let left = row + inside.minX - extent.minX
        let right = row + inside.maxX - extent.minX
        kernels.fill(&pixels, row..<left, color: pixels[left])
        kernels.fill(&pixels, right..<row + width, color: pixels[right - 1])
      }
      for y in extent.rows where !inside.rows.contains(y) {
        let from = (min(max(y, inside.minY), inside.maxY - 1) - extent.minY) * width
        let to = (y - extent.minY) * width
        for x in 0..<width { pixels[to + x] = pixels[from + x] }
      }
    }
  }
}
