/// Encodes the frames of one segment, in order, on a thread of its own.
///
/// `encode(_:)` returns when the encoder has read the frame, so that whoever awaits it while others
/// render keeps encoding and rendering side by side, with no more frames in memory than those it
/// lets others render ahead. The planes of a frame are not copied on the way.
///
///     let encoder = try SegmentEncoder(recipe)
///     for await frame in frames { try await encoder.encode(.planes(frame)) }
///     let segment = try await encoder.finish()
public actor SegmentEncoder {
  /// The thread that the encoder blocks, in place of one of those that run tasks.
  nonisolated let queue = EncoderQueue("segue.encoder")
  private var encoder: VideoEncoder

  /// An encoder that is ready for the first frame; fails if there is none for the recipe.
  public init(_ recipe: MovieRecipe) throws(MovieError) {
    encoder = try VideoEncoder(recipe)
  }

  /// Encodes the next frame.
  ///
  /// It has to be of the kind and the size that the recipe says; video planes of an odd size are
  /// padded already.
  public func encode(_ frame: MovieFrame) throws(MovieError) {
    try encoder.encode(frame)
  }

  /// The compressed frames; nothing may be encoded afterwards.
  public func finish() throws(MovieError) -> EncodedSegment {
    try encoder.finish()
  }
}
