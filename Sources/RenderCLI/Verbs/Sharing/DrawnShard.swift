import SegueFiles
import SegueFilms
import SegueJSON
import SegueMediaCoding
import SegueOutputs
import SegueRendering
import SegueShards

/// What came of drawing a film or a segment of one.
struct DrawnAnswer: Codable {
  /// Why nothing came of it.
  var refusal: CaseLoader.Refusal?
  /// How segments become a movie; nothing for files that are whole.
  var movie: MovieAnswer?
  /// What may surprise about the film.
  var warnings: [String] = []

  /// All that joining segments takes.
  struct MovieAnswer: Codable, Hashable {
    var codec: MovieCodec
    var container: MovieContainer
    var format: MovieFormat
    var fadesScreen: Bool

    /// How the film becomes a movie; `nil` for what no movie can be.
    var recipe: MovieRecipe? {
      let numbers = [format.width, format.height, format.frames, format.seconds]
      guard numbers.allSatisfy({ (1...Int(Int32.max)).contains($0) }),
        codec.containers.contains(container)
      else { return nil }
      return MovieRecipe(codec, format, in: container, fadesScreen: fadesScreen)
    }
  }
}

/// Draws films, or segments of them.
struct DrawnShard {
  let maker: PlanMaker
  let terminal: Terminal

  /// Draws what is asked for, one after the other: a film takes all processors.
  func run(
    _ units: [WorkUnit], _ keep: (DoneUnit) throws(Failure) -> Void
  ) async throws(Failure) {
    var film: (caseIndex: Int, answer: Result<Film, CaseLoader.Refusal>)?
    for unit in units {
      let start = terminal.stopwatch.now()
      if film?.caseIndex != unit.caseIndex {
        film = (unit.caseIndex, load(maker.cases[unit.caseIndex]))
      }
      guard let loaded = film?.answer else { continue }
      let (answer, files) = try await draw(unit, loaded)
      let took = terminal.stopwatch.now() - start
      try keep(DoneUnit(unit, answer, milliseconds: took.wholeMilliseconds, files: files))
    }
  }

  /// The film of a case, or what is wrong with it.
  private func load(_ item: CasePlan) -> Result<Film, CaseLoader.Refusal> {
    var diagnostics = Diagnostics()
    do throws(Failure) {
      var settings = try FilmSettings(maker.work.film, terminal.environment)
      settings.workers = maker.work.jobs
      let scene = try SceneOpener(terminal, item.input).load(item.scene)
      let film = try Failure.inWords { () throws(FilmError) in
        try Film(of: scene, settings, into: &diagnostics)
      }
      return film.map { .success($0) } ?? .failure(CaseLoader.Refusal(diagnostics))
    } catch {
      return .failure(CaseLoader.Refusal(error))
    }
  }

  private func draw(
    _ unit: WorkUnit, _ loaded: Result<Film, CaseLoader.Refusal>
  ) async throws(Failure) -> (DrawnAnswer, [(name: String, bytes: [UInt8])]) {
    let name = maker.cases[unit.caseIndex].name
    do throws(CaseLoader.Refusal) {
      return try await draw(unit, try loaded.get(), named: name)
    } catch {
      if error.code.isOfTheMachine { throw Failure(error) }
      return (DrawnAnswer(refusal: error), [])
    }
  }

  private func draw(
    _ unit: WorkUnit, _ film: Film, named name: String
  ) async throws(CaseLoader.Refusal) -> (DrawnAnswer, [(name: String, bytes: [UInt8])]) {
    do throws(Failure) {
      let scratch = try Failure.inWords { () throws(FileError) in try ScratchFolder() }
      defer { scratch.remove() }
      let output = try maker.work.output(of: "film", in: scratch.path)
      let options = try OutputOptions(maker.work.film)
      var job = try Failure.inWords { () throws(OutputMistake) in
        try RenderJob(output, of: film, options, now: terminal.stopwatch.now)
      }
      var answer = DrawnAnswer(warnings: job.warnings)
      do throws(FilmFailure) {
        if let recipe = job.movieRecipe, options.largest == nil {
          answer.movie = DrawnAnswer.MovieAnswer(
            codec: recipe.codec, container: recipe.container, format: recipe.format,
            fadesScreen: recipe.fadesScreen)
          let segment = try await job.segment(unit.part, of: recipe)
          return (answer, [("segment", try Self.bytes(of: segment))])
        }
        _ = try await job.run()
      } catch {
        throw Failure(error, from: maker.cases[unit.caseIndex].scene)
      }
      let bytes = try Failure.inWords { () throws(FileError) in
        try InputFile.read(output.path ?? "", limit: .max).bytes
      }
      return (answer, [("film", bytes)])
    } catch {
      throw CaseLoader.Refusal(error)
    }
  }

  private static func bytes(of segment: EncodedSegment) throws(FilmFailure) -> [UInt8] {
    do throws(JSONCodingError) {
      return Array(try JSONCoding.value(of: segment).compact.utf8)
    } catch {
      preconditionFailure("a segment is no JSON: \(error.words)")
    }
  }
}
