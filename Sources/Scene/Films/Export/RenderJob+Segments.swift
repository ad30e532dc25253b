package import SegueVideo
package import SegueMotion
package import SegueRendering

/// Movies whose segments are made in different places.
extension FilmOutput {
  /// Returns the frames of a film to be drawn, and the number of them that the output shows each second.
  package func schedule(
    of scene: AnimatedScene, _ options: OutputOptions
  ) throws(FilmError) -> (frames: FrameSchedule, rate: FrameRate) {
    let selected =
      try isFilm
      ? options.frames.schedule(of: scene) : FrameSchedule([], rate: scene.frameRate)
    let (frames, rate) = shown(selected, at: try options.frames.rate(of: scene))
    return (options.held(of: scene, frames).applied(to: frames, at: rate), rate)
  }

  /// Returns the segments into which a movie of a film is cut; `nil` for what is no movie, or has to fit into
  /// so many bytes as a whole.
  package func segmentPlan(
    of scene: AnimatedScene, _ options: OutputOptions
  ) throws(FilmError) -> SegmentPlan? {
    guard case .movie(_, let codec, let container) = self, options.largest == nil else {
      return nil
    }
    let (frames, rate) = try schedule(of: scene, options)
    let recipe = MovieRecipe(codec, scene.canvas.movieFormat(at: rate), in: container)
    return recipe.plan(of: frames, in: scene)
  }
}

extension RenderJob {
  /// The recipe that turns the film into a movie; `nil` where it becomes something else.
  package var movieRecipe: MovieRecipe? {
    guard case .movie(_, let codec, let container) = output else { return nil }
    return film.movieRecipe(codec, in: container, at: rate)
  }

  /// Returns the segments into which the movie is cut.
  package func plan(of recipe: MovieRecipe) -> SegmentPlan {
    recipe.plan(of: schedule, in: film.scene)
  }

  /// Makes one segment of the movie, which `MovieWriter` joins to the others.
  package mutating func segment(
    _ index: Int, of recipe: MovieRecipe, _ plan: SegmentPlan
  ) async throws(RenderError) -> EncodedSegment {
    let segments = MovieSegments(of: film, schedule, recipe, plan: plan)
    var sink = try SegmentSink(segments, index)
    let needed = try encoderBytes(for: recipe)
    try await draw(segments.frames(of: index), into: &sink, encoderBytes: needed) { _ in }
    return try await sink.segment()
  }
}

extension MovieRecipe {
  /// Returns the segments into which a film is cut.
  func plan(of frames: FrameSchedule, in film: AnimatedScene) -> SegmentPlan {
    plan(
      frameCount: frames.indices.count, stills: codec.repeatsPictures ? frames.stills(of: film) : []
    )
  }
}

/// Encodes frames as one segment of a movie.
private struct SegmentSink: FrameSink {
  let encoder: MovieFrameEncoder
  private let segmentEncoder: SegmentEncoder

  init(_ segments: MovieSegments, _ index: Int) throws(RenderError) {
    segmentEncoder = try segments.encoder(of: index)
    encoder = segments.frameEncoder
  }

  mutating func write(_ packet: MovieFrame, index: Int) async throws(RenderError) {
    do throws(MovieError) { try await segmentEncoder.encode(packet) } catch {
      throw RenderError(error)
    }
  }

  mutating func finish() async throws(RenderError) {}

  /// Returns the encoded segment.
  func segment() async throws(RenderError) -> EncodedSegment {
    do throws(MovieError) { return try await segmentEncoder.finish() } catch {
      throw RenderError(error)
    }
  }
}
