import SegueKernels

// How the runs of a command take each kind of paint.
extension TilePainter {
  /// Draws one color in an area; all spans in one go, because they are many and short.
  func paint(
    _ color: Pixel, coverage: Coverage, in area: PixelRect, into pixels: inout MutableSpan<UInt32>
  ) {
    if coverage.isRectangle {
      if color.isOpaque { return fill(area, with: color, into: &pixels) }
      for y in area.rows {
        let start = grid.index(area.minX, y)
        kernels.build.blend(&pixels, in: start..<start + area.width, color: color.word)
      }
      return
    }
    let top = coverage.bounds.minY
    let window = SpanWindow(
      rows: area.minY - top..<area.maxY - top, columns: area.columns,
      origin: grid.index(0, top), stride: grid.stride)
    kernels.build.paint(
      &pixels, in: window, color: color.word, spans: coverage.spans.span,
      starts: coverage.starts.span, coverage: coverage.bytes.span)
  }

  mutating func paint(
    _ shadow: ShadowRows, color: Pixel, coverage: Coverage,
    into pixels: inout MutableSpan<UInt32>
  ) {
    for run in runs {
      shadow.write(&mask, count: run.range.count, x: run.x, y: run.y, sums: &sums, with: kernels)
      if !run.isWhole {
        let kernels = kernels
        var product = mask.mutableSpan
        kernels.build.multiply(
          &product, in: 0..<run.range.count, by: coverage.bytes.span, at: run.offset)
      }
      kernels.build.blend(&pixels, in: run.range, color: color.word, coverage: mask.span, at: 0)
    }
  }

  /// Draws the pixels of a layer.
  func paint(
    _ layer: Offscreen, coverage: Coverage, opacity: UInt8,
    into pixels: inout MutableSpan<UInt32>
  ) {
    for run in runs {
      if run.isWhole && layer.isOpaque && opacity == 255 {
        copy(layer, in: run, into: &pixels)
      } else {
        let start = layer.index(run.x, run.y)
        blend(
          layer.surface.pixels, at: start, coverage: coverage, opacity: opacity, in: run,
          into: &pixels)
      }
    }
  }

  /// Puts the pixels of a layer in place of the run.
  func copy(_ layer: Offscreen, in run: Run, into pixels: inout MutableSpan<UInt32>) {
    kernels.build.copy(
      &pixels, in: run.range, source: layer.surface.pixels, at: layer.index(run.x, run.y),
      below: PixelStep(pixels: grid.stride, behind: layer.surface.width))
  }

  /// Draws finished pixels over the run.
  func blend(
    _ texels: Span<UInt32>, at start: Int, coverage: Coverage, opacity: UInt8, in run: Run,
    into pixels: inout MutableSpan<UInt32>
  ) {
    if run.isWhole {
      kernels.build.blend(&pixels, in: run.range, source: texels, at: start, opacity: opacity)
    } else {
      kernels.build.blend(
        &pixels, in: run.range, source: texels, at: start, coverage: coverage.bytes.span,
        at: run.offset, opacity: opacity)
    }
  }

  /// Draws a gradient; one that hides what is there is written in its place.
  mutating func paint(
    _ gradient: GradientRows, coverage: Coverage, opacity: UInt8,
    into pixels: inout MutableSpan<UInt32>
  ) {
    for run in runs {
      if run.isWhole && gradient.isOpaque && opacity == 255 {
        gradient.write(&pixels, columns: run.range, x: run.x, y: run.y, with: kernels)
      } else {
        fetch(.gradient(gradient), run)
        blend(source.span, at: 0, coverage: coverage, opacity: opacity, in: run, into: &pixels)
      }
    }
  }

  /// Fades to the same pixels in other colors.
  mutating func recolor(
    _ matrices: [Float], coverage: Coverage, opacity: UInt8, into pixels: inout MutableSpan<UInt32>
  ) {
    for run in runs {
      if run.isWhole && opacity == 255 {
        kernels.build.recolor(&pixels, in: run.range, matrices: matrices.span)
        continue
      }
      let whole = 0..<run.range.count
      kernels.build.copy(&copy, in: whole, source: pixels.span, at: run.range.lowerBound)
      kernels.build.recolor(&copy, in: whole, matrices: matrices)
      fade(to: copy.span, coverage: coverage, opacity: opacity, in: run, into: &pixels)
    }
  }

