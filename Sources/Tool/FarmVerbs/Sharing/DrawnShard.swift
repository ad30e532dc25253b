import SegueCaseRuns
import SegueCommandLine
import SegueFarm
import SegueFiles
import SegueFilmRequests
import SegueFilms
import SegueJSON
import SegueRendering
import SegueVideo

/// The outcome of drawing a film or a segment of one.
struct DrawnAnswer: Codable {
  /// The reason why nothing was drawn.
  var refusal: CaseError?
  /// The data for joining segments into a movie; nothing for files that are whole.
  var movie: MovieAnswer?
  /// The messages about the scene, as drawing writes them; only with the first part.
  var messages = ""
  /// Warnings about surprises in the film.
  var warnings: [String] = []

  /// All that joining segments takes.
  struct MovieAnswer: Codable, Hashable {
    var codec: MovieCodec
    var container: MovieContainer
    var format: MovieFormat
    var fadesScreen: Bool
    var isTransparent: Bool

    /// The recipe that turns the film into a movie; `nil` for what no movie can be.
    var recipe: MovieRecipe? {
      guard codec.containers.contains(container) else { return nil }
      return MovieRecipe(
        codec, format, in: container, fadesScreen: fadesScreen, isTransparent: isTransparent)
    }
  }
}

/// Draws films, or segments of them.
struct DrawnShard: UnitWork {
  let maker: PlanMaker
  let terminal: Terminal
  /// The film of the last unit: the segments of one follow each other.
  private var loaded: (caseIndex: Int, film: Film, messages: String)?
  /// The segments into which the movie of that film is cut, once they are known.
  private var plan: SegmentPlan?

  init(maker: PlanMaker, terminal: Terminal) {
    self.maker = maker
    self.terminal = terminal
  }

  mutating func answer(about unit: WorkUnit) async throws(RunError) -> UnitOutcome<DrawnAnswer> {
    do {
      let (film, messages) = try film(of: unit)
      var (answer, files) = try await draw(unit, of: film)
      if unit.part == 0 { answer.messages = messages }
      return UnitOutcome(answer, files)
    } catch let refusal as CaseError {
      return UnitOutcome(DrawnAnswer(refusal: refusal), refusal: refusal)
    } catch let failure as RunError {
      if failure.isOfTheMachine { throw failure }
      let refusal = CaseError(failure)
      return UnitOutcome(DrawnAnswer(refusal: refusal), refusal: refusal)
    } catch {
      preconditionFailure("a film fails in a way nobody knows")
    }
  }

  /// The film of a unit, and what is said of its scene; what is wrong with its scene is a refusal.
  private mutating func film(of unit: WorkUnit) throws -> (film: Film, messages: String) {
    if let loaded, loaded.caseIndex == unit.caseIndex { return (loaded.film, loaded.messages) }
    let item = maker.cases[unit.caseIndex]
    var settings = try FilmSettings(maker.work.film, terminal.environment)
    settings.workers = maker.work.jobs
    let scene = try SceneOpener(terminal, item.input).load(item.scene)
    var diagnostics = Diagnostics()
    let film = try RunError.inWords { () throws(FilmError) in
      try Film(of: scene, settings, into: &diagnostics)
    }
    guard let film else { throw CaseError(diagnostics) }
    // As 'draw' looks at it.
    scene.document?.inspect(setting: nil, into: &diagnostics)
    let messages = diagnostics.plainText
    loaded = (unit.caseIndex, film, messages)
    plan = nil
    return (film, messages)
  }

  private mutating func draw(
    _ unit: WorkUnit, of film: Film
  ) async throws(RunError) -> (DrawnAnswer, [NamedBytes]) {
    let scratch = try RunError.inWords { () throws(FileError) in try ScratchFolder() }
    defer { scratch.remove() }
    let output = try maker.work.output(of: "film", in: scratch.path)
    let options = try OutputOptions(maker.work.film)
    var job = try RunError.inWords { () throws(FilmError) in
      try RenderJob(output, of: film, options, now: terminal.stopwatch.now)
    }
    var answer = DrawnAnswer(warnings: job.warnings)
    do throws(RenderError) {
      if let recipe = job.movieRecipe, options.largest == nil {
        answer.movie = DrawnAnswer.MovieAnswer(
          codec: recipe.codec, container: recipe.container, format: recipe.format,
          fadesScreen: recipe.fadesScreen, isTransparent: recipe.isTransparent)
        let plan = plan ?? job.plan(of: recipe)
        self.plan = plan
        let segment = try await job.segment(unit.part, of: recipe, plan)
        return (answer, [("segment", Self.bytes(of: segment))])
      }
      _ = try await job.run()
    } catch {
      throw RunError(error, from: maker.cases[unit.caseIndex].scene)
    }
    let bytes = try RunError.inWords { () throws(FileError) in
      try InputFile.read(output.path ?? "", limit: .max).bytes
    }
    return (answer, [("film", bytes)])
  }

  private static func bytes(of segment: EncodedSegment) -> [UInt8] {
    do throws(JSONError) {
      return Array(try JSONCoding.value(of: segment).compact.utf8)
    } catch {
      preconditionFailure("a segment is no JSON: \(error.description)")
    }
  }
}
