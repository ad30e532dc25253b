import SegueCommandLine
import SegueFarm
import SegueFiles
import SegueFilmRequests
import SegueFilms
import SeguePreview
import SegueRaster
import SegueReports
import SegueVideo

/// The outcome of drawing a film for a page.
struct PreviewedAnswer: Codable {
  /// The film that the page shows; nothing where the scene has mistakes.
  var film: PreviewedFilm?
  /// The kind of the film: a movie or a picture.
  var kind: PreviewMedia.Kind?
  /// The mistakes in the scene.
  var mistakes: Mistakes?
  /// The exit code for the shell.
  var code: ExitCode
  /// The files that the film depends on.
  var files: [String]

  /// Mistakes in a scene, as the terminal reports them.
  struct Mistakes: Codable {
    let text: String
  }
}

/// Draws films for pages that a run elsewhere puts together.
struct PreviewedShard: UnitWork {
  private let maker: PlanMaker
  private let studio: PreviewRenderer

  init(_ maker: PlanMaker, _ terminal: Terminal) throws(RunError) {
    self.maker = maker
    studio = try PreviewRenderer(sharing: maker.work, on: terminal)
    MovieCodec.loadLibraries()
  }

  func answer(about unit: WorkUnit) async throws(RunError) -> UnitOutcome<PreviewedAnswer> {
    let outcome = try await studio.outcome(of: maker.cases[unit.caseIndex])
    var answer = PreviewedAnswer(code: outcome.code, files: outcome.files)
    switch outcome.take {
    case .film(let take):
      (answer.film, answer.kind) = (take.film, take.kind)
      return UnitOutcome(answer, [("film", take.bytes)])
    case .mistakes(let text):
      answer.mistakes = PreviewedAnswer.Mistakes(text: text)
      return UnitOutcome(answer, refusal: outcome.refusal)
    }
  }
}

/// Makes the pages of films that shards have drawn.
struct PreviewedMerge {
  let merge: MergeRun

  /// Writes the pages as one run would have done.
  func run() async throws(RunError) -> ExitCode {
    guard merge.gathered.problems.isEmpty else { return .done }
    let maker = try PlanMaker(merge.work, merge.terminal)
    try maker.check(
      merge.gathered.plan, hint: "merge where the scenes are as they were planned")
    let units = Dictionary(
      zip(maker.cases, merge.gathered.units), uniquingKeysWith: { first, _ in first })
    var studio = try PreviewRenderer(sharing: merge.work, on: merge.terminal)
    // One film after the other: all of them may be more than fits into memory.
    studio.drawn = { (plan) throws(RunError) in
      guard let unit = units[plan] else { preconditionFailure("a film that no plan knows") }
      return try outcome(of: unit)
    }
    let verb = PreviewRequest(cases: merge.work.cases, output: merge.request.output ?? "preview")
    return try await verb.write(by: studio, on: merge.terminal)
  }

  private func outcome(of unit: WorkUnit) throws(RunError) -> PreviewRenderer.Outcome {
    guard let result = try merge.result(of: unit) else {
      throw RunError(.missingInput, "a result that was there is gone")
    }
    let answer = try result.read(PreviewedAnswer.self)
    guard let film = answer.film, let kind = answer.kind, let object = result.objects.first else {
      return PreviewRenderer.Outcome(
        take: .mistakes(answer.mistakes?.text ?? "it cannot be drawn"),
        code: answer.code, files: answer.files)
    }
    let bytes = try merge.bytes(of: object.object, for: unit)
    return PreviewRenderer.Outcome(
      take: .film(PreviewRenderer.Take(film: film, kind: kind, bytes: bytes)), code: answer.code,
      files: answer.files)
  }
}

extension PreviewRenderer {
  /// The studio in which every shard is drawn alike.
  fileprivate init(sharing work: SharedWork, on terminal: Terminal) throws(RunError) {
    self.init(
      terminal: terminal, kernels: try KernelSet(in: terminal.environment),
      quality: work.film.quality, workers: work.jobs ?? HostMachine.current().processors)
  }
}
