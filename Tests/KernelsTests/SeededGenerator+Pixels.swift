import TestSupport

extension SeededGenerator {
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
