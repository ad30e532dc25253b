import SegueKernels

// Pictures that are sampled along slanted lines.
extension TilePainter {
  /// Samples a turned picture in narrow columns, so that the lines of memory that one row needs serve
  /// the next rows, too; those of the next column are asked for meanwhile, and at the end those of
  /// the first column of the rows below.
  mutating func sampleColumns(
    _ picture: PreparedPicture, over sheet: ShiftedPicture?, _ pixels: inout MutableSpan<UInt32>
  ) {
    guard let area = boundsOfRuns else { return }
    let width = SampledRun.longest
    let left = area.minX & ~(width - 1)
    for x in stride(from: left, to: area.maxX, by: width) {
      let isLast = x + width >= area.maxX
      let next = PixelRect(
        x: isLast ? left : x + width, y: isLast ? area.maxY : area.minY, width: width,
        height: area.height)
      picture.cover(next, &footprint)
      let count = collectWalks(picture, x..<x + width, over: sheet)
      let walks = sampled.span.extracting(first: count)
      if let sheet {
        let step = PixelStep(
          pixels: grid.index(next.minX, next.minY) - grid.index(x, area.minY),
          behind: sheet.index(next.minX, next.minY) - sheet.index(x, area.minY))
        picture.sample(
          &pixels, over: sheet.surface, walks, next: step, ahead: footprint.lines, kernels)
      } else {
        picture.sample(&pixels, walks, ahead: footprint.lines, kernels)
      }
    }
  }

  /// Notes the walks over the whole runs of a column that begins at a division; how many there are.
  ///
  /// They are written over those of the column before, which takes less time than adding them.
  private mutating func collectWalks(
    _ picture: PreparedPicture, _ columns: Range<Int>, over sheet: ShiftedPicture?
  ) -> Int {
    let runs = runs
    if sampled.count < runs.count {
      let none = SampledRun(
        start: 0, count: 0, skip: 0, walk: SamplingWalk(u: 0, v: 0, du: 0, dv: 0))
      sampled = [SampledRun](repeating: none, count: runs.count)
    }
    var walks = sampled.mutableSpan
    var count = 0
    for run in runs where run.isWhole {
      let start = max(run.x, columns.lowerBound)
      let end = min(run.x + run.range.count, columns.upperBound)
      guard start < end, let walk = picture.straightWalk(columns.lowerBound, run.y) else {
        continue
      }
      walks[count] = SampledRun(
        start: run.range.lowerBound + start - run.x, behind: sheet?.index(start, run.y) ?? 0,
        count: end - start, skip: start - columns.lowerBound, walk: walk)
      count += 1
    }
    return count
  }

  /// The columns and rows of the runs.
  private var boundsOfRuns: PixelRect? {
    guard let first = runs.first, let last = runs.last else { return nil }
    var area = PixelRect(minX: first.x, minY: first.y, maxX: first.x, maxY: last.y + 1)
    for run in runs {
      area.minX = min(area.minX, run.x)
      area.maxX = max(area.maxX, run.x + run.range.count)
    }
    return area
  }
}
