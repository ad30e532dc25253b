import SegueRaster
import TestSupport

extension SeededGenerator {
  /// A byte.
  mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }

  /// A picture of random pixels, opaque or not.
  mutating func surface(_ width: Int, _ height: Int, isOpaque: Bool) throws -> Surface {
    var surface = try Surface(width: width, height: height)
    try surface.withPixels { pixels in
      for index in pixels.indices {
        let alpha = isOpaque ? 255 : pick([255, 0, byte(), byte()])
        pixels[index] = Pixel(red: byte(), green: byte(), blue: byte(), alpha: alpha).word
      }
    }
    return surface
  }

  /// A PNG of random samples.
  mutating func rawPNG(
    _ width: Int, _ height: Int, _ color: RawPNG.Color, depth: Int
  ) -> RawPNG {
    let maximum = (1 << depth) - 1
    let pixels = (0..<width * height).map { _ in
      (0..<color.channels).map { _ in int(in: 0...maximum) }
    }
    var png = RawPNG(width: width, height: height, color: color, depth: depth, pixels: pixels)
    if color == .palette {
      png.palette = (0...maximum).map { _ in (0..<3).map { _ in int(in: 0...255) } }
    }
    return png
  }
}

extension Surface {
  /// The pixels as an array.
  var words: [UInt32] { pixels.indices.map { pixels[$0] } }

  /// A surface of these pixels.
  init(width: Int, words: [UInt32]) throws {
    try self.init(width: width, height: words.count / width)
    try withPixels { pixels in
      for index in words.indices { pixels[index] = words[index] }
    }
  }
}
