import SegueKernels

/// The lines of a picture in strips that a parallelogram of it touches, one run per strip.
///
/// They are asked of the memory ahead of time. Being a few lines off costs a little time and changes
/// no byte, so single precision is enough.
enum StripFootprint {
  /// A corner of the parallelogram in texels, from the border on.
  struct Corner {
    var u: Float
    var v: Float
  }

  /// The lines that the parallelogram with these corners, in order around it, touches.
  static func lines(_ corners: [Corner], of level: PictureLevel) -> [StripLines] {
    let low = corners.reduce(Float.infinity) { min($0, $1.u) }
    let high = corners.reduce(-Float.infinity) { max($0, $1.u) }
    let last = (level.width + 16) / 15 - 1
    let first = max(0, Int(max(low, 0) / 15))
    let end = min(last, Int(min(max(high, 0), 32_768) / 15))
    if first > end || low > Float(level.width + 1) || high < 0 { return [] }
    var extents = [(low: Float, high: Float)](
      repeating: (.infinity, -.infinity), count: end - first + 1)
    for index in corners.indices {
      add(corners[index], corners[(index + 1) & 3], first, &extents)
    }
    let rows = level.height + 2
    var lines: [StripLines] = []
    for (index, extent) in extents.enumerated() where extent.low <= extent.high {
      let top = Int(min(max(extent.low, 0), Float(rows)))
      let bottom = Int(min(max(extent.high + 2, 0), Float(rows)))
      if top < bottom {
        lines.append(StripLines(first: (first + index) * rows + top, count: bottom - top))
      }
    }
    return lines
  }

  /// Widens the extents of the strips that an edge crosses.
  private static func add(
    _ a: Corner, _ b: Corner, _ first: Int, _ extents: inout [(low: Float, high: Float)]
  ) {
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
