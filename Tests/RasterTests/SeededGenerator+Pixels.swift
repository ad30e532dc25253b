import SegueRaster
import TestSupport

extension SeededGenerator {
  mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }

  mutating func pixel() -> Pixel {
    Pixel(
      red: byte(), green: byte(), blue: byte(),
      alpha: [255, 0, byte(), byte()][int(in: 0...3)])
  }

  /// A picture of random pixels, opaque or not.
  mutating func surface(_ width: Int, _ height: Int, isOpaque: Bool) throws -> Surface {
    var words = (0..<width * height).map { _ in pixel().word }
    if isOpaque { words = words.map { $0 | 0xff00_0000 } }
    var surface = try Surface(width: width, height: height)
    try surface.withPixels { pixels in
      for index in words.indices { pixels[index] = words[index] }
    }
    return surface
  }
}
