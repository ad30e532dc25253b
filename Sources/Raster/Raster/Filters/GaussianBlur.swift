/// A blur of one layer.
struct GaussianBlur: Sendable {
  private let blur: Blur
  /// Area that the layer draws; elsewhere there is nothing to blur.
  private let drawn: PixelRect
  /// Requested area of the blurred layer.
  private let region: PixelRect
  private let plan: BlurPlan

  /// The blur of a layer that is drawn on `drawn`, as far as it is wanted: all of it, or a part.
  init(_ blur: Blur, _ drawn: PixelRect, part: PixelRect? = nil) {
    self.blur = blur
    self.drawn = drawn
    region = part ?? drawn
    plan = BlurPlan(blur, region)
  }

  /// The pixels of the canvas that the unblurred layer must have: the region and what surrounds it.
  var extent: PixelRect { plan.wide[0].offset(x: blur.anchor.minX, y: blur.anchor.minY) }

  /// The memory the unblurred layer and the grids take.
  var bytes: Int {
    let across = plan.narrow[plan.octaves].taller(by: plan.radius)
    let grids = plan.octaves == 0 ? plan.wide : Array(plan.wide.dropFirst())
    return Surface.bytes(width: extent.width, height: extent.height)
      + (grids + [across]).reduce(0) { $0 + $1.width * $1.height * 8 }
  }

  /// The blurred region, in the memory of `source`, and the steps to it from there.
  ///
  /// The source has all pixels of `extent`; those outside of the region may hold anything.
  func steps(
    from source: Surface, _ kernels: KernelSet, _ blocks: BlockPool
  ) throws(MemoryError) -> (result: Surface, steps: [FrameStep]) {
    let result = Surface(width: region.width, height: region.height, replacing: source)
    let grid = try CellGrid(plan.wide[min(plan.octaves, 1)], blocks)
    let first = [
      FrameStep(rows: inside.isEmpty ? 0..<0 : inside.rows) {
        surroundRows($0, of: source, with: kernels)
      },
      FrameStep(rows: extent.rows) { surroundAll($0, of: source, with: kernels) },
      plan.octaves == 0
        ? widening(source, from: grid, with: kernels) : halving(source, to: grid, with: kernels),
    ]
    return (result, first + (try steps(from: grid, to: result, kernels, blocks)))
  }

  /// The same where the layer shows nothing but the pixels of another one, or of the canvas, which are
  /// read where they are and stay.
  func steps(
    reading layer: Offscreen, _ kernels: KernelSet, _ blocks: BlockPool
  ) throws(MemoryError) -> (result: Surface, steps: [FrameStep]) {
    let result = try Surface(width: region.width, height: region.height, from: blocks)
    let grid = try CellGrid(plan.wide[1], blocks)
    let first = halving(layer, to: grid, with: kernels)
    return (result, [first] + (try steps(from: grid, to: result, kernels, blocks)))
  }

  /// Returns true if the pixels of a layer with this region need not be copied first.
  func reads(_ layer: PixelRect) -> Bool {
    plan.octaves > 0 && blur.edges == .repeated && !inside.isEmpty && layer.contains(inside)
  }

  /// The steps behind the first one.
  ///
  /// On the way up, grids take the memory that those of the way down no longer need.
  private func steps(
    from first: CellGrid, to result: Surface, _ kernels: KernelSet, _ blocks: BlockPool
  ) throws(MemoryError) -> [FrameStep] {
    var grids = [first]
    var steps: [FrameStep] = []
    for cells in plan.wide.dropFirst(2) {
      let next = try CellGrid(cells, blocks)
      steps.append(next.halving(grids[grids.count - 1], kernels))
      grids.append(next)
    }
    let wide = grids
    let coarsest = grids.removeLast()
    let narrow = plan.narrow[plan.octaves]
    let across = try CellGrid(narrow.taller(by: plan.radius), blocks)
    var last = CellGrid(narrow, replacing: coarsest)
    let gaussian = plan.gaussian
    steps.append(across.convolvingAcross(coarsest, by: gaussian, with: kernels))
    steps.append(last.convolvingDown(across, by: gaussian, with: kernels))
    for cells in plan.narrow.dropFirst().dropLast().reversed() {
      let next = CellGrid(cells, replacing: grids.removeLast())
      steps.append(next.doubling(last, kernels))
      last = next
    }
    for grid in wide + [across] { grid.giveBack(to: blocks) }
    return steps + [finishing(last, to: result, with: kernels)]
  }

