/// A pass ready to be painted, in any rows.
struct PassWork: Sendable {
  let commands: [ResolvedCommand]
  /// The pixels that are painted.
  let area: PixelRect
  /// The pixels of the canvas that the target holds.
  let extent: PixelRect
  /// Color of every pixel before the first command; `nil` if earlier passes have painted.
  let background: Pixel?
  /// The cells of the area that are painted; `nil` if all of it is.
  let cells: DamagedRegion?

  /// A pass over the canvas, on a surface that holds `extent` of it, as far as it is in `part` and, if not all
  /// of that is damaged, in `cells`.
  ///
  /// The first one paints all of the part, so that the background is everywhere.
  init(
    canvas pass: Pass, on extent: PixelRect, in part: PixelRect, cells: DamagedRegion? = nil,
    _ list: DisplayList, _ scene: PassScene, isFirst: Bool
  ) throws(MemoryError) {
    self.extent = extent
    self.cells = cells
    area = isFirst ? part : pass.region.intersection(part)
    background = isFirst ? list.background : nil
    commands = try PassWork.resolved(
      pass, in: pass.region.intersection(part), cells: cells, scene)
  }

  /// A pass that draws a layer, as far as its surface holds it, over `background` or what is there.
  init(
    layer pass: Pass, _ scene: PassScene, extent: PixelRect, over background: Pixel? = .clear
  ) throws(MemoryError) {
    self.extent = extent
    area = pass.region.intersection(extent)
    self.background = background
    cells = nil
    commands = try PassWork.resolved(pass, in: area, scene)
  }

  private static func resolved(
    _ pass: Pass, in region: PixelRect, cells: DamagedRegion? = nil, _ scene: PassScene
  ) throws(MemoryError) -> [ResolvedCommand] {
    var resolved: [ResolvedCommand] = []
    for command in pass.commands {
      if let cells, !cells.touches(command.bounds) { continue }
      if let ready = try ResolvedCommand(command, in: region, scene) { resolved.append(ready) }
    }
    return resolved
  }

  /// Returns true if every pixel of a layer's area is opaque in the end; `isOpaque` says whether it was before.
  func isOpaque(after isOpaque: Bool = false) -> Bool {
    commands.reduce(isOpaque) { isOpaque, command in
      command.hides(area) || isOpaque && command.composite.keepsAlpha
    }
  }

  /// The commands that draw in a box.
  func prepared(in box: PixelRect, _ kernels: KernelSet) -> [PreparedCommand] {
    var scratch = CoverageScratch(kernels)
    return prepared(in: box, &scratch)
  }

  /// The same, with somebody's scratch memory.
  func prepared(in box: PixelRect, _ scratch: inout CoverageScratch) -> [PreparedCommand] {
    commands.compactMap { $0.prepared(in: box, &scratch) }
  }

  /// Stretches of the rows that are painted, from the top to the bottom.
  func stretches(in rows: Range<Int>) -> [DamagedRegion.Stretch] {
    if let cells { return cells.stretches(in: rows) }
    let part = PixelRect(
      minX: area.minX, minY: rows.lowerBound, maxX: area.maxX, maxY: rows.upperBound)
    return [DamagedRegion.Stretch(box: part, rects: [part])]
  }

  /// Painting the pass into a surface for its extent, whose memory nobody else changes meanwhile.
  func step(to surface: Surface, with kernels: KernelSet, in tile: TileSize) -> FrameStep {
    FrameStep(rows: area.rows) { rows in
      let band = PixelRect(
        minX: extent.minX, minY: rows.lowerBound, maxX: extent.maxX, maxY: rows.upperBound)
      let stretches = stretches(in: rows)
      surface.withFreshPixels(rows: rows.lowerBound - extent.minY..<rows.upperBound - extent.minY) {
        var painter = TilePainter(
          kernels, PixelGrid(region: band, stride: extent.width), width: tile.width)
        for stretch in stretches {
          let commands = prepared(in: stretch.box, kernels)
          for rect in stretch.rects {
            for part in tile.tiles(of: rect.intersection(area)) {
              painter.paint(commands, tile: part, background: background, &$0)
            }
          }
        }
      }
    }
  }
}
