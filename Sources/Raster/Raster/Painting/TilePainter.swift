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
      for part in visible.parts { fill(part, background, under: &plan, &pixels) }
    }
    while let step = plan.popLast() {
      if let color = step.command.plainColor {
        fill(step.area, color, under: &plan, &pixels)
      } else if let next = plan.last, step.area.contains(next.area),
        paint(next.command, next.area, over: step.command, step.area, &pixels)
      {
        plan.removeLast()
      } else {
        paint(step.command, step.area, &pixels)
      }
    }
  }

  /// Makes an area one color: in one go where its rows follow each other.
  func fill(_ area: PixelRect, _ color: Pixel, _ pixels: inout MutableSpan<UInt32>) {
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
    _ command: PreparedCommand, _ area: PixelRect, _ pixels: inout MutableSpan<UInt32>
  ) {
    let coverage = command.coverage
    let opacity = command.opacity
    let paint = command.source
    if case .color(let color) = paint, command.composite == .sourceOver {
      return self.paint(color, coverage, area, &pixels)
    }
    if case .letters(let masks, let color) = paint {
      return self.paint(masks, color, area, &pixels)
    }
    if case .inlined(let layer) = paint { return self.paint(layer, command, area, &pixels) }
    collectRuns(coverage, area)
    if case .recolored(let matrices) = paint {
      return recolor(matrices, coverage, opacity: opacity, &pixels)
    }
    if case .exchanged(let layer, let table) = paint {
      return exchange(layer, table, coverage, opacity: opacity, &pixels)
    }
    guard command.composite == .sourceOver else {
      for run in runs {
        if run.isWhole && command.isOpaque, case .layer(let layer) = paint {
          copy(layer, run, &pixels)
          continue
        }
        fetch(paint, run)
        compose(by: command.composite, coverage, opacity: opacity, run, &pixels)
      }
      return
    }
    switch paint {
    case .picture(let picture) where picture.isFolded: self.paint(picture, coverage, &pixels)
    case .shadow(let shadow, let color): self.paint(shadow, color, coverage, &pixels)
    case .layer(let layer): self.paint(layer, coverage, opacity: opacity, &pixels)
    case .gradient(let gradient): self.paint(gradient, coverage, opacity: opacity, &pixels)
    case .color, .picture, .inlined, .exchanged, .resampled, .recolored, .letters:
      for run in runs {
        fetch(paint, run)
        blend(source.span, at: 0, coverage, opacity: opacity, run, &pixels)
      }
    }
  }

  /// Notes the covered runs of an area.
  mutating func collectRuns(_ coverage: Coverage, _ area: PixelRect) {
    runs.removeAll(keepingCapacity: true)
    if coverage.isRectangle {
      for y in area.rows { addRun(area.minX, area.maxX, y, Run.whole) }
      return
    }
    for y in area.rows {
      coverage.forEachRun(ofRow: y, in: area.columns) { run in
        let start = Int(run.x)
        addRun(start, start + Int(run.count), y, run.isWhole ? Run.whole : Int(run.offset))
      }
    }
  }

  private mutating func addRun(_ start: Int, _ end: Int, _ y: Int, _ offset: Int) {
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