  /// Fades a run to other pixels by its coverage.
  func fade(
    to other: Span<UInt32>, coverage: Coverage, opacity: UInt8, in run: Run,
    into pixels: inout MutableSpan<UInt32>
  ) {
    if run.isWhole {
      kernels.build.crossfade(&pixels, in: run.range, source: other, at: 0, opacity: opacity)
    } else {
      kernels.build.crossfade(
        &pixels, in: run.range, source: other, at: 0, coverage: coverage.bytes.span, at: run.offset,
        opacity: opacity)
    }
  }

  /// Composes the fetched source with a copy of the run, then fades towards the result.
  mutating func compose(
    by composite: CompositeOperator, coverage: Coverage, opacity: UInt8, in run: Run,
    into pixels: inout MutableSpan<UInt32>
  ) {
    let whole = 0..<run.range.count
    // Light is limited as it adds up, so it has to be faint before: the sum of two faint pictures
    // is not what lies between one of them and the sum with the other at full strength.
    let isFaint = composite == .plus && opacity < 255
    if isFaint {
      kernels.build.fill(&copy, in: whole, color: 0)
      kernels.build.crossfade(&source, in: whole, source: copy, opacity: 255 - opacity)
    }
    kernels.build.copy(&copy, in: whole, source: pixels.span, at: run.range.lowerBound)
    kernels.build.compose(&copy, in: whole, source: source, by: composite)
    fade(
      to: copy.span, coverage: coverage, opacity: isFaint ? 255 : opacity, in: run, into: &pixels)
  }

  /// Writes the paint itself, before coverage, into `source`.
  mutating func fetch(_ paint: PreparedCommand.Source, _ run: Run) {
    let whole = 0..<run.range.count
    let x = run.x
    switch paint {
    case .color(let color): kernels.build.fill(&source, in: whole, color: color.word)
    case .gradient(let gradient):
      let kernels = kernels
      var row = source.mutableSpan
      gradient.write(&row, columns: whole, x: x, y: run.y, with: kernels)
    case .picture(let picture):
      let kernels = kernels
      sampled.removeAll(keepingCapacity: true)
      picture.addRuns(to: &sampled, x..<x + whole.count, y: run.y, at: 0)
      let sampled = sampled
      kernels.build.fill(&source, in: whole, color: 0)
      var row = source.mutableSpan
      picture.draw(&row, columns: whole, x: x, y: run.y, with: kernels)
      picture.sample(&row, along: sampled.span, ahead: [], with: kernels)
    case .layer(let layer):
      kernels.build.copy(
        &source, in: whole, source: layer.surface.pixels, at: layer.index(x, run.y))
    case .shadow(let shadow, let color):
      shadow.write(&mask, count: whole.count, x: x, y: run.y, sums: &sums, with: kernels)
      kernels.build.fill(&source, in: whole, color: 0)
      kernels.build.blend(&source, in: whole, color: color.word, coverage: mask)
    case .resampled(let layer, let resampling): fetch(layer, by: resampling, run)
    case .refracted(let layer, let lens):
      let kernels = kernels
      var row = source.mutableSpan
      lens.write(
        &row, columns: x..<x + whole.count, y: run.y, through: layer.surface.pixels,
        in: layer.region, with: kernels)
    case .inlined, .dissolved, .recolored, .letters:
      preconditionFailure("they are not a paint of their own")
    }
  }
}

// The same kernels on scratch rows, which are arrays.
extension Kernels {
  fileprivate static func fill(_ row: inout [UInt32], in range: Range<Int>, color: UInt32) {
    var span = row.mutableSpan
    fill(&span, in: range, color: color)
  }

  fileprivate static func copy(
    _ row: inout [UInt32], in range: Range<Int>, source: Span<UInt32>, at start: Int
  ) {
    var span = row.mutableSpan
    copy(&span, in: range, source: source, at: start)
  }

  fileprivate static func compose(
    _ row: inout [UInt32], in range: Range<Int>, source: [UInt32], by composite: CompositeOperator
  ) {
    var span = row.mutableSpan
    compose(&span, in: range, source: source.span, at: 0, by: composite)
  }

  fileprivate static func crossfade(
    _ row: inout [UInt32], in range: Range<Int>, source: [UInt32], opacity: UInt8
  ) {
    var span = row.mutableSpan
    crossfade(&span, in: range, source: source.span, at: 0, opacity: opacity)
  }

  fileprivate static func recolor(_ row: inout [UInt32], in range: Range<Int>, matrices: [Float]) {
    var span = row.mutableSpan
    recolor(&span, in: range, matrices: matrices.span)
  }

  fileprivate static func blend(
    _ row: inout [UInt32], in range: Range<Int>, color: UInt32, coverage: [UInt8]
  ) {
    var span = row.mutableSpan
    blend(&span, in: range, color: color, coverage: coverage.span, at: 0)
  }
}
