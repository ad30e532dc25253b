import SegueKernels

// Letters, which are put together row by row before they are drawn.
extension TilePainter {
  /// Draws letters in an area.
  mutating func paint(
    _ masks: PlacedMasks, _ color: Pixel, _ area: PixelRect, _ pixels: inout MutableSpan<UInt32>
  ) {
    guard let part = masks.part(in: area.rows) else { return }
    let window = MaskWindow(rows: part.rows, columns: area.columns)
    putTogether(masks, part.masks, in: window)
    let (kernels, origin, stride) = (kernels, grid.index(0, 0), grid.stride)
    var rows = letters.mutableSpan
    kernels.build.paint(
      &pixels, origin: origin, stride: stride, color: color.word, in: window, taking: &rows)
  }

  /// Makes an area one color, under the letters with which `plan` goes on, as far as each line stands
  /// below the one before: both are written in one go, which saves reading what is behind the letters.
  mutating func fill(
    _ area: PixelRect, _ color: Pixel, under plan: inout [PlannedCommand],
    _ pixels: inout MutableSpan<UInt32>
  ) {
    var rest = area
    while let step = plan.last, rest.contains(step.area),
      case .letters(let masks, let ink) = step.command.source
    {
      plan.removeLast()
      guard let part = masks.part(in: step.area.rows) else { continue }
      var above = rest
      (above.maxY, rest.minY) = (part.rows.lowerBound, part.rows.upperBound)
      fill(above, color, &pixels)
      let window = MaskWindow(rows: part.rows, columns: step.area.columns)
      putTogether(masks, part.masks, in: window)
      let (kernels, origin, stride) = (kernels, grid.index(0, 0), grid.stride)
      let ground = PlainGround(color: color.word, columns: area.columns)
      var rows = letters.mutableSpan
      kernels.build.paint(
        &pixels, origin: origin, stride: stride, color: ink.word, in: window, taking: &rows,
        on: ground)
    }
    fill(rest, color, &pixels)
  }

  /// Adds up some of the masks in clear rows.
  private mutating func putTogether(
    _ masks: PlacedMasks, _ part: Range<Int>, in window: MaskWindow
  ) {
    if letters.count < window.count {
      letters.append(contentsOf: repeatElement(0, count: window.count - letters.count))
    }
    let kernels = kernels
    var rows = letters.mutableSpan
    kernels.build.add(
      masks.masks.span.extracting(part), bytes: masks.pages.bytes, in: window, to: &rows)
  }
}

extension PreparedCommand {
  /// The color that takes the place of everything in the command's area; `nil` if it is more than that.
  var plainColor: Pixel? {
    guard case .color(let color) = source, color.isOpaque, composite == .sourceOver,
      coverage.isRectangle
    else { return nil }
    return color
  }
}
