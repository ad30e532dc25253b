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
