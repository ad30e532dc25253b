/// A blur of one layer.
struct GaussianBlur: Sendable {
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

  /// The memory the unblurred layer and the grids take.
  var bytes: Int {
    let across = plan.narrow[plan.octaves].taller(by: plan.gaussian.radius)
    let grids = plan.octaves == 0 ? plan.wide : Array(plan.wide.dropFirst())
    return Surface.bytes(width: extent.width, height: extent.height)
      + (grids + [across]).reduce(0) { $0 + $1.width * $1.height * 8 }
  }

  /// The blurred region, in the memory of `source`, and the steps to it from there.
  ///
  /// The source has all pixels of `extent`; those outside of the region may hold anything. On the way
  /// up, grids take the memory that those of the way down no longer need.
  func steps(
    from source: Surface, _ kernels: KernelSet, _ memory: LayerMemory
  ) throws(MemoryShortage) -> (result: Surface, steps: [FrameStep]) {
    let result = Surface(width: region.width, height: region.height, replacing: source)
    var grids = [try CellGrid(plan.wide[min(plan.octaves, 1)], memory)]
    var steps = [
      FrameStep(rows: 0..<1) { _ in surround(source, kernels) },
      plan.octaves == 0 ? widening(source, grids[0], kernels) : halving(source, grids[0], kernels),
    ]
    for cells in plan.wide.dropFirst(2) {
      let next = try CellGrid(cells, memory)
      steps.append(next.halving(grids[grids.count - 1], kernels))
      grids.append(next)
    }
    let coarsest = grids.removeLast()
    let narrow = plan.narrow[plan.octaves]
    let across = try CellGrid(narrow.taller(by: plan.gaussian.radius), memory)
    var last = CellGrid(narrow, replacing: coarsest)
    steps.append(across.convolvingAcross(coarsest, plan.gaussian, kernels))
    steps.append(last.convolvingDown(across, plan.gaussian, kernels))
    for cells in plan.narrow.dropFirst().dropLast().reversed() {
      let next = CellGrid(cells, replacing: grids.removeLast())
      steps.append(next.doubling(last, kernels))
      last = next
    }
    return (result, steps + [finishing(last, result, kernels)])
  }

  /// The first octave, straight from bytes and exact.
  private func halving(_ surface: Surface, _ grid: CellGrid, _ kernels: KernelSet) -> FrameStep {
    let width = surface.width
    return FrameStep(rows: grid.region.rows) { rows in
      var sums = [UInt16](repeating: 0, count: width * 4)
      grid.fill(rows) { y, words, range in
        let first = (2 * y - 1 - plan.wide[0].minY) * width
        var span = sums.mutableSpan
        kernels.halveRows(
          &span, 0..<4 * width, source: surface.pixels,
          rows: (first, first + width, first + 2 * width, first + 3 * width))
        kernels.halveSums(&words, range, source: sums.span, at: 0)
      }
    }
  }

  private func widening(_ surface: Surface, _ grid: CellGrid, _ kernels: KernelSet) -> FrameStep {
    grid.filling { y, words, range in
      let start = (y - plan.wide[0].minY) * surface.width
      kernels.widen(&words, range, source: surface.pixels, at: start)
    }
  }

  /// The last octave up, if there is any, and bytes again.
  private func finishing(_ grid: CellGrid, _ result: Surface, _ kernels: KernelSet) -> FrameStep {
    let cells = plan.narrow[0]
    let width = result.width
    return FrameStep(rows: cells.rows) { rows in
      let band = rows.lowerBound - cells.minY..<rows.upperBound - cells.minY
      result.withFreshPixels(rows: band) { pixels in
        if plan.octaves == 0 {
          let start = band.lowerBound * width * 4
          kernels.narrow(&pixels, 0..<pixels.count, source: grid.words, at: start)
          return
        }
        var doubling = Doubling(grid, cells)
        for (index, y) in rows.enumerated() {
          doubling.write(&pixels, index * width..<(index + 1) * width, y, kernels)
        }
      }
    }
  }

  /// Fills what surrounds the region: with nothing, or with the outermost pixels of the region, as
  /// far as the anchor's box has any.
  private func surround(_ surface: Surface, _ kernels: KernelSet) {
    let repeats = blur.edges == .repeated
    let inside = repeats ? region.intersection(blur.anchor) : region
    if inside.isEmpty { return }
    let extent = extent
    let width = surface.width
    surface.withFreshPixels(rows: 0..<surface.height) { pixels in
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
