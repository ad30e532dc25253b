import SegueKernels

/// A layer that is painted where it is drawn, so that it needs no surface.
final class InlinedLayer: Sendable {
  let commands: [PreparedCommand]
  /// True if all pixels of the layer are opaque.
  let isOpaque: Bool

  init(commands: [PreparedCommand], isOpaque: Bool) {
    self.commands = commands
    self.isOpaque = isOpaque
  }

  /// A rectangle of pixels in an area that are opaque when all commands have drawn.
  func opaqueRect(in area: PixelRect) -> PixelRect {
    if isOpaque { return area }
    var opaque = PixelRect.nowhere
    for command in commands {
      let changed = command.bounds.intersection(area)
      let isLarger = changed.width * changed.height > opaque.width * opaque.height
      let hidden = isLarger ? command.hidden(in: area) : .nowhere
      if hidden.width * hidden.height > opaque.width * opaque.height {
        opaque = hidden
      } else if !command.composite.keepsAlpha, !changed.intersection(opaque).isEmpty {
        opaque = .nowhere
      }
    }
    return opaque
  }
}

// How layers that need no surface are painted.
extension TilePainter {
  /// Draws a layer by its commands: straight into the pixels where it is opaque and takes their place,
  /// elsewhere on a surface of its own for the tile.
  mutating func paint(
    _ layer: InlinedLayer, of command: PreparedCommand, in area: PixelRect,
    into pixels: inout MutableSpan<UInt32>
  ) {
    let direct = command.hidden(in: area)
    if !direct.isEmpty { paint(layer.commands, tile: direct, background: nil, &pixels) }
    for part in area.parts(without: direct) {
      var painter = inner.popLast() ?? TilePainter(kernels, grid, columns: source.count)
      painter.grid = PixelGrid(region: part, stride: part.width)
      var own = innerPixels
      innerPixels = []
      let count = part.width * part.height
      if own.count < count { own = [UInt32](repeating: 0, count: count) }
      var span = own.mutableSpan
      painter.paint(layer.commands, tile: part, background: .clear, &span)
      draw(own.span, at: painter.grid, of: command, into: &pixels)
      innerPixels = own
      inner.append(painter)
    }
  }

  /// Draws the pixels of a layer.
  private mutating func draw(
    _ texels: Span<UInt32>, at place: PixelGrid, of command: PreparedCommand,
    into pixels: inout MutableSpan<UInt32>
  ) {
    let coverage = command.coverage
    collectRuns(coverage, place.region)
    for run in runs {
      let start = place.index(run.x, run.y)
      if command.composite == .sourceOver {
        blend(
          texels, at: start, coverage: coverage, opacity: command.opacity, in: run, into: &pixels)
      } else {
        let kernels = kernels
        var row = source.mutableSpan
        kernels.build.copy(&row, in: 0..<run.range.count, source: texels, at: start)
        compose(
          by: command.composite, coverage: coverage, opacity: command.opacity, in: run,
          into: &pixels)
      }
    }
  }
}
