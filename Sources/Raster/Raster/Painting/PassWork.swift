/// A pass ready to be painted, in any rows.
struct PassWork: Sendable {
  let commands: [ResolvedCommand]
  /// The pixels that are painted.
  let area: PixelRect
  /// The pixels of the canvas that the target holds.
  let extent: PixelRect
  /// Color of every pixel before the first command; `nil` if earlier passes have painted.
  let background: Pixel?

  /// A pass over the canvas, on a surface that holds `extent` of it, as far as it is in `part`.
  ///
  /// The first one paints all of the part, so that the background is everywhere.
  init(
    canvas pass: Pass, on extent: PixelRect, in part: PixelRect, _ list: DisplayList,
    _ scene: PassScene, isFirst: Bool
  ) throws(MemoryError) {
    self.extent = extent
    area = isFirst ? part : pass.region.intersection(part)
    background = isFirst ? list.background : nil
    commands = try PassWork.resolved(pass, in: pass.region.intersection(part), scene)
  }

  /// A pass that draws a layer, as far as its surface holds it, over `background` or what is there.
  init(
    layer pass: Pass, _ scene: PassScene, extent: PixelRect, over background: Pixel? = .clear
  ) throws(MemoryError) {
    self.extent = extent
    area = pass.region.intersection(extent)
    self.background = background
    commands = try PassWork.resolved(pass, in: area, scene)
  }

  private static func resolved(
    _ pass: Pass, in region: PixelRect, _ scene: PassScene
  ) throws(MemoryError) -> [ResolvedCommand] {
    var resolved: [ResolvedCommand] = []
    for command in pass.commands {
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

  /// The commands that draw in some rows.
  func prepared(in rows: Range<Int>, _ kernels: KernelSet) -> [PreparedCommand] {
    var scratch = CoverageScratch(kernels)
    return prepared(in: rows, &scratch)
  }

  /// The same, with somebody's scratch memory.
  func prepared(in rows: Range<Int>, _ scratch: inout CoverageScratch) -> [PreparedCommand] {
    commands.compactMap { $0.prepared(in: rows, &scratch) }
  }

  /// Painting the pass into a surface for its extent, whose memory nobody else changes meanwhile.
  func step(to surface: Surface, with kernels: KernelSet, in tile: TileSize) -> FrameStep {
    FrameStep(rows: area.rows) { rows in
      let band = PixelRect(
        minX: extent.minX, minY: rows.lowerBound, maxX: extent.maxX, maxY: rows.upperBound)
      let commands = prepared(in: rows, kernels)
      surface.withFreshPixels(rows: rows.lowerBound - extent.minY..<rows.upperBound - extent.minY) {
        var painter = TilePainter(
          kernels, PixelGrid(region: band, stride: extent.width), width: tile.width)
        for part in tile.tiles(of: area.intersection(band)) {
          painter.paint(commands, tile: part, background: background, &$0)
        }
      }
    }
  }
}
