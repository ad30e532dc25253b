/// Writes pictures that show what the picture before them shows: P slices all of whose blocks are
/// skipped.
struct SkippedPicture: Hashable, Sendable {
  private let parameters: PictureParameters
  private let blocks: [UInt8]

  /// Creates a writer of such pictures for a stream.
  init(_ parameters: PictureParameters) {
    self.parameters = parameters
    blocks = SkippedBlocks.code(count: parameters.blockCount)
  }

  /// The picture that is the `count`th behind a key picture.
  func bytes(number count: Int) -> [UInt8] {
    var header = BitWriter()
    header.writeUnsigned(0)  // first_mb_in_slice
    header.writeUnsigned(5)  // slice_type: P, and so are all slices of the picture
    header.writeUnsigned(0)  // pic_parameter_set_id
    header.write(count, width: parameters.counterWidth)  // frame_num
    header.write(false)  // num_ref_idx_active_override_flag
    header.write(false)  // ref_pic_list_modification_flag_l0
    if parameters.weightsPrediction { writeWeights(&header) }
    header.write(false)  // adaptive_ref_pic_marking_mode_flag
    header.writeUnsigned(0)  // cabac_init_idc
    header.writeSigned(SkippedBlocks.quantizer - parameters.quantizer)  // slice_qp_delta
    // disable_deblocking_filter_idc: what is shown again is not smoothed again.
    if parameters.controlsDeblocking { header.writeUnsigned(1) }
    header.alignWithOnes()
    // A picture that others refer to, as P pictures of x264 are: nal_ref_idc 2.
    let first = UInt8(2 << 5 | StreamUnit.picture)
    return ByteStream.bytes(of: StreamUnit(bytes: [first] + header.bytes + blocks))
  }

  /// pred_weight_table without weights.
  private func writeWeights(_ header: inout BitWriter) {
    header.writeUnsigned(0)  // luma_log2_weight_denom
    if parameters.hasChroma { header.writeUnsigned(0) }  // chroma_log2_weight_denom
    header.write(false)  // luma_weight_l0_flag
    if parameters.hasChroma { header.write(false) }  // chroma_weight_l0_flag
  }

  /// A coded picture behind a key picture with another number: frame_num, which has a fixed width.
  func renumbered(_ bytes: [UInt8], _ count: Int) -> [UInt8]? {
    let units = ByteStream.units(of: bytes)
    guard units.count == 1, var unit = units.first, unit.kind == StreamUnit.picture else {
      return nil
    }
    var reader = BitReader(Array(unit.bytes.dropFirst().prefix(8)))
    guard reader.unsigned() == 0, reader.unsigned() != nil, reader.unsigned() == 0 else {
      return nil
    }
    let start = 8 + reader.position
    for place in 0..<parameters.counterWidth {
      let (byte, bit) = ((start + place) / 8, UInt8(0x80) >> ((start + place) % 8))
      guard byte < unit.bytes.count else { return nil }
      let isSet = count >> (parameters.counterWidth - 1 - place) & 1 == 1
      unit.bytes[byte] = isSet ? unit.bytes[byte] | bit : unit.bytes[byte] & ~bit
    }
    return ByteStream.bytes(of: unit)
  }
}

/// The arithmetic code of a picture all of whose blocks are skipped: CABAC, clauses 9.3.1.2 and 9.3.4 of
/// ITU-T H.264.
///
/// Two kinds of bits are coded, in turn: that a block is skipped, with one and the same context because
/// all of its neighbors are skipped or missing, and whether the picture ends.
private struct SkippedBlocks {
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

/// Bits on their way into bytes, the first one on top.
private struct BitWriter: Hashable, Sendable {
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
