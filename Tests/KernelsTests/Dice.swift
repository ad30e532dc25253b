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

  /// A premultiplied pixel; every fourth one opaque, every fourth one clear.
  mutating func pixel() -> UInt32 {
    let alpha = [UInt32(next() % 256), UInt32(next() % 256), 255, 0][Int(next() % 4)]
    func channel(_ shift: UInt32) -> UInt32 { UInt32(next() % UInt64(alpha + 1)) << shift }
    return channel(0) | channel(8) | channel(16) | alpha << 24
  }

  mutating func pixels(_ count: Int) -> [UInt32] { (0..<count).map { _ in pixel() } }

  mutating func opaquePixels(_ count: Int) -> [UInt32] {
    (0..<count).map { _ in UInt32(truncatingIfNeeded: next()) | 0xff00_0000 }
  }

  mutating func coverage(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in [0, 255, UInt8(next() % 256), UInt8(next() % 256)][Int(next() % 4)] }
  }
}
