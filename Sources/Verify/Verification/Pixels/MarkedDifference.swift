package import SegueRaster

/// The actual picture, nearly white and desaturated, with every differing pixel in a strong color.
package struct MarkedDifference: Sendable {
  /// The picture, as large as both together.
  package let surface: Surface
  /// The number of pixels that differ; what only one of the two has, differs.
  package let count: Int

  /// Pixels that differ.
  package static let mark = Pixel(red: 0xE6, green: 0x00, blue: 0x6E)

  /// Marks what differs between two pictures.
  package init(expected old: Surface, actual new: Surface) throws(MemoryError) {
    let canvas = old.bounds.union(new.bounds)
    var surface = try Surface(width: canvas.width, height: canvas.height)
    var count = 0
    try surface.withPixels { target in
      for y in canvas.rows {
        for x in canvas.columns {
          let pixel = new.bounds.has(x, y) ? new[x, y] : nil
          let isSame = pixel != nil && old.bounds.has(x, y) && old[x, y] == pixel
          count += isSame ? 0 : 1
          target[y * canvas.width + x] = (isSame ? (pixel ?? .clear).faint : Self.mark).word
        }
      }
    }
    self.surface = surface
    self.count = count
  }
}

extension PixelRect {
  /// Returns `true` if the pixel is inside.
  package func has(_ x: Int, _ y: Int) -> Bool { x >= minX && x < maxX && y >= minY && y < maxY }
}

extension Pixel {
  /// The pixel on white, without its color, and almost white.
  fileprivate var faint: Pixel {
    let white = 255 - Int(alpha)
    let luma = (Int(red) * 54 + Int(green) * 183 + Int(blue) * 19) / 256 + white
    let gray = UInt8(min(255, 255 - (255 - luma) * 2 / 5))
    return Pixel(red: gray, green: gray, blue: gray)
  }
}
