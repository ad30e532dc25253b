import SegueKernels

extension DamagedRegion {
  /// Calls `body` with neighboring rows and the columns in which they are not damaged.
  func forEachRest(_ body: (Range<Int>, Range<Int>) -> Void) {
    var top = bounds.minY
    while top < bounds.maxY {
      let bottom = rowsAlike(from: top)
      var left = bounds.minX
      for damaged in columns(in: top..<bottom) {
        if left < damaged.lowerBound { body(top..<bottom, left..<damaged.lowerBound) }
        left = damaged.upperBound
      }
      if left < bounds.maxX { body(top..<bottom, left..<bounds.maxX) }
      top = bottom
    }
  }
}

extension Surface {
  /// Takes the pixels of another surface that are not damaged.
  package mutating func copy(_ other: Surface, outside damage: DamagedRegion) throws(MemoryError) {
    precondition(width == other.width && height == other.height, "surfaces of different sizes")
    let width = width
    try withPixels { pixels in
      damage.forEachRest { rows, columns in
        if columns.count == width {
          let whole = rows.lowerBound * width..<rows.upperBound * width
          return KernelBuild.copy(&pixels, in: whole, source: other.pixels, at: whole.lowerBound)
        }
        for y in rows {
          let start = y * width + columns.lowerBound
          KernelBuild.copy(
            &pixels, in: start..<start + columns.count, source: other.pixels, at: start)
        }
      }
    }
  }
}
