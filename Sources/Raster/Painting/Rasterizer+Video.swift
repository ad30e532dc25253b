extension Rasterizer {
  /// Draws a list as video planes: the last pass leaves in bands, which are converted while they are
  /// in the cache, so the canvas is never stored unless an earlier pass needs it.
  public func render(
    _ list: DisplayList, pictures: [Picture] = [], into planes: inout VideoPlanes,
    memory: LayerMemory = LayerMemory()
  ) throws(MemoryShortage) {
    precondition(
      planes.width == (list.width + 1) & ~1 && planes.height == (list.height + 1) & ~1,
      "the planes have another size than the list")
    var plan = try FramePlan(list, pictures, self, memory)
    var earlier = plan.reuse.steps
    let ends = earlier.last?.pass.target == .canvas
    let last = ends ? earlier.removeLast().pass : Pass(.canvas, list.bounds, [])
    let canvas =
      earlier.contains(where: \.pass.needsCanvas)
      ? try Surface(width: list.width, height: list.height, from: memory) : nil
    for step in earlier { try plan.add(step, canvas) }
    for step in plan.steps { step.run(step.rows) }
    let work = try PassWork(canvas: last, list, plan.scene(nil), isFirst: !plan.isBegun)
    try paint(work, over: canvas, list, &planes)
    memory.keep(plan)
  }

  /// Paints the last pass band by band.
  private func paint(
    _ work: PassWork, over canvas: Surface?, _ list: DisplayList, _ planes: inout VideoPlanes
  ) throws(MemoryShortage) {
    let lines = (VideoBand.capacity(width: list.width) + 15) / 16
    var memory = try Surface(lines: lines)
    let commands = work.prepared(in: list.bounds.rows, kernels)
    var painter = TilePainter(
      kernels, VideoBand(width: list.width, rows: 0..<0).grid, width: tile.width)
    for top in stride(from: 0, to: list.height, by: VideoBand.height) {
      let band = VideoBand(
        width: list.width, rows: top..<min(top + VideoBand.height, list.height))
      try memory.withPixels { paint(work, commands, over: canvas, band, &painter, &$0) }
      band.convert(memory.pixels, into: &planes, kernels)
    }
  }

  private func paint(
    _ work: PassWork, _ commands: [PreparedCommand], over canvas: Surface?, _ band: VideoBand,
    _ painter: inout TilePainter,
    _ pixels: inout MutableSpan<UInt32>
  ) {
    let grid = band.grid
    let rows = PixelRect(
      minX: 0, minY: band.rows.lowerBound, maxX: band.width, maxY: band.rows.upperBound)
    if let canvas, work.background == nil {
      for y in rows.rows {
        let start = grid.index(0, y)
        kernels.copy(
          &pixels, start..<start + band.width, source: canvas.pixels, at: y * canvas.width)
      }
    }
    painter.grid = grid
    for area in tile.tiles(of: work.area.intersection(rows)) {
      painter.paint(commands, tile: area, background: work.background, &pixels)
    }
    band.pad(&pixels)
  }
}

extension Pass {
  /// Whether the pass draws on the canvas or reads it.
  fileprivate var needsCanvas: Bool {
    target == .canvas
      || commands.contains { command in
        if case .backdrop = command.paint { true } else { false }
      }
  }
}
