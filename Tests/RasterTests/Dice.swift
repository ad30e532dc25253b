import SegueGeometry
import SegueRaster

/// A seeded source of numbers (SplitMix64), so that a failure can be repeated.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }

  mutating func pixel() -> Pixel {
    Pixel(
      red: byte(), green: byte(), blue: byte(),
      alpha: [255, 0, byte(), byte()][whole(0...3)])
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
