/// The arithmetic code of a picture all of whose blocks are skipped: CABAC, clauses 9.3.1.2 and 9.3.4 of
/// ITU-T H.264.
///
/// Two kinds of bits are coded, in turn: that a block is skipped, with one and the same context because
/// all of its neighbors are skipped or missing, and whether the picture ends.
struct SkippedBlocks {
  /// The quantizer of such a picture: it scales nothing, but at 51 the context begins with the likeliest
  /// guess.
  static let quantizer = 51

  /// rangeTabLPS from the state in which the context of mb_skip_flag begins at that quantizer to the last
  /// one that can be reached: from 42 to 62.
  ///
  /// (m, n) of ctxIdx 11 is (23, 33) where cabac_init_idc is 0, so that preCtxState is 106 and the likelier
  /// value 1, which is the only one that comes.
  private static let lessLikelyRanges: [[Int]] = [
    [16, 20, 23, 27], [15, 19, 22, 25], [14, 18, 21, 24], [14, 17, 20, 23], [13, 16, 19, 22],
    [12, 15, 18, 21], [12, 14, 17, 20], [11, 14, 16, 19], [11, 13, 15, 18], [10, 12, 15, 17],
    [10, 12, 14, 16], [9, 11, 13, 15], [9, 11, 12, 14], [8, 10, 12, 14], [8, 9, 11, 13],
    [7, 9, 11, 12], [7, 9, 10, 12], [7, 8, 10, 11], [6, 8, 9, 11], [6, 7, 9, 10], [6, 7, 8, 9],
  ]

  private var writer = BitWriter()
  private var low = 0
  private var range = 510
  /// The bits that wait for whether a carry reaches them.
  private var waiting = 0
  /// The first bit that comes out is always 0 and not written.
  private var isFirst = true

  /// The code of so many blocks, with the bit that ends a unit; the rest of the last byte is zero.
  static func code(count: Int) -> [UInt8] {
    var coder = SkippedBlocks()
    var row = 0
    for block in 1...count {
      coder.range -= lessLikelyRanges[row][coder.range >> 6 & 3]
      coder.renormalize()
      row = min(row + 1, lessLikelyRanges.count - 1)
      coder.range -= 2
      if block < count { coder.renormalize() }
    }
    coder.end()
    return coder.writer.bytes
  }

  private mutating func renormalize() {
    while range < 256 {
      if low < 256 {
        put(false)
      } else if low >= 512 {
        low -= 512
        put(true)
      } else {
        low -= 256
        waiting += 1
      }
      range <<= 1
      low <<= 1
    }
  }

  private mutating func put(_ bit: Bool) {
    if isFirst { isFirst = false } else { writer.write(bit) }
    for _ in 0..<waiting { writer.write(!bit) }
    waiting = 0
  }

  /// Codes that the picture ends here.
  private mutating func end() {
    low += range
    range = 2
    renormalize()
    put(low >> 9 & 1 == 1)
    // The lowest of the two is the bit that ends a unit.
    writer.write(low >> 7 & 3 | 1, width: 2)
    writer.alignWithZeros()
  }
}
