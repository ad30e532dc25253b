/// Parameters from the parameter sets of an H.264 stream that writing a picture of skipped blocks takes.
struct PictureParameters: Hashable, Sendable {
  /// The number of macroblocks in a picture.
  private(set) var blockCount = 0
  /// The number of bits in which pictures are counted.
  private(set) var counterWidth = 0
  /// True if there are chroma samples.
  private(set) var hasChroma = true
  /// True if pictures may be predicted as darker copies.
  private(set) var weightsPrediction = false
  /// The quantizer of a picture that says nothing else.
  private(set) var quantizer = 26
  /// True if pictures set their own deblocking.
  private(set) var controlsDeblocking = false

  /// The parameters of a stream with these sets, or `nil` if it is coded in ways that an encoder of
  /// ours does not use: several reference pictures, other orders than that of time, fields, or codes of
  /// variable length.
  init?(_ parameterSets: [UInt8]) {
    var isComplete = (sequence: false, pictures: false)
    for unit in ByteStream.units(of: parameterSets) {
      var reader = BitReader(Array(unit.bytes.dropFirst()))
      switch unit.kind {
      case StreamUnit.sequenceParameters:
        guard !isComplete.sequence, readSequence(&reader) != nil else { return nil }
        isComplete.sequence = true
      case StreamUnit.pictureParameters:
        guard !isComplete.pictures, readPictures(&reader) != nil else { return nil }
        isComplete.pictures = true
      default: break
      }
    }
    guard isComplete == (true, true) else { return nil }
  }

  /// seq_parameter_set_data, as far as the number of blocks.
  private mutating func readSequence(_ reader: inout BitReader) -> Void? {
    guard let profile = reader.number(width: 8), reader.number(width: 16) != nil,
      reader.unsigned() == 0
    else { return nil }
    if [100, 110, 122, 244].contains(profile) {
      guard let chroma = reader.unsigned() else { return nil }
      hasChroma = chroma != 0
      // Planes that are coded apart would need pictures of their own.
      if chroma == 3, reader.bit() != false { return nil }
      guard reader.unsigned() == 0, reader.unsigned() == 0, reader.bit() != nil,
        reader.bit() == false
      else { return nil }
    }
    guard let counter = reader.unsigned(), reader.unsigned() == 2, reader.unsigned() == 1,
      reader.bit() == false, let columns = reader.unsigned(), let rows = reader.unsigned(),
      reader.bit() == true, counter <= 12
    else { return nil }
    counterWidth = counter + 4
    blockCount = (columns + 1) * (rows + 1)
    return ()
  }

  /// pic_parameter_set_rbsp, as far as whether pictures are sent twice.
  private mutating func readPictures(_ reader: inout BitReader) -> Void? {
    guard reader.unsigned() == 0, reader.unsigned() == 0, reader.bit() == true,
      reader.bit() == false, reader.unsigned() == 0, reader.unsigned() == 0,
      reader.unsigned() != nil, let weights = reader.bit(), reader.number(width: 2) != nil,
      let quantizer = reader.signed(), reader.signed() != nil, reader.signed() != nil,
      let deblocking = reader.bit(), reader.bit() != nil, reader.bit() == false
    else { return nil }
    weightsPrediction = weights
    self.quantizer = 26 + quantizer
    controlsDeblocking = deblocking
    return ()
  }
}
