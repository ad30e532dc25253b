import SegueVideo
import SegueMotion
import SegueRendering

extension RenderJob {
  /// Makes the output with as little given up as fits into so many bytes.
  ///
  /// What fails tells about how large it would be, so that steps which cannot fit are left out. All of it
  /// follows from sizes alone: the same film makes the same concessions everywhere.
  mutating func fit(into limit: Int, _ progress: (Int) -> Void) async throws(RenderError) {
    let ladder = QualityStep.ladder(of: output, on: film.scene.canvas)
    var estimate: Double?
    var least = Int.max
    for (index, step) in ladder.enumerated() {
      let isLast = index == ladder.count - 1
      if let estimate, estimate * step.share > 1.1 * Double(limit), !isLast { continue }
      var attempt = try attempt(step)
      let made = try await attempt.bytes(limit: limit, progress)
      effort = effort + attempt.effort
      switch made {
      case .whole(let bytes):
        concession = step
        written = attempt.written
        try write(bytes)
        return
      case .tooLarge(let size):
        least = min(least, size)
        estimate = Double(size) / step.share
      }
    }
    throw .tooLarge(least: least, limit: limit)
  }

  /// The job of the same output with something given up.
  private func attempt(_ step: QualityStep) throws(RenderError) -> RenderJob {
    do throws(FilmError) {
      return try RenderJob(
        step.applied(to: output), of: step.applied(to: film), options, now: now)
    } catch {
      throw .encoder(error.sentence, hint: error.hint)
    }
  }

  private func write(_ bytes: [UInt8]) throws(RenderError) {
    guard let path = output.path else { return }
    try place.write(bytes, to: try place.open(path))
  }
}

/// A file in memory.
private enum MadeBytes {
  /// All of it.
  case whole([UInt8])
  /// About how large it would have become.
  case tooLarge(Int)
}

extension RenderJob {
  /// Makes a movie or an animated picture in memory, unless it becomes larger than `limit`.
  fileprivate mutating func bytes(
    limit: Int, _ progress: (Int) -> Void
  ) async throws(RenderError) -> MadeBytes {
    switch output {
    case .movie(_, let codec, let container):
      let recipe = film.movieRecipe(codec, in: container, at: rate)
      var sink = try MovieBytesSink(MovieSegments(of: film, schedule, recipe))
      try await draw(
        schedule, into: &sink, encoderBytes: film.encoderBytes(for: recipe), progress)
      return sink.bytes.count <= limit ? .whole(sink.bytes) : .tooLarge(sink.bytes.count)
    case .animation(_, let format):
      var sink = try AnimationBytesSink(recipe(format), try sample(for: format), limit: limit)
      do throws(RenderError) {
        try await draw(into: &sink, progress)
      } catch {
        guard sink.isFull else { throw error }
        // What was taken is a part of the whole, as the frames so far are of all frames.
        return .tooLarge(limit * schedule.indices.count / max(sink.count, 1) + 1)
      }
      return .whole(sink.bytes)
    default:
      preconditionFailure("only movies and animated pictures are made smaller")
    }
  }
}