  /// The first octave, straight from bytes and exact.
  private func halving(_ surface: Surface, to grid: CellGrid, with kernels: KernelSet) -> FrameStep
  {
    let width = surface.width
    return FrameStep(rows: grid.region.rows) { rows in
      var sums = [UInt16](repeating: 0, count: width * 4)
      grid.fill(rows) { y, words, range in
        let first = (2 * y - 1 - plan.wide[0].minY) * width
        var span = sums.mutableSpan
        kernels.build.halveRows(
          &span, in: 0..<4 * width, source: surface.pixels,
          rows: (first, first + width, first + 2 * width, first + 3 * width))
        kernels.build.halveSums(&words, in: range, source: sums.span, at: 0)
      }
    }
  }

  /// The first octave of the pixels of a layer, of which the outermost ones are repeated.
  private func halving(_ layer: Offscreen, to grid: CellGrid, with kernels: KernelSet) -> FrameStep
  {
    let (extent, inside) = (extent, inside)
    let inner = 4 * (inside.minX - extent.minX)..<4 * (inside.maxX - extent.minX)
    @Sendable func start(_ y: Int) -> Int {
      layer.index(inside.minX, min(max(y + blur.anchor.minY, inside.minY), inside.maxY - 1))
    }
    return FrameStep(rows: grid.region.rows) { rows in
      var sums = [UInt16](repeating: 0, count: extent.width * 4)
      grid.fill(rows) { y, words, range in
        var span = sums.mutableSpan
        kernels.build.halveRows(
          &span, in: inner, source: layer.surface.pixels,
          rows: (start(2 * y - 1), start(2 * y), start(2 * y + 1), start(2 * y + 2)))
        kernels.build.repeatEnds(&span, of: inner)
        kernels.build.halveSums(&words, in: range, source: sums.span, at: 0)
      }
    }
  }

  private func widening(
    _ surface: Surface, from grid: CellGrid, with kernels: KernelSet
  ) -> FrameStep {
    grid.filling { y, words, range in
      let start = (y - plan.wide[0].minY) * surface.width
      kernels.build.widen(&words, in: range, source: surface.pixels, at: start)
    }
  }

  /// The last octave up, if there is any, and bytes again.
  private func finishing(_ grid: CellGrid, to result: Surface, with kernels: KernelSet) -> FrameStep
  {
    let cells = plan.narrow[0]
    let width = result.width
    return FrameStep(rows: cells.rows) { rows in
      let band = rows.lowerBound - cells.minY..<rows.upperBound - cells.minY
      result.withFreshPixels(rows: band) { pixels in
        if plan.octaves == 0 {
          let start = band.lowerBound * width * 4
          kernels.build.narrow(&pixels, in: 0..<pixels.count, source: grid.words, at: start)
          return
        }
        var doubling = Doubling(to: cells)
        for (index, y) in rows.enumerated() {
          doubling.write(
            &pixels, columns: index * width..<(index + 1) * width, y: y, from: grid, with: kernels)
        }
      }
    }
  }

  /// The pixels that have been drawn and count.
  private var inside: PixelRect {
    let part = drawn.intersection(extent)
    return blur.edges == .repeated ? part.intersection(blur.anchor) : part
  }

  /// Fills what is left and right of some rows of the region: with nothing, or with the outermost
  /// pixels of the region, as far as the anchor's box has any.
  private func surroundRows(_ rows: Range<Int>, of surface: Surface, with kernels: KernelSet) {
    if rows.isEmpty { return }
    let repeats = blur.edges == .repeated
    let inside = inside
    let extent = extent
    surface.withFreshPixels(rows: rows.lowerBound - extent.minY..<rows.upperBound - extent.minY) {
      for y in 0..<rows.count {
        let row = y * surface.width
        let left = row + inside.minX - extent.minX
        let right = row + inside.maxX - extent.minX
        kernels.build.fill(&$0, in: row..<left, color: repeats ? $0[left] : 0)
        kernels.build.fill(&$0, in: right..<row + surface.width, color: repeats ? $0[right - 1] : 0)
      }
    }
  }

  /// Fills those of some rows that are above or below the region, likewise.
  private func surroundAll(_ rows: Range<Int>, of surface: Surface, with kernels: KernelSet) {
    let inside = inside
    if inside.isEmpty { return }
    let top = extent.minY
    for y in rows where !inside.rows.contains(y) {
      surface.withFreshPixels(rows: y - top..<y - top + 1) { pixels in
        if blur.edges == .repeated {
          let nearest = min(max(y, inside.minY), inside.maxY - 1) - top
          kernels.build.copy(
            &pixels, in: 0..<surface.width, source: surface.pixels, at: nearest * surface.width)
        } else {
          kernels.build.fill(&pixels, in: 0..<surface.width, color: 0)
        }
      }
    }
  }
}
