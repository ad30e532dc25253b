import SegueKernels

/// A command and the part of a tile in which it is seen.
struct PlannedCommand {
  let command: PreparedCommand
  let area: PixelRect
}

/// Paints prepared commands into tiles; it keeps the rows that intermediate results need.
struct TilePainter {
  let kernels: KernelSet
  var grid: PixelGrid
  var source: [UInt32]
  var copy: [UInt32]
  var sums: [UInt32]
  var mask: [UInt8]
  /// Rows of letters, clear between the commands.
  var letters: [UInt8] = []
  /// The runs of the command that is being painted.
  var runs: [Run] = []
  /// The same with their walks over a picture.
  var sampled: [SampledRun] = []
  /// A run of a layer and what follows it.
  var neighbors: [UInt32] = []
  /// Copies of pixels at edges.
  var edgePixels: [UInt32] = []
  /// Painters for nested layers, kept with their pixels for reuse.
  var inner: [TilePainter] = []
  var innerPixels: [UInt32] = []
  /// The lines of memory that the column after the one that is being sampled needs.
  var footprint = StripFootprint()

  /// A painter for tiles of at most `width` columns of a grid.
  init(_ kernels: KernelSet, _ grid: PixelGrid, width: Int) {
    self.init(kernels, grid, columns: min(width, grid.region.width))
  }

  /// A painter for tiles of at most so many columns, in this grid and in others.
  init(_ kernels: KernelSet, _ grid: PixelGrid, columns width: Int) {
    self.kernels = kernels
    self.grid = grid
    source = [UInt32](repeating: 0, count: width)
    copy = source
    sums = source
    mask = [UInt8](repeating: 0, count: width)
  }

  /// Paints all commands in a tile, over `background` if there is one, over the pixels otherwise.
  ///
  /// What an opaque command hides is not drawn: each command is confined to what those in front of it
  /// leave of the tile.
  mutating func paint(
    _ commands: [PreparedCommand], tile: PixelRect, background: Pixel?,
    _ pixels: inout MutableSpan<UInt32>
  ) {
    var visible = VisibleParts(tile)
    var plan: [PlannedCommand] = []
    for command in commands.reversed() {
      let count = plan.count
      for part in visible.parts {
        let area = command.bounds.intersection(part)
        if !area.isEmpty { plan.append(PlannedCommand(command: command, area: area)) }
      }
      if plan.count == count { continue }
      visible.remove(command.hidden(in: tile))
      if visible.parts.isEmpty { break }
    }
    if let background {
      for part in visible.parts { fill(part, with: background, under: &plan, into: &pixels) }
    }
    while let step = plan.popLast() {
      if let color = step.command.plainColor {
        fill(step.area, with: color, under: &plan, into: &pixels)
      } else if let next = plan.last, step.area.contains(next.area),
        paint(next.command, in: next.area, over: step.command, in: step.area, into: &pixels)
      {
        plan.removeLast()
      } else {
        paint(step.command, in: step.area, into: &pixels)
      }
    }
  }

  /// Makes an area one color: in one go where its rows follow each other.
  func fill(_ area: PixelRect, with color: Pixel, into pixels: inout MutableSpan<UInt32>) {
    let start = grid.index(area.minX, area.minY)
    if area.width == grid.stride && !area.isEmpty {
      kernels.build.fill(&pixels, in: start..<start + area.height * area.width, color: color.word)
      return
    }
    for y in area.rows {
      let start = grid.index(area.minX, y)
      kernels.build.fill(&pixels, in: start..<start + area.width, color: color.word)
    }
  }

