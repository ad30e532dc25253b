import SegueImages
import SegueRaster

extension PictureDecoder {
  /// The header of the picture in `bytes`.
  func header(of bytes: [UInt8]) throws(PictureError) -> PictureHeader {
    try header(of: bytes.span)
  }

  /// The picture in `bytes`, counted against `budget`.
  func decode(
    _ bytes: [UInt8], budget: inout MemoryBudget
  ) throws(PictureError) -> DecodedPicture {
    try decode(bytes.span, budget: &budget)
  }

  /// The picture in `bytes`, with memory enough.
  func decode(_ bytes: [UInt8]) throws(PictureError) -> DecodedPicture {
    var budget = MemoryBudget(bytes: 1 << 30)
    return try decode(bytes, budget: &budget)
  }
}

/// The picture in `bytes`, or why there is none.
func outcome(of bytes: [UInt8]) -> Result<DecodedPicture, PictureError> {
  do throws(PictureError) {
    return .success(try PictureDecoder().decode(bytes))
  } catch {
    return .failure(error)
  }
}

extension Result<DecodedPicture, PictureError> {
  /// The picture's pixels.
  var words: [UInt32]? { try? get().surface.words }

  /// Why there is none.
  var refusal: PictureError? {
    if case .failure(let error) = self { error } else { nil }
  }
}
