import SegueVideo
package import SegueMotion
package import SegueRendering

/// The result of writing a film.
public struct WrittenFilm: Hashable, Sendable {
  /// The output that was written, with its path.
  package let output: FilmOutput
  /// Number of frames; one for a picture.
  public let frameCount: Int
  /// Number of frames shown each second.
  package let rate: FrameRate
  /// The effort of the work, on all processors together.
  package let effort: FilmRenderer.Effort
  /// The losses that made the film small enough, in words such as "30 frames per second".
  package let givenUp: [String]
  /// The text of an output that has no path.
  public let text: String
}

/// Progress of a film.
public struct FilmProgress: Hashable, Sendable {
  /// The frames that the output has taken.
  public let done: Int
  /// All frames of the output.
  public let total: Int

  /// `done` frames of `total`.
  package init(done: Int, total: Int) {
    self.done = done
    self.total = total
  }
}

extension Film {
  /// Writes the film; the ending of the path says as what.
  ///
  ///     try await film.write(to: "push.mp4")
  ///     try await film.write(to: "frames/%04d.png")
  ///
  /// The file appears when it is whole. A task that is cancelled leaves nothing behind.
  ///
  /// - Parameter progress: called after each frame that the output has taken.
  @discardableResult
  public func write(
    to path: String, _ options: OutputOptions = OutputOptions(),
    progress: (FilmProgress) -> Void = { _ in }
  ) async throws(FilmError) -> WrittenFilm {
    try await write(FilmOutput(path, options), options, progress: progress)
  }

  /// Writes the film, or a picture of it.
  ///
  ///     try await film.write(.still(path: "middle.png", at: .milliseconds(250)))
  ///
  /// - Parameter progress: called after each frame that the output has taken.
  @discardableResult
  package func write(
    _ output: FilmOutput, _ options: OutputOptions = OutputOptions(),
    progress: (FilmProgress) -> Void = { _ in }
  ) async throws(FilmError) -> WrittenFilm {
    let clock = ContinuousClock()
    let start = clock.now
    var job = try RenderJob(output, of: self, options) { start.duration(to: clock.now) }
    do throws(RenderError) {
      let total = output.isFilm ? job.schedule.indices.count : 1
      let text = try await job.run { progress(FilmProgress(done: $0, total: total)) }
      return WrittenFilm(
        output: output, frameCount: total, rate: job.rate, effort: job.effort,
        givenUp: job.givenUp, text: text)
    } catch {
      throw .making(error)
    }
  }

  /// A line for each frame: its number, its time, its size, and the SHA-256 of its pixels.
  package func digests(
    of frames: FrameSelection = FrameSelection()
  ) async throws(FilmError) -> String {
    var options = OutputOptions()
    options.frames = frames
    return try await write(.hashes(path: nil), options).text
  }
}
