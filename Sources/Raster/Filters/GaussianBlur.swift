/// What a blur runs with.
struct BlurRun {
  let kernels: KernelSet
  let memory: LayerMemory
}

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

  /// The blurred region of a fresh surface that has all pixels of `extent`, of which those outside
  /// of the region may hold anything.
  func apply(_ surface: Surface, _ run: BlurRun) throws(MemoryShortage) -> Surface {
    surround(surface, run.kernels)
    let result = try Surface(width: region.width, height: region.height, from: run.memory)
    if plan.octaves == 0 {
      let grid = try widened(surface, run).convolved(plan.gaussian, plan.narrow[0], run)
      result.withFreshPixels { pixels in
        run.kernels.narrow(&pixels, 0..<pixels.count, source: grid.words, at: 0)
      }
      return result
    }
    var doubling = Doubling(try coarse(surface, run), plan.narrow[0])
    result.withFreshPixels { pixels in
      for (index, y) in plan.narrow[0].rows.enumerated() {
        doubling.write(
          &pixels, index * region.width..<(index + 1) * region.width, y, run.kernels)
      }
    }
    return result
  }

  /// Down the pyramid, the Gaussian, and up again to half the resolution.
  private func coarse(_ surface: Surface, _ run: BlurRun) throws(MemoryShortage) -> CellGrid {
    var grid = try firstHalving(surface, run)
    for cells in plan.wide.dropFirst(2) { grid = try grid.halved(cells, run) }
    grid = try grid.convolved(plan.gaussian, plan.narrow[plan.octaves], run)
    for cells in plan.narrow[1..<plan.octaves].reversed() { grid = try grid.doubled(cells, run) }
    return grid
  }

  /// The first octave, straight from bytes and exact.
  private func firstHalving(
    _ surface: Surface, _ run: BlurRun
  ) throws(MemoryShortage) -> CellGrid {
    let grid = try CellGrid(plan.wide[1], run.memory)
    let fine = plan.wide[0]
    let width = surface.width
    var sums = [UInt16](repeating: 0, count: width * 4)
    let count = sums.count
    grid.fillRows { y, row, range in
      let first = (2 * y - 1 - fine.minY) * width
      var span = sums.mutableSpan
      run.kernels.halveRows(
        &span, 0..<count, source: surface.pixels,
        rows: (first, first + width, first + 2 * width, first + 3 * width))
      run.kernels.halveSums(&row, range, source: sums.span, at: 0)
    }
    return grid
  }

  private func widened(_ surface: Surface, _ run: BlurRun) throws(MemoryShortage) -> CellGrid {
    let grid = try CellGrid(plan.wide[0], run.memory)
    let width = surface.width
    grid.fillRows { y, row, range in
      let start = (y - plan.wide[0].minY) * width
      run.kernels.widen(&row, range, source: surface.pixels, at: start)
    }
    return grid
  }

  /// Fills what surrounds the region: with nothing, or with the outermost pixels of the region, as
  /// far as the anchor's box has any.
  private func surround(_ surface: Surface, _ kernels: KernelSet) {
    let repeats = blur.edges == .repeated
    let inside = repeats ? region.intersection(blur.anchor) : region
    if inside.isEmpty { return }
    let extent = extent
    let width = surface.width
    surface.withFreshPixels { pixels in
      for y in inside.rows {
        let row = (y - extent.minY) * width
        let left = row + inside.minX - extent.minX
        let right = row + inside.maxX - extent.minX
        kernels.fill(&pixels, row..<left, color: repeats ? pixels[left] : 0)
        kernels.fill(&pixels, right..<row + width, color: repeats ? pixels[right - 1] : 0)
      }
      for y in extent.rows where !inside.rows.contains(y) {
        let to = (y - extent.minY) * width
        kernels.fill(&pixels, to..<to + width, color: 0)
        if !repeats { continue }
        let from = (min(max(y, inside.minY), inside.maxY - 1) - extent.minY) * width
        for x in 0..<width { pixels[to + x] = pixels[from + x] }
      }
    }
  }
}
