package import SegueFiles

/// Joins segments to a movie, on a thread of its own.
///
/// Segments are appended in the order of their frames, and copied, never encoded again. A file gets
/// its name in `finish()`, whole and with its index in front; a stream takes fragments as they come.
/// After a failure there is nothing to finish, and what stood under the name still does.
///
///     let writer = MovieWriter(try OutputFile("film.mp4"), recipe)
///     for segment in segments { try await writer.append(segment) }
///     try await writer.finish()
package actor MovieWriter {
  package nonisolated let queue = EncoderQueue("segue.movie")
  private let recipe: MovieRecipe
  private let output: MovieOutput
  private var muxer: Muxer?
  private var stream: EncodedStream?
  /// The number of frames written.
  package private(set) var frameCount = 0

  /// A writer of a movie whose segments are encoded by `recipe`.
  package init(_ output: consuming OutputFile, _ recipe: MovieRecipe) {
    self.recipe = recipe
    self.output = MovieOutput(output)
  }

  /// Writes the segment behind those before it.
  package func append(_ segment: EncodedSegment) throws(MovieError) {
    if stream == nil {
      stream = segment.stream
      muxer = try Muxer(recipe, segment.stream, to: output)
    }
    precondition(muxer != nil, "the movie is finished or has failed")
    do throws(MovieError) {
      guard segment.stream == stream else { throw .unequalSegments }
      try muxer?.append(segment)
    } catch {
      muxer = nil
      throw error
    }
    frameCount += segment.frameCount
  }

  /// Completes the movie without giving it a name, and returns its bytes, `limit` at most.
  package func finishedBytes(limit: Int) throws(MovieError) -> [UInt8] {
    guard let muxer = muxer.take() else {
      preconditionFailure("a movie needs a segment, and none may fail")
    }
    try muxer.finish()
    do {
      return try output.contents(limit: limit)
    } catch {
      throw .output(error)
    }
  }

  /// Completes the movie; only now does a file of that name exist.
  package func finish() throws(MovieError) {
    guard let muxer = muxer.take() else {
      preconditionFailure("a movie needs a segment, and none may fail")
    }
    try muxer.finish()
    do {
      try output.publish()
    } catch {
      throw .output(error)
    }
  }
}
