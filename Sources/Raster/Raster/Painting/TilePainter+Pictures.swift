import SegueKernels

// How the runs of a command take an opaque picture, whose opacity is part of its weights.
extension TilePainter {
  /// Draws a picture over the pixels.
  mutating func paint(
    _ picture: PreparedPicture, _ coverage: Coverage, _ pixels: inout MutableSpan<UInt32>
  ) {
    if picture.near == nil {
      for run in runs where run.isWhole {
        picture.draw(&pixels, run.range, x: run.x, y: run.y, below: grid.stride, kernels)
      }
    } else if picture.isTurned {
      sampleColumns(picture, over: nil, &pixels)
    } else {
      sampled.removeAll(keepingCapacity: true)
      for run in runs where run.isWhole {
        let columns = run.x..<run.x + run.range.count
        picture.addRuns(to: &sampled, columns, y: run.y, at: run.range.lowerBound)
      }
      picture.sample(&pixels, sampled.span, ahead: [], kernels)
    }
    paintEdges(picture, coverage, &pixels)
  }

  /// Draws a picture and the one behind it in one go, which saves writing and reading the pixels in
  /// between; `false` if they have to be drawn one after the other.
  mutating func paint(
    _ command: PreparedCommand, _ area: PixelRect, over backdrop: PreparedCommand,
    _ wholeArea: PixelRect, _ pixels: inout MutableSpan<UInt32>
  ) -> Bool {
    guard let picture = command.foldedPicture, let behind = backdrop.foldedPicture,
      backdrop.coverage.isRectangle, let first = behind.firstCopied(in: wholeArea)
    else { return false }
    let sheet = ShiftedPicture(
      surface: behind.picture.surface,
      grid: PixelGrid(region: wholeArea, stride: behind.picture.width), first: first)
    if picture.isTurned && picture.far == nil {
      collectRuns(command.coverage, area)
      copy(sheet, &pixels)
      sampleColumns(picture, over: sheet, &pixels)
      paintEdges(picture, command.coverage, &pixels)
      return true
    }
    guard case .moved = picture.position, command.coverage.isRectangle, area == wholeArea else {
      return false
    }
    let below = below(sheet)
    for y in area.rows {
      let start = grid.index(area.minX, y)
      picture.draw(
        &pixels, start..<start + area.width, over: sheet.surface, at: sheet.index(area.minX, y),
        x: area.minX, y: y, below: below, kernels)
    }
    return true
  }

  /// Returns the position of the row below.
  private func below(_ sheet: ShiftedPicture) -> PixelStep {
    PixelStep(pixels: grid.stride, behind: sheet.grid.stride)
  }

  /// Copies what whole runs do not cover.
  private func copy(_ sheet: ShiftedPicture, _ pixels: inout MutableSpan<UInt32>) {
    var next = runs.makeIterator()
    var run = next.next()
    for y in sheet.grid.region.rows {
      var x = sheet.grid.region.minX
      while let current = run, current.y == y {
        if current.isWhole {
          copy(sheet, x..<current.x, y, &pixels)
          x = current.x + current.range.count
        }
        run = next.next()
      }
      copy(sheet, x..<sheet.grid.region.maxX, y, &pixels)
    }
  }

  private func copy(
    _ sheet: ShiftedPicture, _ columns: Range<Int>, _ y: Int, _ pixels: inout MutableSpan<UInt32>
  ) {
    let start = grid.index(columns.lowerBound, y)
    kernels.build.copy(
      &pixels, in: start..<start + columns.count, source: sheet.surface.pixels,
      at: sheet.index(columns.lowerBound, y), below: below(sheet))
  }

  /// Draws a picture at edges: over copies of the runs, towards which the pixels fade.
  private mutating func paintEdges(
    _ picture: PreparedPicture, _ coverage: Coverage, _ pixels: inout MutableSpan<UInt32>
  ) {
    let edges = runs.filter { !$0.isWhole }
    if edges.isEmpty { return }
    sampled.removeAll(keepingCapacity: true)
    var count = 0
    for edge in edges {
      let columns = edge.x..<edge.x + edge.range.count
      picture.addRuns(to: &sampled, columns, y: edge.y, at: count)
      count += columns.count
    }
    if edgePixels.count < count { edgePixels = [UInt32](repeating: 0, count: count) }
    let (sampled, kernels) = (sampled, kernels)
    var copies = edgePixels.mutableSpan
    var start = 0
    for edge in edges {
      let range = start..<start + edge.range.count
      kernels.build.copy(&copies, in: range, source: pixels.span, at: edge.range.lowerBound)
      picture.draw(&copies, range, x: edge.x, y: edge.y, kernels)
      start = range.upperBound
    }
    picture.sample(&copies, sampled.span, ahead: [], kernels)
    start = 0
    for edge in edges {
      kernels.build.crossfade(
        &pixels, in: edge.range, source: copies.span, at: start, coverage: coverage.bytes.span,
        at: edge.offset, opacity: 255)
      start += edge.range.count
    }
  }
}

/// A picture that is moved by whole pixels and fills a part of the canvas.
struct ShiftedPicture {
  let surface: Surface
  /// The part, as rows of the picture.
  let grid: PixelGrid
  /// Index of the first pixel of the part.
  let first: Int

  /// Returns the index of the pixel at a column and a row of the canvas.
  func index(_ x: Int, _ y: Int) -> Int { first + grid.index(x, y) }
}

extension PreparedCommand {
  /// The picture that the command draws, if its opacity is part of the weights.
  fileprivate var foldedPicture: PreparedPicture? {
    guard case .picture(let picture) = source, picture.isFolded, composite == .sourceOver else {
      return nil
    }
    return picture
  }
}
