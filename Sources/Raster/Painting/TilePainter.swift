import SegueKernels

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
  /// The lines of memory that the column after the one that is being sampled needs.
  var footprint = StripFootprint()

  /// A painter for tiles of at most `width` columns.
  init(_ kernels: KernelSet, _ grid: PixelGrid, width: Int) {
    self.kernels = kernels
    self.grid = grid
    let width = min(width, grid.region.width)
    source = [UInt32](repeating: 0, count: width)
    copy = source
    sums = source
    mask = [UInt8](repeating: 0, count: width)
  }

  /// Paints all commands in a tile, over `background` if there is one, over the pixels otherwise.
  ///
  /// What an opaque rectangle hides is not drawn: each command is confined to what the rectangles in
  /// front of it leave of the tile, as long as that is a rectangle.
  mutating func paint(
    _ commands: [PreparedCommand], tile: PixelRect, background: Pixel?,
    _ pixels: inout MutableSpan<UInt32>
  ) {
    var visible = tile
    var plan: [(index: Int, area: PixelRect)] = []
    for index in commands.indices.reversed() {
      let area = commands[index].bounds.intersection(visible)
      if area.isEmpty { continue }
      plan.append((index, area))
      visible = visible.without(commands[index].hidden)
      if visible.isEmpty { break }
    }
    if let background { fill(visible, background, &pixels) }
    while let step = plan.popLast() {
      if let next = plan.last, step.area.contains(next.area),
        paint(commands[next.index], next.area, over: commands[step.index], step.area, &pixels)
      {
        plan.removeLast()
      } else {
        paint(commands[step.index], step.area, &pixels)
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
    collectRuns(coverage, area)
    if case .recolored(let matrices) = paint {
      return recolor(matrices, coverage, opacity: opacity, &pixels)
    }
    if case .exchanged(let layer, let table) = paint {
      return exchange(layer, table, coverage, opacity: opacity, &pixels)
    }
    guard command.composite == .sourceOver else {
      for run in runs {
        fetch(paint, run)
        compose(by: command.composite, coverage, opacity: opacity, run, &pixels)
      }
      return
    }
    switch paint {
    case .picture(let picture) where picture.isFolded: self.paint(picture, coverage, &pixels)
    case .shadow(let shadow, let color): self.paint(shadow, color, coverage, &pixels)
    case .layer(let layer): self.paint(layer, coverage, opacity: opacity, &pixels)
    case .color, .picture, .gradient, .exchanged, .resampled, .recolored, .letters:
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
    /// Where they stand in the grid.
    let range: Range<Int>
    /// Where their coverage stands, or `whole`.
    let offset: Int

    /// Instead of an offset: all pixels are covered whole.
    static let whole = -1
    var isWhole: Bool { offset == Run.whole }
  }
}

extension PixelRect {
  /// What `other` leaves, if that is a rectangle; otherwise all of it.
  func without(_ other: PixelRect) -> PixelRect {
    let shared = intersection(other)
    if shared.isEmpty { return self }
    var rest = self
    if shared.minY == minY && shared.maxY == maxY {
      if shared.minX == minX {
        rest.minX = shared.maxX
      } else if shared.maxX == maxX {
        rest.maxX = shared.minX
      }
    } else if shared.minX == minX && shared.maxX == maxX {
      if shared.minY == minY {
        rest.minY = shared.maxY
      } else if shared.maxY == maxY {
        rest.maxY = shared.minY
      }
    }
    return rest
  }
}
