extension Rasterizer {
  /// Draws a list as video planes: the last pass leaves in bands, which are converted while they are
  /// in the cache, so the canvas is never stored unless an earlier pass needs it.
  public func render(
    _ list: DisplayList, pictures: [Picture] = [], into planes: inout VideoPlanes,
    memory: OffscreenMemory = OffscreenMemory()
  ) throws(MemoryError) {
    precondition(
      planes.width == (list.width + 1) & ~1 && planes.height == (list.height + 1) & ~1,
      "the planes have another size than the list")
    let canvas = list.needsCanvas ? Surface.bytes(width: list.width, height: list.height) : 0
    for part in try parts(of: list, memory, besides: canvas) {
      try render(list, part: part, pictures: pictures, into: &planes, memory: memory)
    }
  }

  /// Draws all of a list, or a part.
  private func render(
    _ list: DisplayList, part: FramePart?, pictures: [Picture],
    into planes: inout VideoPlanes, memory: OffscreenMemory
  ) throws(MemoryError) {
    var last = Pass(.canvas, in: list.bounds, [])
    var canvas: Offscreen?
    let (plan, scene) = try planning(memory) { () throws(MemoryError) in
      var plan = try FramePlan(list, part: part, pictures: pictures, by: self, memory: memory)
      var earlier = plan.reuse.steps
      let ends = earlier.last?.pass.target == .canvas
      last = ends ? earlier.removeLast().pass : Pass(.canvas, in: list.bounds, [])
      canvas =
        earlier.contains(where: \.pass.needsCanvas)
        ? try (part ?? FramePart(whole: list)).canvas(from: memory.blocks) : nil
      for step in earlier { try plan.add(step, canvas) }
      let scene = try plan.scene(for: last, over: nil)
      return (plan, scene)
    }
    for step in plan.steps { step.run(step.rows) }
    let work = try PassWork(
      canvas: last, on: list.bounds, in: part?.rows ?? list.bounds, list, scene,
      isFirst: !plan.isBegun)
    try paint(
      work, over: canvas, of: list, rows: part?.rows.rows ?? list.bounds.rows, into: &planes)
    if part == nil { memory.keep(plan.reuse, plan.layers) }
  }

  /// Paints the last pass band by band.
  private func paint(
    _ work: PassWork, over canvas: Offscreen?, of list: DisplayList, rows: Range<Int>,
    into planes: inout VideoPlanes
  ) throws(MemoryError) {
    let lines = (VideoPlanes.Band.capacity(width: list.width) + 15) / 16
    var memory = try Surface(lines: lines)
    let commands = work.prepared(in: rows, kernels)
    var painter = TilePainter(
      kernels, VideoPlanes.Band(width: list.width, rows: 0..<0).grid, width: tile.width)
    for top in stride(from: rows.lowerBound, to: rows.upperBound, by: VideoPlanes.Band.height) {
      let band = VideoPlanes.Band(
        width: list.width, rows: top..<min(top + VideoPlanes.Band.height, rows.upperBound))
      try memory.withPixels {
        paint(work, commands: commands, over: canvas, in: band, with: &painter, into: &$0)
      }
      band.convert(memory.pixels, into: &planes, kernels)
    }
  }

  private func paint(
    _ work: PassWork, commands: [PreparedCommand], over canvas: Offscreen?,
    in band: VideoPlanes.Band,
    with painter: inout TilePainter,
    into pixels: inout MutableSpan<UInt32>
  ) {
    let grid = band.grid
    let rows = PixelRect(
      minX: 0, minY: band.rows.lowerBound, maxX: band.width, maxY: band.rows.upperBound)
    if let canvas, work.background == nil {
      for y in rows.rows {
        let start = grid.index(0, y)
        kernels.build.copy(
          &pixels, in: start..<start + band.width, source: canvas.surface.pixels,
          at: canvas.index(0, y))
      }
    }
    painter.grid = grid
    for area in tile.tiles(of: work.area.intersection(rows)) {
      painter.paint(commands, tile: area, background: work.background, &pixels)
    }
    band.pad(&pixels)
  }
}

extension DisplayList {
  /// True if a pass before the last one draws on the canvas or reads it.
  fileprivate var needsCanvas: Bool { passes.dropLast().contains(where: \.needsCanvas) }
}

extension Pass {
  /// True if the pass draws on the canvas or reads it.
  fileprivate var needsCanvas: Bool {
    target == .canvas || commands.contains(where: \.paint.isBackdrop)
  }
}
