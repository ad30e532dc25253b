extension Rasterizer {
  /// Draws a list as video planes: the last pass leaves in bands, which are converted while they are
  /// in the cache, so the canvas is never stored unless an earlier pass needs it.
  public func render(
    _ list: DisplayList, pictures: [Picture] = [], into planes: inout VideoPlanes,
    memory: OffscreenMemory = OffscreenMemory()
  ) throws(MemoryError) {
    try render(list, repainting: nil, pictures: pictures, into: &planes, memory: memory)
  }

  /// Draws a list into planes that show it but for some damage; `nil` if they show anything.
  package func render(
    _ list: DisplayList, repainting damage: DamagedRegion?, pictures: [Picture] = [],
    into planes: inout VideoPlanes, memory: OffscreenMemory = OffscreenMemory()
  ) throws(MemoryError) {
    precondition(
      planes.width == (list.width + 1) & ~1 && planes.height == (list.height + 1) & ~1,
      "the planes have another size than the list")
    if damage?.isEmpty == true { return }
    let canvas = list.needsCanvas ? Surface.bytes(width: list.width, height: list.height) : 0
    for part in try parts(of: list, memory, besides: canvas) {
      try render(
        list, part: part, repainting: part == nil ? damage?.forVideo : nil, pictures: pictures,
        into: &planes, memory: memory)
    }
  }

  /// Draws all of a list, or a part.
  private func render(
    _ list: DisplayList, part: FramePart?, repainting damage: DamagedRegion?,
    pictures: [Picture], into planes: inout VideoPlanes, memory: OffscreenMemory
  ) throws(MemoryError) {
    var last = Pass(.canvas, in: list.bounds, [])
    var canvas: Offscreen?
    let (plan, scene) = try planning(memory) { () throws(MemoryError) in
      var plan = try FramePlan(
        list, part: part, repainting: damage, pictures: pictures, by: self, memory: memory)
      var earlier = plan.reuse.steps
      let ends = earlier.last?.pass.target == .canvas
      last = ends ? earlier.removeLast().pass : Pass(.canvas, in: list.bounds, [])
      canvas =
        earlier.contains(where: \.pass.needsCanvas)
        ? try (plan.part ?? FramePart(whole: list)).canvas(from: memory.blocks) : nil
      for step in earlier { try plan.add(step, canvas) }
      let scene = try plan.scene(for: last, over: nil)
      return (plan, scene)
    }
    for step in plan.steps { step.run(step.rows) }
    let rows = plan.part?.rows ?? list.bounds
    let work = try PassWork(
      canvas: last, on: list.bounds, in: rows, cells: plan.part?.cells, list, scene,
      isFirst: !plan.isBegun)
    try paint(work, over: canvas, of: list, rows: rows.rows, into: &planes)
    if part == nil { memory.keep(plan.reuse, plan.layers) }
  }

  /// Paints the last pass band by band.
  private func paint(
    _ work: PassWork, over canvas: Offscreen?, of list: DisplayList, rows: Range<Int>,
    into planes: inout VideoPlanes
  ) throws(MemoryError) {
    let lines = (VideoPlanes.Band.capacity(width: list.width) + 15) / 16
    var memory = try Surface(lines: lines)
    var painter = TilePainter(
      kernels, VideoPlanes.Band(width: list.width, rows: 0..<0).grid, width: tile.width)
    let boxes =
      work.cells?.stretches(in: rows).map(\.box) ?? [
        PixelRect(minX: 0, minY: rows.lowerBound, maxX: list.width, maxY: rows.upperBound)
      ]
    for box in boxes {
      let commands = work.prepared(in: box, kernels)
      for top in stride(from: box.minY, to: box.maxY, by: VideoPlanes.Band.height) {
        let band = VideoPlanes.Band(
          width: list.width, rows: top..<min(top + VideoPlanes.Band.height, box.maxY))
        try memory.withPixels {
          paint(work, commands: commands, over: canvas, in: band, with: &painter, into: &$0)
        }
        for columns in work.cells?.columns(in: band.rows) ?? [0..<list.width] {
          band.convert(memory.pixels, changedIn: columns, into: &planes, kernels)
        }
      }
    }
  }

  private func paint(
    _ work: PassWork, commands: [PreparedCommand], over canvas: Offscreen?,
    in band: VideoPlanes.Band,
    with painter: inout TilePainter,
    into pixels: inout MutableSpan<UInt32>
  ) {
    let grid = band.grid
    painter.grid = grid
    for columns in work.cells?.paintedColumns(in: band.rows) ?? [0..<band.width] {
      if let canvas, work.background == nil {
        for y in band.rows {
          let start = grid.index(columns.lowerBound, y)
          kernels.build.copy(
            &pixels, in: start..<start + columns.count, source: canvas.surface.pixels,
            at: canvas.index(columns.lowerBound, y))
        }
      }
      let part = PixelRect(
        minX: columns.lowerBound, minY: band.rows.lowerBound, maxX: columns.upperBound,
        maxY: band.rows.upperBound)
      for area in tile.tiles(of: work.area.intersection(part)) {
        painter.paint(commands, tile: area, background: work.background, &pixels)
      }
    }
    band.pad(&pixels)
  }
}

extension DamagedRegion {
  /// The region with what the planes of video need beside it.
  fileprivate var forVideo: DamagedRegion {
    var region = self
    region.margin = VideoPlanes.Band.reach
    return region
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
