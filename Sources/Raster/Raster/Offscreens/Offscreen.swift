/// A finished surface and where on the canvas it stands.
struct Offscreen: Sendable {
  let surface: Surface
  let region: PixelRect
  /// True if every pixel of the region is known to be opaque.
  var isOpaque = false

  /// A layer without a pixel.
  static func nothing() throws(MemoryError) -> Offscreen {
    Offscreen(
      surface: try Surface(width: 1, height: 1), region: PixelRect(x: 0, y: 0, width: 0, height: 0))
  }

  /// Returns the index in the surface of the pixel at a column and a row.
  func index(_ x: Int, _ y: Int) -> Int { (y - region.minY) * region.width + x - region.minX }
}
