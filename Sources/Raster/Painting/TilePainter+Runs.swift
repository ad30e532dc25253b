import SegueKernels

// How the runs of a command take each kind of paint.
extension TilePainter {
  /// Draws one color in an area; all spans in one go, because they are many and short.
  func paint(
    _ color: Pixel, _ coverage: Coverage, _ area: PixelRect, _ pixels: inout MutableSpan<UInt32>
  ) {
    if coverage.isRectangle {
      if color.isOpaque { return fill(area, color, &pixels) }
      for y in area.rows {
        let start = grid.index(area.minX, y)
        kernels.blend(&pixels, start..<start + area.width, color: color.word)
      }
      return
    }
    let top = coverage.bounds.minY
    let window = SpanWindow(
      rows: area.minY - top..<area.maxY - top, columns: area.columns,
      origin: grid.index(0, top), stride: grid.stride)
    kernels.paint(
      &pixels, window, color: color.word, spans: coverage.spans.span,
      starts: coverage.starts.span, coverage: coverage.bytes.span)
  }

  /// Draws letters in an area: all rows of it are put together first.
  mutating func paint(
    _ masks: PlacedMasks, _ color: Pixel, _ area: PixelRect, _ pixels: inout MutableSpan<UInt32>
  ) {
    guard let part = masks.part(in: area.rows) else { return }
    let window = MaskWindow(rows: part.rows, columns: area.columns)
    if letters.count < window.count {
      letters.append(contentsOf: repeatElement(0, count: window.count - letters.count))
    }
    let (kernels, grid) = (kernels, grid)
    var rows = letters.mutableSpan
    kernels.add(
      masks.masks.span.extracting(part.masks), bytes: masks.pages.bytes, window, to: &rows)
    kernels.paint(
      &pixels, origin: grid.index(0, 0), stride: grid.stride, color: color.word, window,
      taking: &rows)
  }

  mutating func paint(
    _ shadow: ShadowRows, _ color: Pixel, _ coverage: Coverage,
    _ pixels: inout MutableSpan<UInt32>
  ) {
    for run in runs {
      shadow.write(&mask, run.range.count, x: run.x, y: run.y, &sums, kernels)
      if !run.isWhole {
        let kernels = kernels
        var product = mask.mutableSpan
        kernels.multiply(
          &product, 0..<run.range.count, by: coverage.bytes.span, at: run.offset)
      }
      kernels.blend(&pixels, run.range, color: color.word, coverage: mask.span, at: 0)
    }
  }

  /// Draws the pixels of a layer.
  func paint(
    _ layer: Offscreen, _ coverage: Coverage, opacity: UInt8,
    _ pixels: inout MutableSpan<UInt32>
  ) {
    let below = PixelStep(pixels: grid.stride, behind: layer.surface.width)
    for run in runs {
      let start = layer.index(run.x, run.y)
      if run.isWhole && layer.isOpaque && opacity == 255 {
        kernels.copy(
          &pixels, run.range, source: layer.surface.pixels, at: start, below: below)
      } else {
        blend(layer.surface.pixels, at: start, coverage, opacity: opacity, run, &pixels)
      }
    }
  }

  /// Draws finished pixels over the run.
  func blend(
    _ texels: Span<UInt32>, at start: Int, _ coverage: Coverage, opacity: UInt8, _ run: Run,
    _ pixels: inout MutableSpan<UInt32>
  ) {
    if run.isWhole {
      kernels.blend(&pixels, run.range, source: texels, at: start, opacity: opacity)
    } else {
      kernels.blend(
        &pixels, run.range, source: texels, at: start, coverage: coverage.bytes.span,
        at: run.offset, opacity: opacity)
    }
  }

  /// Fades to the same pixels in other colors.
  mutating func recolor(
    _ matrices: [Float], _ coverage: Coverage, opacity: UInt8, _ pixels: inout MutableSpan<UInt32>
  ) {
    for run in runs {
      let whole = 0..<run.range.count
      kernels.copy(&copy, whole, source: pixels.span, at: run.range.lowerBound)
      kernels.recolor(&copy, whole, matrices: matrices)
      fade(to: copy.span, coverage, opacity: opacity, run, &pixels)
    }
  }

