import SegueKernels

/// The lines of a picture in strips that a parallelogram of it touches, one run per strip.
///
/// They are asked of the memory ahead of time. Being a few lines off costs a little time and changes
/// no byte, so single precision is enough. One value serves many parallelograms, so that they share
/// its memory.
struct StripFootprint {
  /// A corner of the parallelogram in texels, from the border on.
  struct Corner {
    var u: Float
    var v: Float
  }

  /// The lines of the last parallelogram.
  private(set) var lines: [StripLines] = []
  /// The lowest and the highest row in each strip.
  private var extents: [Extent] = []
  /// The strip of the first extent.
  private var first = 0

  private struct Extent {
    var low = Float.infinity
    var high = -Float.infinity
  }

  /// Finds the lines that the parallelogram with these corners, in order around it, touches.
  mutating func cover(_ corners: (Corner, Corner, Corner, Corner), of level: PictureLevel) {
    clear()
    let (a, b, c, d) = corners
    let low = min(min(a.u, b.u), min(c.u, d.u))
    let high = max(max(a.u, b.u), max(c.u, d.u))
    let last = (level.width + 16) / 15 - 1
    first = max(0, Int(max(low, 0) / 15))
    let end = min(last, Int(min(max(high, 0), 32_768) / 15))
    if first > end || low > Float(level.width + 1) || high < 0 { return }
    for _ in first...end { extents.append(Extent()) }
    cross(a, b)
    cross(b, c)
    cross(c, d)
    cross(d, a)
    collect(rows: level.height + 2)
  }

  /// Forgets the lines.
  mutating func clear() {
    lines.removeAll(keepingCapacity: true)
    extents.removeAll(keepingCapacity: true)
  }

  private mutating func collect(rows: Int) {
    let limit = Float(rows)
    for index in extents.indices where extents[index].low <= extents[index].high {
      let top = Int(min(max(extents[index].low, 0), limit))
      let bottom = Int(min(max(extents[index].high + 2, 0), limit))
      if top < bottom {
        lines.append(StripLines(first: (first + index) * rows + top, count: bottom - top))
      }
    }
  }

  /// Widens the extents of the strips that an edge crosses.
  private mutating func cross(_ a: Corner, _ b: Corner) {
    let (left, right) = a.u <= b.u ? (a, b) : (b, a)
    let slope = right.u - left.u > 0.01 ? (right.v - left.v) / (right.u - left.u) : 0
    let start = max(0, Int(max(left.u, 0) / 15) - first)
    let end = min(extents.count - 1, Int(max(right.u, 0) / 15) - first)
    if start > end { return }
    for index in start...end {
      let side = Float((first + index) * 15)
      let from = left.v + (max(left.u, side) - left.u) * slope
      let to = slope == 0 ? right.v : left.v + (min(right.u, side + 15) - left.u) * slope
      extents[index].low = min(extents[index].low, min(from, to))
      extents[index].high = max(extents[index].high, max(from, to))
    }
  }
}

/// Columns cut where the canvas is, so that what is computed from the start of a segment does not
/// depend on the tile: each part with the first column of its segment.
struct Segments: Sequence, IteratorProtocol {
  private var columns: Range<Int>
  private let length: Int

  /// `columns` cut at the multiples of `length`, a power of two.
  init(_ columns: Range<Int>, every length: Int) {
    self.columns = columns
    self.length = length
  }

  mutating func next() -> (part: Range<Int>, base: Int)? {
    guard !columns.isEmpty else { return nil }
    let base = columns.lowerBound & ~(length - 1)
    let end = Swift.min(base + length, columns.upperBound)
    defer { columns = end..<columns.upperBound }
    return (columns.lowerBound..<end, base)
  }
}
