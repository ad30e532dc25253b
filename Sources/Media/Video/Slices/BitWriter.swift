/// Bits on their way into bytes, the first one on top.
struct BitWriter: Hashable, Sendable {
  /// The bytes that are full; what is left of one is not among them.
  private(set) var bytes: [UInt8] = []
  private var open: UInt8 = 0
  private var count = 0

  /// True if the next bit is the first one of a byte.
  var isAligned: Bool { count == 0 }

  /// Writes the lowest `width` bits of a number.
  mutating func write(_ value: Int, width: Int) {
    for place in stride(from: width - 1, through: 0, by: -1) { write(value >> place & 1 == 1) }
  }

  /// Writes one bit.
  mutating func write(_ bit: Bool) {
    open = open << 1 | (bit ? 1 : 0)
    count += 1
    guard count == 8 else { return }
    bytes.append(open)
    (open, count) = (0, 0)
  }

  /// Writes a number from 0 on in an Exponential-Golomb code: ue(v).
  mutating func writeUnsigned(_ value: Int) {
    let width = Int.bitWidth - (value + 1).leadingZeroBitCount
    write(value + 1, width: 2 * width - 1)
  }

  /// Writes a number that may be below zero: se(v).
  mutating func writeSigned(_ value: Int) {
    writeUnsigned(value > 0 ? 2 * value - 1 : -2 * value)
  }

  /// Fills the byte at hand with ones.
  mutating func alignWithOnes() {
    while !isAligned { write(true) }
  }

  /// Fills the byte at hand with zeros.
  mutating func alignWithZeros() {
    while !isAligned { write(false) }
  }
}
