/// A finished surface and where on the canvas it stands.
struct Offscreen: Sendable {
  let surface: Surface
  let region: PixelRect
  /// Whether every pixel of the region is known to be opaque.
  var isOpaque = false

  /// Where the pixel of a column and a row stands in the surface.
  func index(_ x: Int, _ y: Int) -> Int { (y - region.minY) * region.width + x - region.minX }
}
