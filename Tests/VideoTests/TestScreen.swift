import SegueVideo
import SegueRaster
import Testing

/// A screen with rows of text-like marks, a photo with grain and a card, that slides in and fades as
/// screens do; drawn without our rasterizer.
struct TestScreen {
  let width: Int
  let height: Int

  /// The color of a pixel in a frame: red, green and blue.
  func color(_ x: Int, _ y: Int, frame: Int) -> (Int, Int, Int) {
    let slide = max(0, 40 - frame * frame / 8)
    let (u, v) = (x + slide, y)
    if u >= width { return (24, 24, 28) }
    if v < height / 8 { return (200 - frame % 40, 205, 215) }
    if v < height / 2 { return row(u, v) }
    return photo(u, v)
  }

  /// A list: rows with bars as words of a text, dark on white.
  private func row(_ u: Int, _ v: Int) -> (Int, Int, Int) {
    let isInk = v % 24 > 8 && v % 24 < 18 && (u * 7 + v / 24 * 13) % 11 < 4 && u % 60 < 48
    return isInk ? (30, 30, 36) : v % 24 == 0 ? (210, 210, 215) : (255, 255, 255)
  }

  /// A picture: slow gradients with a little grain.
  private func photo(_ u: Int, _ v: Int) -> (Int, Int, Int) {
    let grain = Int(UInt32(truncatingIfNeeded: u &* 374_761_393 &+ v &* 668_265_263) >> 29) - 3
    return (
      min(255, max(0, u * 200 / width + 30 + grain)),
      min(255, max(0, v * 180 / height + grain + 20)),
      min(255, max(0, 160 - u * 90 / width + grain))
    )
  }

  /// The frame as premultiplied pixels; where `alpha` is given, of that opacity.
  func surface(frame: Int, alpha: (Int, Int) -> UInt8 = { _, _ in 255 }) throws -> Surface {
    var surface = try Surface(width: width, height: height)
    try surface.withPixels { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let (r, g, b) = color(x, y, frame: frame)
          pixels[y * width + x] =
            Pixel(red: UInt8(r), green: UInt8(g), blue: UInt8(b), alpha: alpha(x, y)).word
        }
      }
    }
    return surface
  }

  /// The frame as video planes, by the formula in floating point; an odd size is padded.
  func planes(frame: Int) -> VideoPlanes {
    var planes = VideoPlanes(width: width, height: height)
    func at(_ x: Int, _ y: Int) -> SIMD3<Double> {
      let c = color(min(max(x, 0), width - 1), min(y, height - 1), frame: frame)
      return SIMD3(Double(c.0), Double(c.1), Double(c.2))
    }
    for y in 0..<planes.height {
      for x in 0..<planes.width {
        let luma = (at(x, y) * SIMD3(0.2126, 0.7152, 0.0722)).sum()
        planes.luma[y * planes.width + x] = UInt8((16 + 219 * luma / 255).rounded())
      }
    }
    for y in 0..<planes.height / 2 {
      for x in 0..<planes.width / 2 {
        let upper = at(2 * x - 1, 2 * y) + 2 * at(2 * x, 2 * y) + at(2 * x + 1, 2 * y)
        let lower = at(2 * x - 1, 2 * y + 1) + 2 * at(2 * x, 2 * y + 1) + at(2 * x + 1, 2 * y + 1)
        let mean = (upper + lower) / 8
        let luma = (mean * SIMD3(0.2126, 0.7152, 0.0722)).sum()
        let i = y * planes.width / 2 + x
        planes.blue[i] = UInt8((128 + 224 * (mean.z - luma) / 1.8556 / 255).rounded())
        planes.red[i] = UInt8((128 + 224 * (mean.x - luma) / 1.5748 / 255).rounded())
      }
    }
    return planes
  }
}
