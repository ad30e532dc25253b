package import SegueCaseRuns
package import SegueCommandLine
import SegueFiles
import SegueFilmRequests
import SegueFilms
import SegueJSON
import SegueMotion
package import SegueRaster
import SegueRendering
package import SegueReports
import SegueSceneFile
import SegueSceneGraph
import SegueTextSupport
package import SegueVideo

/// Makes what pages show of scenes.
package struct PreviewRenderer: Sendable {
  let terminal: Terminal
  let kernels: KernelSet
  let quality: MovieQuality
  /// Number of frames drawn at once.
  private(set) var workers: Int
  /// Number of films that share the memory of the run.
  private var share = 1
  /// The most pixels of a film along an edge.
  var side = 1280.0
  /// True if films are drawn; otherwise only their stills are.
  var drawsFilms = true

  /// The number of moments of a strip.
  private static let momentCount = 9

  /// Returns the outcome that others have drawn; nothing where everything is drawn here.
  package var drawn: (@Sendable (CasePlan) throws(RunError) -> Outcome)?

  package init(
    terminal: Terminal, kernels: KernelSet, quality: MovieQuality, workers: Int,
    side: Double = 1280.0, drawsFilms: Bool = true,
    drawn: (@Sendable (CasePlan) throws(RunError) -> Outcome)? = nil
  ) {
    self.terminal = terminal
    self.kernels = kernels
    self.quality = quality
    self.workers = workers
    self.side = side
    self.drawsFilms = drawsFilms
    self.drawn = drawn
  }

  /// A variant that has been drawn.
  package struct Take: Sendable {
    /// The content of the page, except the path of the film's file.
    package var film: PreviewedFilm
    package let kind: PreviewMedia.Kind
    package let bytes: [UInt8]

    package init(film: PreviewedFilm, kind: PreviewMedia.Kind, bytes: [UInt8]) {
      self.film = film
      self.kind = kind
      self.bytes = bytes
    }

    /// The film once it is a file at `path`, beside the page.
    func media(at path: String) -> PreviewMedia {
      PreviewMedia(
        kind, at: path, version: "\(SHA256(of: bytes))".prefix(12).description,
        byteCount: bytes.count)
    }
  }

  /// The outcome of a variant.
  package struct Outcome: Sendable {
    package let take: PreviewOutcome<Take>
    /// The exit code for the variant.
    package let code: ExitCode
    /// The files it depends on, those that are missing too, as far as they can be told.
    package let files: [String]
    /// The reason why it cannot be drawn, if it cannot.
    package var refusal: CaseError?
    /// Warnings about a scene that can be drawn.
    fileprivate var warnings = Diagnostics()
    /// The reason why its film is no movie.
    fileprivate var obstacle: String?

    package init(
      take: PreviewOutcome<Take>, code: ExitCode, files: [String],
      refusal: CaseError? = nil
    ) {
      self.take = take
      self.code = code
      self.files = files
      self.refusal = refusal
    }
  }

  /// Draws a variant; what is wrong with its scene are its mistakes.
  package func outcome(of plan: CasePlan) async throws(RunError) -> Outcome {
    let outcome = try await quietOutcome(of: plan)
    try tell(outcome)
    return outcome
  }

  /// Says what is to be said about a variant that has been drawn.
  private func tell(_ outcome: Outcome) throws(RunError) {
    try terminal.show(outcome.warnings)
    tell(obstacle: outcome.obstacle)
  }

  private func tell(obstacle: String?) {
    guard let obstacle else { return }
    // The page is as good without the words.
    try? terminal.warn("a film is an animated WebP and no movie: \(obstacle)")
  }

  /// Draws a variant without a word.
  private func quietOutcome(of plan: CasePlan) async throws(RunError) -> Outcome {
    if let drawn { return try drawn(plan) }
    let scene: LoadedScene
    do throws(RunError) {
      scene = try SceneOpener(terminal, plan.input).load(plan.scene)
    } catch {
      let words = error.message ?? "the scene cannot be read"
      return Outcome(
        take: .mistakes(words), code: error.code, files: [plan.scene],
        refusal: CaseError(error))
    }
    func refused(_ mistakes: String, _ refusal: CaseError) -> Outcome {
      var refusal = refusal
      refusal.mayFitAlone = share > 1 && scene.document != nil
      return Outcome(
        take: .mistakes(mistakes), code: refusal.code, files: scene.files, refusal: refusal)
    }
    var diagnostics = scene.diagnostics
    let ready = try RunError.inWords { () throws(FilmError) in
      try Film(of: scene, settings, into: &diagnostics)
    }
    guard let film = ready, let document = scene.document else {
      return refused(diagnostics.plainText, CaseError(diagnostics))
    }
    var outcome: Outcome
    do throws(RenderError) {
      var (take, obstacle) = try await take(film, of: document.scene)
      take.film.map = document.map
      outcome = Outcome(take: .film(take), code: .done, files: scene.files)
      outcome.obstacle = obstacle
    } catch {
      let failure = RunError(error)
      guard failure.code == .invalidData else { throw failure }
      outcome = refused(
        "\(plan.scene.visible): error: \(failure.message ?? "")",
        CaseError(failure))
    }
    outcome.warnings = diagnostics
    return outcome
  }

  /// The settings for drawing the films that pages show.
  var settings: FilmSettings {
    var settings = FilmSettings()
    settings.kernels = kernels
    settings.workers = workers
    settings.memory = settings.memory.shared(by: share)
    settings.longestSide = side
    return settings
  }

  /// Returns what a page shows of a film; says why it is no movie where it is none.
  func shown(_ film: Film, of scene: AnimatedScene) async throws(RunError) -> Take {
    let result: (take: Take, obstacle: String?)
    do throws(RenderError) { result = try await take(film, of: scene) } catch {
      throw RunError(error)
    }
    tell(obstacle: result.obstacle)
    return result.take
  }

  /// Returns what a page shows of a film, and why it is no movie where it is none.
  private func take(
    _ ready: Film, of scene: AnimatedScene
  ) async throws(RenderError) -> (Take, obstacle: String?) {
    let film = ready.scene
    let source = FilmBytes(ready, quality)
    let (kind, bytes, obstacle) = drawsFilms ? try await source.media() : (.picture, [], nil)
    let last = film.frameCount - 1
    let moments = Set((0..<Self.momentCount).map { $0 * last / (Self.momentCount - 1) }).sorted()
    var shown: [PreviewedFilm.Moment] = []
    for frame in moments {
      if Task.isCancelled { throw .cancelled }
      let picture = try source.still(frame: frame, side: 320)
      shown.append(
        .init(
          frame: frame,
          milliseconds: min(
            film.frameRate.time(ofFrame: frame).seconds() * 1000, film.duration.milliseconds),
          picture: PreviewMedia(.picture, embedding: picture)))
    }
    let poster = try source.still(frame: film.posterFrame, side: 480)
    var previewed = PreviewedFilm(
      media: nil, poster: PreviewMedia(.picture, embedding: poster), moments: shown,
      frameCount: film.frameCount, rate: film.frameRate.text,
      milliseconds: film.duration.milliseconds,
      size: (scene.canvas.pixelWidth, scene.canvas.pixelHeight))
    previewed.describe(scene)
    return (Take(film: previewed, kind: kind, bytes: bytes), obstacle)
  }
}

