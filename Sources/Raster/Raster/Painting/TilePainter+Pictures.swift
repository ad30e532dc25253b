import SegueKernels

// How the runs of a command take an opaque picture, whose opacity is part of its weights.
extension TilePainter {
  /// Draws a picture over the pixels.
  mutating func paint(
    _ picture: PreparedPicture, coverage: Coverage, into pixels: inout MutableSpan<UInt32>
  ) {
    if picture.near == nil {
      for run in runs where run.isWhole {
        picture.draw(
          &pixels, columns: run.range, x: run.x, y: run.y, below: grid.stride, with: kernels)
      }
    } else if picture.isTurned {
      sampleColumns(picture, over: nil, &pixels)
    } else {
      sampled.removeAll(keepingCapacity: true)
      for run in runs where run.isWhole {
        let columns = run.x..<run.x + run.range.count
        picture.addRuns(to: &sampled, columns, y: run.y, at: run.range.lowerBound)
      }
      picture.sample(&pixels, along: sampled.span, ahead: [], with: kernels)
    }
    paintEdges(picture, coverage: coverage, into: &pixels)
  }

  /// Draws a picture and the one behind it in one go, which saves writing and reading the pixels in
  /// between; `false` if they have to be drawn one after the other.
  mutating func paint(
    _ command: PreparedCommand, in area: PixelRect, over backdrop: PreparedCommand,
    in wholeArea: PixelRect, into pixels: inout MutableSpan<UInt32>
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
      paintEdges(picture, coverage: command.coverage, into: &pixels)
      return true
    }
    guard case .moved = picture.position, command.coverage.isRectangle, area == wholeArea else {
      return false
    }
    let below = below(sheet)
    for y in area.rows {
      let start = grid.index(area.minX, y)
      picture.draw(
        &pixels, columns: start..<start + area.width, over: sheet.surface,
        at: sheet.index(area.minX, y),
        x: area.minX, y: y, below: below, with: kernels)
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
          copy(sheet, columns: x..<current.x, y: y, into: &pixels)
          x = current.x + current.range.count
        }
        run = next.next()
      }
      copy(sheet, columns: x..<sheet.grid.region.maxX, y: y, into: &pixels)
    }
  }

  private func copy(
    _ sheet: ShiftedPicture, columns: Range<Int>, y: Int, into pixels: inout MutableSpan<UInt32>
  ) {
    let start = grid.index(columns.lowerBound, y)
    kernels.build.copy(
      &pixels, in: start..<start + columns.count, source: sheet.surface.pixels,
      at: sheet.index(columns.lowerBound, y), below: below(sheet))
  }

  /// Draws a picture at edges: over copies of the runs, towards which the pixels fade.
  private mutating func paintEdges(
    _ picture: PreparedPicture, coverage: Coverage, into pixels: inout MutableSpan<UInt32>
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
      picture.draw(&copies, columns: range, x: edge.x, y: edge.y, with: kernels)
      start = range.upperBound
    }
    picture.sample(&copies, along: sampled.span, ahead: [], with: kernels)
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
