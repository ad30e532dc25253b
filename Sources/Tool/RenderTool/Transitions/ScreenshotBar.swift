import SegueRaster
import SegueSceneGraph

/// The status bar of a screenshot, told from what is behind it: words and signs in front of rows of one color each.
struct ScreenshotBar {
  /// The words and signs in white, clear where there are none.
  let ink: Surface
  /// The screenshot without them.
  let behind: Surface
  /// The color of the words.
  let color: Color
  /// True if what is behind them is light.
  let isOnLight: Bool

  /// The largest difference from the row's color, in levels, of what is not ink.
  private static let noise = 16
  /// The least difference, in levels, of words that people can read.
  private static let contrast = 48
  /// The pixels around ink that may have a little of it.
  private static let reach = 2

  /// Creates the bar in the first rows of a screenshot; `nil` if there is none, or a picture is behind it.
  init?(of shot: Surface, rows: Int) throws(MemoryError) {
    let (width, rows) = (shot.width, min(rows, shot.height))
    let grounds = (0..<rows).map { Self.ground(of: shot, row: $0) }
    var strengths = [Int](repeating: 0, count: width * rows)
    for y in 0..<rows {
      for x in 0..<width {
        strengths[y * width + x] = Self.difference(shot.pixels[y * width + x], grounds[y])
      }
    }
    let inked = strengths.filter { $0 > Self.noise }
    guard let strongest = inked.max(), strongest >= Self.contrast, 3 * inked.count < width * rows
    else { return nil }
    ink = try Self.ink(strengths, width: width, strongest: strongest)
    behind = try Self.behind(shot, strengths, grounds)
    color = Self.color(of: shot, strengths.indices.filter { 5 * strengths[$0] > 4 * strongest })
    isOnLight = Self.lightness(grounds[rows / 2]) > 127
  }

  /// Returns the color of most of a row: the median of each channel.
  private static func ground(of shot: Surface, row: Int) -> UInt32 {
    var counts = [[Int]](repeating: [Int](repeating: 0, count: 256), count: 3)
    for x in 0..<shot.width {
      let word = shot.pixels[row * shot.width + x]
      for channel in 0..<3 { counts[channel][Int(word >> (8 * UInt32(channel)) & 255)] += 1 }
    }
    let levels = counts.map { counts in
      var passed = 0
      return UInt32(
        counts.firstIndex { count in
          passed += count
          return 2 * passed > shot.width
        } ?? 0)
    }
    return levels[0] | levels[1] << 8 | levels[2] << 16 | 0xff00_0000
  }

  /// Returns the largest difference of a channel.
  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    (0..<3).map { channel in
      let shift = 8 * UInt32(channel)
      return abs(Int(a >> shift & 255) - Int(b >> shift & 255))
    }.max() ?? 0
  }

  private static func lightness(_ word: UInt32) -> Int {
    (Int(word & 255) * 2 + Int(word >> 8 & 255) * 5 + Int(word >> 16 & 255)) / 8
  }

  private static func ink(
    _ strengths: [Int], width: Int, strongest: Int
  ) throws(MemoryError) -> Surface {
    var surface = try Surface(width: width, height: strengths.count / width)
    try surface.withPixels { pixels in
      for (index, strength) in strengths.enumerated() where strength > noise {
        let alpha = UInt8(strength * 255 / strongest)
        pixels[index] = Pixel(red: 255, green: 255, blue: 255, alpha: alpha).word
      }
    }
    return surface
  }

  /// Returns the screenshot with the color of each row where ink is or may be.
  private static func behind(
    _ shot: Surface, _ strengths: [Int], _ grounds: [UInt32]
  ) throws(MemoryError) -> Surface {
    let (width, rows) = (shot.width, grounds.count)
    var surface = shot
    try surface.withPixels { pixels in
      for (index, strength) in strengths.enumerated() where strength > noise {
        let (x, y) = (index % width, index / width)
        for row in max(y - reach, 0)...min(y + reach, rows - 1) {
          for column in max(x - reach, 0)...min(x + reach, width - 1) {
            pixels[row * width + column] = grounds[row]
          }
        }
      }
    }
    return surface
  }

  /// Returns the mean color of some pixels.
  private static func color(of shot: Surface, _ indices: [Int]) -> Color {
    let sums = indices.reduce(into: SIMD3<Int>.zero) { sums, index in
      let word = shot.pixels[index]
      sums &+= SIMD3(Int(word & 255), Int(word >> 8 & 255), Int(word >> 16 & 255))
    }
    let means = sums / SIMD3(repeating: max(indices.count, 1))
    return Color(rgb: UInt32(means.x << 16 | means.y << 8 | means.z))
  }
}