extension AnimatedScene {
  /// The frame that stands for the film: the one marked as its poster, or one in its middle.
  var posterFrame: Int {
    let time = marks.first { $0.name == "poster" }?.time
    let seconds = time?.seconds ?? duration.seconds / 2
    let frame = Int((seconds * frameRate.framesPerSecond).rounded())
    return min(max(frame, 0), frameCount - 1)
  }
}

extension PreviewRenderer {
  /// Draws variants, several at once, and hands them over in order.
  ///
  /// A film is encoded beside being drawn, so that it keeps nearly two processors at work.
  func drawAll(
    _ plans: [CasePlan], _ done: (Int, Outcome) throws(RunError) -> Void
  ) async throws(RunError) {
    // What others have drawn is more than fits into memory.
    let jobs = drawn == nil ? max(1, min(plans.count, max(min(workers, 2), workers / 2))) : 1
    let work = ParallelWork(plans.count, jobs: jobs, ahead: 2 * jobs) {
      index, isAlone -> Result<Outcome, RunError> in
      do throws(RunError) {
        return .success(try await sharing(isAlone ? 1 : jobs).quietOutcome(of: plans[index]))
      } catch {
        return .failure(error)
      }
    } mayFitAlone: {
      (try? $0.get().refusal?.mayFitAlone) ?? false
    }
    try await work.answers { (index, result) throws(RunError) in
      let outcome = try result.get()
      try tell(outcome)
      try done(index, outcome)
    }
  }

  /// The same for one of so many films that are drawn at once.
  private func sharing(_ count: Int) -> PreviewRenderer {
    var studio = self
    studio.workers = max(1, workers / count)
    studio.share = count
    return studio
  }
}

extension FilmBytes {
  /// The film as a page shows it, and why it is no movie where it is none.
  func media() async throws(RenderError) -> (PreviewMedia.Kind, [UInt8], obstacle: String?) {
    switch try await moving() {
    case .movie(let bytes, let container):
      (container == .webM ? .transparentMovie : .movie, bytes, nil)
    case .picture(let bytes, let words): (.picture, bytes, words)
    }
  }
}