  /// Paints a command in an area that its bounds hold.
  private mutating func paint(
    _ command: PreparedCommand, in area: PixelRect, into pixels: inout MutableSpan<UInt32>
  ) {
    let coverage = command.coverage
    let opacity = command.opacity
    let paint = command.source
    if case .color(let color) = paint, command.composite == .sourceOver {
      return self.paint(color, coverage: coverage, in: area, into: &pixels)
    }
    if case .letters(let masks, let color) = paint {
      return self.paint(masks, color: color, in: area, into: &pixels)
    }
    if case .inlined(let layer) = paint {
      return self.paint(layer, of: command, in: area, into: &pixels)
    }
    collectRuns(coverage, area)
    if case .recolored(let matrices) = paint {
      return recolor(matrices, coverage: coverage, opacity: opacity, into: &pixels)
    }
    if case .dissolved(let layer, let table) = paint {
      return dissolve(layer, by: table, coverage: coverage, opacity: opacity, into: &pixels)
    }
    guard command.composite == .sourceOver else {
      for run in runs {
        if run.isWhole && command.isOpaque, case .layer(let layer) = paint {
          copy(layer, in: run, into: &pixels)
          continue
        }
        fetch(paint, run)
        compose(by: command.composite, coverage: coverage, opacity: opacity, in: run, into: &pixels)
      }
      return
    }
    switch paint {
    case .picture(let picture) where picture.isFolded:
      self.paint(picture, coverage: coverage, into: &pixels)
    case .shadow(let shadow, let color):
      self.paint(shadow, color: color, coverage: coverage, into: &pixels)
    case .layer(let layer): self.paint(layer, coverage: coverage, opacity: opacity, into: &pixels)
    case .gradient(let gradient):
      self.paint(gradient, coverage: coverage, opacity: opacity, into: &pixels)
    case .color, .picture, .inlined, .dissolved, .resampled, .refracted, .recolored, .letters:
      for run in runs {
        fetch(paint, run)
        blend(source.span, at: 0, coverage: coverage, opacity: opacity, in: run, into: &pixels)
      }
    }
  }

  /// Notes the covered runs of an area.
  mutating func collectRuns(_ coverage: Coverage, _ area: PixelRect) {
    runs.removeAll(keepingCapacity: true)
    if coverage.isRectangle {
      for y in area.rows { addRun(from: area.minX, to: area.maxX, y: y, offset: Run.whole) }
      return
    }
    for y in area.rows {
      coverage.forEachRun(ofRow: y, in: area.columns) { run in
        let start = Int(run.x)
        addRun(
          from: start, to: start + Int(run.count), y: y,
          offset: run.isWhole ? Run.whole : Int(run.offset))
      }
    }
  }

  private mutating func addRun(from start: Int, to end: Int, y: Int, offset: Int) {
    let first = grid.index(start, y)
    runs.append(Run(x: start, y: y, range: first..<first + end - start, offset: offset))
  }

  /// Neighboring pixels of a row.
  struct Run {
    let x: Int
    let y: Int
    /// Indices of the run's pixels in the grid.
    let range: Range<Int>
    /// Offset of the run's coverage, or `whole`.
    let offset: Int

    /// Instead of an offset: all pixels are covered whole.
    static let whole = -1
    var isWhole: Bool { offset == Run.whole }
  }
}

// Letters, which are put together row by row before they are drawn.
extension TilePainter {
  /// Draws letters in an area.
  mutating func paint(
    _ masks: PlacedMasks, color: Pixel, in area: PixelRect, into pixels: inout MutableSpan<UInt32>
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
    _ area: PixelRect, with color: Pixel, under plan: inout [PlannedCommand],
    into pixels: inout MutableSpan<UInt32>
  ) {
    var rest = area
    while let step = plan.last, rest.contains(step.area),
      case .letters(let masks, let ink) = step.command.source
    {
      plan.removeLast()
      guard let part = masks.part(in: step.area.rows) else { continue }
      var above = rest
      (above.maxY, rest.minY) = (part.rows.lowerBound, part.rows.upperBound)
      fill(above, with: color, into: &pixels)
      let window = MaskWindow(rows: part.rows, columns: step.area.columns)
      putTogether(masks, part.masks, in: window)
      let (kernels, origin, stride) = (kernels, grid.index(0, 0), grid.stride)
      let ground = PlainGround(color: color.word, columns: area.columns)
      var rows = letters.mutableSpan
      kernels.build.paint(
        &pixels, origin: origin, stride: stride, color: ink.word, in: window, taking: &rows,
        on: ground)
    }
    fill(rest, with: color, into: &pixels)
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
          &pixels, over: sheet.surface, along: walks, next: step, ahead: footprint.lines,
          with: kernels)
      } else {
        picture.sample(&pixels, along: walks, ahead: footprint.lines, with: kernels)
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
