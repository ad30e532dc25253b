/// The sums and frames of zlib, written down from their definitions.
enum Zlib {
  /// A zlib stream that only stores `bytes`.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65_535, bytes.count)
      let count = end - start
      result += [end == bytes.count ? 1 : 0]
      result += [
        UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8 & 255),
      ]
      result += bytes[start..<end]
      start = end
    } while start < bytes.count
    return result + adler32(bytes)
  }

  private static func adler32(_ bytes: [UInt8]) -> [UInt8] {
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return RawPNG.bigEndian(b << 16 | a)
  }

  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xedb8_8320 : 0) }
    }
    return ~sum
  }
}
