/// Bits of bytes, the first one on top; behind the end there are none.
struct BitReader {
  private let bytes: [UInt8]
  /// The number of bits that have been read.
  private(set) var position = 0

  /// The bits of these bytes.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next bit; `nil` behind the end.
  mutating func bit() -> Bool? {
    guard position < bytes.count * 8 else { return nil }
    defer { position += 1 }
    return bytes[position / 8] >> (7 - position % 8) & 1 == 1
  }

  /// The next bits as a number.
  mutating func number(width: Int) -> Int? {
    var value = 0
    for _ in 0..<width {
      guard let bit = bit() else { return nil }
      value = value << 1 | (bit ? 1 : 0)
    }
    return value
  }

  /// The next number in an Exponential-Golomb code: ue(v), below 2^31.
  mutating func unsigned() -> Int? {
    var zeros = 0
    while let bit = bit() {
      if bit { return number(width: zeros).map { (1 << zeros) - 1 + $0 } }
      zeros += 1
      if zeros > 30 { return nil }
    }
    return nil
  }

  /// The next number that may be below zero: se(v).
  mutating func signed() -> Int? {
    unsigned().map { $0 % 2 == 1 ? ($0 + 1) / 2 : -$0 / 2 }
  }
}
