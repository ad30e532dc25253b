/// Pixels of a tile in a larger row-by-row grid.
struct PixelGrid {
  /// The pixels of the canvas that the grid holds.
  let region: PixelRect
  /// The distance from a row to the next.
  let stride: Int

  /// Where the pixel of a column and a row stands.
  @inline(__always)
  func index(_ x: Int, _ y: Int) -> Int {
    (y &- region.minY) &* stride &+ x &- region.minX
  }
}

/// Paints prepared commands into tiles; it keeps the rows that intermediate results need.
struct TilePainter {
  let kernels: KernelSet
  let grid: PixelGrid
  var source: [UInt32]
  var copy: [UInt32]
  var sums: [UInt32]
  var mask: [UInt8]

  /// A painter for tiles of at most `width` columns.
  init(_ kernels: KernelSet, _ grid: PixelGrid, width: Int) {
    self.kernels = kernels
    self.grid = grid
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
    if let background {
      for y in visible.rows {
        let start = grid.index(visible.minX, y)
        kernels.fill(&pixels, start..<start + visible.width, color: background.word)
      }
    }
    for step in plan.reversed() { paint(commands[step.index], step.area, &pixels) }
  }

  /// Paints a command in an area that its bounds hold.
  private mutating func paint(
    _ command: PreparedCommand, _ area: PixelRect, _ pixels: inout MutableSpan<UInt32>
  ) {
    for y in area.rows {
      if command.coverage.isRectangle {
        paint(command, y, area.columns, nil, &pixels)
        continue
      }
      for index in command.coverage.spans(ofRow: y) {
        let span = command.coverage.spans[index]
        let start = max(Int(span.x), area.minX)
        let end = min(Int(span.x) + Int(span.count), area.maxX)
        if start >= end { continue }
        let offset = span.isSolid ? nil : Int(span.offset) + start - Int(span.x)
        paint(command, y, start..<end, offset, &pixels)
      }
    }
  }

  /// Paints a run of pixels: all of them whole, or with the coverage that stands at `offset`.
  private mutating func paint(
    _ command: PreparedCommand, _ y: Int, _ columns: Range<Int>, _ offset: Int?,
    _ pixels: inout MutableSpan<UInt32>
  ) {
    let start = grid.index(columns.lowerBound, y)
    let run = Run(y: y, columns: columns, range: start..<start + columns.count, offset: offset)
    if command.composite != .sourceOver {
      fetch(command, run)
      compose(command, run, &pixels)
      return
    }
    switch command.source {
    case .color(let color): paint(color, command, run, &pixels)
    case .picture(let picture) where picture.isFolded: paint(picture, command, run, &pixels)
    case .layer(let layer):
      blend(layer.surface.pixels, at: layer.index(columns.lowerBound, y), command, run, &pixels)
    case .shadow(let shadow, let color): paint(shadow, color, command, run, &pixels)
    case .picture, .gradient:
      fetch(command, run)
      blend(source.span, at: 0, command, run, &pixels)
    }
  }

  /// Neighboring pixels of a row.
  struct Run {
    let y: Int
    let columns: Range<Int>
    /// Where they stand in the grid.
    let range: Range<Int>
    /// Where their coverage stands; `nil` if they are covered whole.
    let offset: Int?
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
