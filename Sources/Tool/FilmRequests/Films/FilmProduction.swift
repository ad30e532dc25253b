package import SegueCommandLine
import SegueFiles
package import SegueFilms
import SegueRendering
import SegueTextSupport
import SegueVideo

extension FilmRequest {
  /// Returns the output that is asked for, of the film in the file `source`; refuses what contradicts itself.
  package func output(of source: String, on terminal: Terminal) throws(RunError) -> FilmOutput {
    let output = try FilmOutput(self, of: source)
    try check(output, in: terminal.environment)
    return output
  }

  /// Makes the output of a film that was read from the file `source`; `timings` has how long that took.
  package func produce(
    _ output: FilmOutput, of film: Film, from source: String, after timings: Timings,
    on terminal: Terminal
  ) async throws(RunError) {
    var timings = timings
    let options = try OutputOptions(self)
    var job = try RunError.inWords { () throws(FilmError) in
      try RenderJob(output, of: film, options, now: terminal.stopwatch.now)
    }
    for warning in job.warnings { try terminal.warn(warning) }
    for remark in job.remarks { try terminal.note(remark) }
    let printed = try await job.run(from: source, on: terminal)
    timings.film = job.effort
    if !isJSON { try terminal.write(printed) }
    if !job.givenUp.isEmpty {
      try terminal.remark("made small enough with \(job.givenUp.joined(with: "and"))")
    }
    try terminal.conclude(job)
    if hasTimings { try terminal.tell(timings.text) }
    if isJSON { try terminal.write(job.json(timings, printed: printed)) }
  }
}

extension FilmOutput {
  /// Loads the libraries that a movie needs, which takes about as long as reading a scene.
  package func loadLibraries() {
    if isMovie { MovieCodec.loadLibraries() }
  }
}

extension Terminal {
  /// Says in one line what has been made, to people at a terminal and to those who ask for more.
  fileprivate func conclude(_ job: RenderJob) throws(RunError) {
    guard let path = job.output.path, !job.output.isStandardOutput else { return }
    guard environment.errorIsTerminal || preferences.verbosity >= .verbose else { return }
    let count = job.output.isFilm ? job.schedule.indices.count : 1
    let size = OutputFile.byteCount(at: path).map { SizeText.text(for: $0) }
    let seconds = (Double(stopwatch.now().wholeMilliseconds) / 100).rounded() / 10
    let parts = [path, count.counted("frame"), size, "\(NumberText.format(seconds)) s"]
    try remark(parts.compactMap(\.self).joined(separator: ", "))
  }
}

extension RenderJob {
  /// Makes the output, and shows how far it is; returns what is to be printed.
  fileprivate mutating func run(
    from source: String, on terminal: Terminal
  ) async throws(RunError) -> String {
    let count = schedule.indices.count
    var progress = ProgressLine(total: count, on: terminal)
    do throws(RenderError) {
      return try await run { progress.show($0) }
    } catch {
      throw RunError(error, from: source, after: written, of: count)
    }
  }
}
