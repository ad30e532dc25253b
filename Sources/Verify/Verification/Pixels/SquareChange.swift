import SegueRaster

/// Difference between two pictures in one square, pixel by pixel.
struct SquareChange {
  /// Number of pixels that differ.
  private(set) var count = 0
  /// Maximum difference of a channel, in levels.
  private(set) var levels = 0
  /// Sum of the differences, in levels.
  private(set) var sum = 0
  /// Box around what differs.
  private(set) var box: PixelRect?
  /// Maximum difference that no other way of smoothing the same edges explains, in levels.
  private(set) var unexplained = 0
  /// True if an edge is where the other picture has none.
  private(set) var hasMovedEdge = false
  /// Sum of the increases in lightness, in 256ths of a level.
  private(set) var increase = 0

  /// Part of the contrast around a pixel by which it may differ: as if its edge were a quarter of a pixel elsewhere.
  private static let part = 4
  /// The most levels that may be noise.
  static let noise = 8
  /// Contrast of what is an edge, in levels, and the part of it without which it is none.
  private static let edge = (levels: 24, part: 3)

  /// Compares a square of two pictures, and counts its pixels by their levels.
  init(_ pair: PicturePair, in place: PixelRect, counting counts: inout [Int]) {
    let (old, new) = (pair.old.pixels, pair.new.pixels)
    var contrasts: SquareContrasts?
    var (left, right, top, bottom) = (Int.max, -1, place.minY, -1)
    for y in place.rows {
      let (oldStart, newStart) = (y * pair.old.width, y * pair.new.width)
      for x in place.columns {
        let (before, after) = (old[oldStart + x] | pair.opaque, new[newStart + x] | pair.opaque)
        if before == after { continue }
        let levels = PicturePair.levels(before, after)
        counts[levels] += 1
        if count == 0 { top = y }
        (left, right, bottom) = (min(left, x), max(right, x), y)
        count += 1
        sum += levels
        self.levels = max(self.levels, levels)
        increase += PicturePair.increase(before, after)
        // One level is how two rasterizers round.
        if levels > 1, needs(levels) { judge(pair, x, y, levels, in: place, &contrasts) }
      }
    }
    if count > 0 {
      box = PixelRect(minX: left, minY: top, maxX: right + 1, maxY: bottom + 1)
    }
  }

  /// Returns true if a pixel that differs by so many levels can tell more of the square.
  private func needs(_ levels: Int) -> Bool {
    !hasMovedEdge && hasEdges ?? true || levels > unexplained && unexplained <= Self.noise
  }

  /// True if the square or what is next to it has edges, once that was asked.
  private var hasEdges: Bool?

  private mutating func judge(
    _ pair: PicturePair, _ x: Int, _ y: Int, _ levels: Int, in place: PixelRect,
    _ known: inout SquareContrasts?
  ) {
    var contrasts = known.take() ?? SquareContrasts(around: place)
    defer { known = contrasts }
    let contrast = contrasts.contrast(of: pair, x, y)
    guard Self.part * levels > max(contrast.old, contrast.new) else { return }
    unexplained = max(unexplained, levels)
    if hasMovedEdge { return }
    let near = hasEdges ?? pair.hasEdges(of: Self.edge.levels, in: place.outset(by: 2))
    hasEdges = near
    if !near { return }
    for nextY in pair.rows(around: y) {
      for nextX in pair.columns(around: x) {
        let near = contrasts.contrast(of: pair, nextX, nextY)
        let (low, high) = (min(near.old, near.new), max(near.old, near.new))
        if high >= Self.edge.levels, Self.edge.part * low < high { hasMovedEdge = true }
      }
    }
  }
}
