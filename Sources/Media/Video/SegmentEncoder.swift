/// Encodes the frames of one segment, in order, on a thread of its own.
///
/// `encode(_:)` returns when the encoder has read the frame, so that whoever awaits it while others
/// render keeps encoding and rendering side by side, with no more frames in memory than those it
/// lets others render ahead. The planes of a frame are not copied on the way.
///
/// Of a planned segment only the different pictures are encoded; how long they stay is written down when
/// all is done.
///
///     let encoder = try SegmentEncoder(recipe)
///     for await frame in frames { try await encoder.encode(.planes(frame)) }
///     let segment = try await encoder.finish()
package actor SegmentEncoder {
  /// The thread that the encoder blocks, in place of one of those that run tasks.
  package nonisolated let queue = EncoderQueue("segue.encoder")
  private var encoder: VideoEncoder
  private let pictures: SegmentPictures?
  /// The number of frames so far.
  private var count = 0

  /// An encoder that is ready for the first frame; fails if there is none for the recipe.
  ///
  /// - Parameters:
  ///   - pictures: which frames show other pictures than those before them; all of them unless given.
  ///   - threads: how many the encoder has; as few as it may have unless given.
  package init(
    _ recipe: MovieRecipe, _ pictures: SegmentPictures? = nil, threads: Int? = nil
  ) throws(MovieError) {
    encoder = try VideoEncoder(
      recipe.refining(pictures?.rests ?? []), threads: threads ?? recipe.threads.lowerBound)
    self.pictures = pictures
  }

  /// Encodes the next frame.
  ///
  /// It has to be of the kind and the size that the recipe says; video planes of an odd size are
  /// padded already.
  package func encode(_ frame: MovieFrame) throws(MovieError) {
    if pictures?.isNew(count) ?? true { try encoder.encode(frame) }
    count += 1
  }

  /// The compressed frames; nothing may be encoded afterwards.
  package func finish() throws(MovieError) -> EncodedSegment {
    let segment = try encoder.finish()
    return try pictures.map { (pictures) throws(MovieError) in
      try segment.showing(pictures.durations)
    } ?? segment
  }
}
