import SegueFiles
import SegueJSON
import SegueVideo
import SegueFilms
import SegueRendering
import SegueFarm
import SegueTextSupport

/// Puts films together of what shards have drawn.
struct DrawnMerge {
  let merge: MergeRun

  /// Joins the segments of movies, and gives files their names.
  func run() async throws(Failure) -> ExitCode {
    var code = ExitCode.done
    guard merge.gathered.problems.isEmpty else { return code }
    var units = merge.gathered.units[...]
    var place = merge.gathered.plan.place
    let outputs = try merge.gathered.plan.cases.map { (item) throws(Failure) in
      try merge.work.output(of: item.name, in: merge.request.output).path ?? ""
    }
    if merge.request.output == nil {
      for path in outputs { try merge.checkInside(path, hint: "say with -o where films go") }
    }
    try place.reserve(outputs)
    for (number, item) in merge.gathered.plan.cases.enumerated() {
      let parts = units.prefix(item.parts)
      units = units.dropFirst(item.parts)
      if let refusal = try await make(outputs[number], of: Array(parts), in: place) {
        try merge.terminal.report(Failure(refusal.code, "\(Quote(item.name)) cannot be drawn"))
        try merge.terminal.tell(refusal.message + "\n")
        code = code.rawValue < refusal.code.rawValue ? refusal.code : code
      }
    }
    return code
  }

  /// Makes one film; returns why it cannot be drawn.
  private func make(
    _ path: String, of units: [WorkUnit], in place: OutputPlace
  ) async throws(Failure) -> CaseLoader.Refusal? {
    var movie: (writer: MovieWriter, answer: DrawnAnswer.MovieAnswer)?
    for unit in units {
      guard let result = try merge.result(of: unit) else { continue }
      let answer = try result.read(DrawnAnswer.self)
      if let refusal = answer.refusal { return refusal }
      if unit.part == 0 { try say(answer.messages) }
      if unit.part == 0 { for warning in answer.warnings { try merge.terminal.warn(warning) } }
      guard let object = result.objects.first?.object else {
        throw Failure(.invalidData, "the result for \(Quote(path: path)) has no film")
      }
      let bytes = try merge.bytes(of: object, for: unit)
      guard let recipe = answer.movie else {
        guard units.count == 1 else { throw Self.misfit(path) }
        try Failure.inWords { () throws(FileError) in try OutputFolder.make(around: path) }
        try place.save(bytes, to: path)
        return nil
      }
      if movie == nil { movie = (try await writer(path, recipe, in: place), recipe) }
      guard let started = movie, started.answer == recipe else {
        throw Self.misfit(path)
      }
      try await append(bytes, to: started.writer, of: path)
    }
    guard let movie else { return nil }
    try await Self.inWords { () async throws(MovieError) in try await movie.writer.finish() }
    return nil
  }

  /// Says what drawing says of a scene.
  private func say(_ messages: String) throws(Failure) {
    guard !messages.isEmpty, merge.terminal.preferences.verbosity >= .normal else { return }
    try merge.terminal.tell(messages + "\n")
  }

  private static func misfit(_ path: String) -> Failure {
    Failure(.invalidData, "the parts of \(Quote(path: path)) do not fit together")
  }

  private func writer(
    _ path: String, _ answer: DrawnAnswer.MovieAnswer, in place: OutputPlace
  ) async throws(Failure) -> MovieWriter {
    try Failure.inWords { () throws(FileError) in try OutputFolder.make(around: path) }
    guard let recipe = answer.recipe else { throw Self.misfit(path) }
    try checkLibraries(of: recipe.codec)
    return try Failure.inWords { () throws(FilmFailure) in
      MovieWriter(try place.open(path), recipe)
    }
  }

  /// Refuses to join what another version of the libraries would have joined.
  private func checkLibraries(of codec: MovieCodec) throws(Failure) {
    let joining = "libavformat."
    let passed = merge.gathered.passedLibraries.filter { $0.hasPrefix(joining) }
    let here = codec.libraries.filter { $0.hasPrefix(joining) }
    guard let mine = here.first, let theirs = passed.first, mine != theirs else { return }
    throw Failure(
      .unavailable, "the parts were made with \(theirs.visible), and this machine has \(mine)",
      hint: "merge where the shards were drawn, or use one version everywhere")
  }

  private func append(
    _ bytes: [UInt8], to writer: MovieWriter, of path: String
  ) async throws(Failure) {
    let segment: EncodedSegment
    do throws(ShardFailure) {
      segment = try UnitResult.value(EncodedSegment.self, in: bytes, at: "a segment of \(path)")
    } catch {
      throw Failure(error)
    }
    try await Self.inWords { () async throws(MovieError) in try await writer.append(segment) }
  }

  private static func inWords(
    _ body: () async throws(MovieError) -> Void
  ) async throws(Failure) {
    do throws(MovieError) {
      try await body()
    } catch {
      throw Failure(FilmFailure(error))
    }
  }
}