  /// Fades a run to other pixels by its coverage.
  private func fade(
    to other: Span<UInt32>, _ coverage: Coverage, opacity: UInt8, _ run: Run,
    _ pixels: inout MutableSpan<UInt32>
  ) {
    if run.isWhole {
      kernels.crossfade(&pixels, run.range, source: other, at: 0, opacity: opacity)
    } else {
      kernels.crossfade(
        &pixels, run.range, source: other, at: 0, coverage: coverage.bytes.span, at: run.offset,
        opacity: opacity)
    }
  }

  /// Composes the fetched source with a copy of the run, then fades towards the result.
  mutating func compose(
    by composite: CompositeOperator, _ coverage: Coverage, opacity: UInt8, _ run: Run,
    _ pixels: inout MutableSpan<UInt32>
  ) {
    let whole = 0..<run.range.count
    // Light is limited as it adds up, so it has to be faint before: the sum of two faint pictures
    // is not what lies between one of them and the sum with the other at full strength.
    let isFaint = composite == .plus && opacity < 255
    if isFaint {
      kernels.fill(&copy, whole, color: 0)
      kernels.crossfade(&source, whole, source: copy, opacity: 255 - opacity)
    }
    kernels.copy(&copy, whole, source: pixels.span, at: run.range.lowerBound)
    kernels.compose(&copy, whole, source: source, operation: composite.rawValue)
    fade(to: copy.span, coverage, opacity: isFaint ? 255 : opacity, run, &pixels)
  }

  /// Writes the paint itself, before coverage, into `source`.
  mutating func fetch(_ paint: PreparedCommand.Source, _ run: Run) {
    let whole = 0..<run.range.count
    let x = run.x
    switch paint {
    case .color(let color): kernels.fill(&source, whole, color: color.word)
    case .gradient(let gradient):
      let kernels = kernels
      var row = source.mutableSpan
      gradient.write(&row, whole, x: x, y: run.y, kernels)
    case .picture(let picture):
      let kernels = kernels
      sampled.removeAll(keepingCapacity: true)
      picture.addRuns(to: &sampled, x..<x + whole.count, y: run.y, at: 0)
      let sampled = sampled
      kernels.fill(&source, whole, color: 0)
      var row = source.mutableSpan
      picture.draw(&row, whole, x: x, y: run.y, kernels)
      picture.sample(&row, sampled.span, ahead: [], kernels)
    case .layer(let layer):
      kernels.copy(&source, whole, source: layer.surface.pixels, at: layer.index(x, run.y))
    case .shadow(let shadow, let color):
      shadow.write(&mask, whole.count, x: x, y: run.y, &sums, kernels)
      kernels.fill(&source, whole, color: 0)
      kernels.blend(&source, whole, color: color.word, coverage: mask)
    case .recolored, .letters: preconditionFailure("they are not a paint of their own")
    }
  }
}

// The same kernels on scratch rows, which are arrays.
extension KernelSet {
  fileprivate func fill(_ row: inout [UInt32], _ range: Range<Int>, color: UInt32) {
    var span = row.mutableSpan
    fill(&span, range, color: color)
  }

  fileprivate func copy(
    _ row: inout [UInt32], _ range: Range<Int>, source: Span<UInt32>, at start: Int
  ) {
    var span = row.mutableSpan
    copy(&span, range, source: source, at: start)
  }

  fileprivate func compose(
    _ row: inout [UInt32], _ range: Range<Int>, source: [UInt32], operation: Int
  ) {
    var span = row.mutableSpan
    compose(&span, range, source: source.span, at: 0, operation: operation)
  }

  fileprivate func crossfade(
    _ row: inout [UInt32], _ range: Range<Int>, source: [UInt32], opacity: UInt8
  ) {
    var span = row.mutableSpan
    crossfade(&span, range, source: source.span, at: 0, opacity: opacity)
  }

  fileprivate func recolor(_ row: inout [UInt32], _ range: Range<Int>, matrices: [Float]) {
    var span = row.mutableSpan
    recolor(&span, range, matrices: matrices.span)
  }

  fileprivate func blend(
    _ row: inout [UInt32], _ range: Range<Int>, color: UInt32, coverage: [UInt8]
  ) {
    var span = row.mutableSpan
    blend(&span, range, color: color, coverage: coverage.span, at: 0)
  }
}
