/// Pixels of a tile in a larger row-by-row grid.
struct PixelGrid {
  /// The pixels of the canvas that the grid holds.
  let region: PixelRect
  /// The distance from a row to the next.
  let stride: Int

  /// Returns the index of the pixel at a column and a row.
  @inline(__always)
  func index(_ x: Int, _ y: Int) -> Int {
    (y &- region.minY) &* stride &+ x &- region.minX
  }
}
