package import SegueCommandLine
package import SegueFiles
import SegueFilmRequests
import SegueRendering
import SegueReports
package import SegueVerification

/// The outcome of a case.
package struct CaseOutcome: Sendable {
  package let plan: CasePlan
  /// The result of the check, or the reason why the case could not be checked.
  let result: Result<CaseResult, CaseError>
  /// The title that the scene gives itself.
  let title: String?
  /// Frames that show what differs, where somebody looks at them.
  let films: [ReportedFilm]
  /// Movements of an aligned recording, where somebody looks at them.
  var movements: [ReportedMovement] = []
  /// Tracks of values that differ.
  var courses: ReportedCourses?
  /// The files that the film is made of.
  let inputs: Set<FileIdentity>
  /// The reason why the film cannot be shown as it was.
  let obstacle: String?
  /// Duration of the check.
  package let duration: Duration

  /// True if the outcome might be another one with all memory of the run.
  fileprivate var mayFitAlone: Bool {
    if case .failure(let refusal) = result { refusal.mayFitAlone } else { false }
  }
}

/// Looks at cases, several at once, and answers in their order.
///
/// A case that needs more than its share of the memory waits until no other is looked at, and then has all of it.
package struct CaseRun: Sendable {
  let plans: [CasePlan]
  let mode: RecordMode
  let jobs: Int
  var loader: CaseLoader
  /// The files that no golden may replace.
  var sources: Set<FileIdentity> = []
  /// True if a page shows the cases.
  package var isShown = false
  /// The revision whose films the page shows beside those that are.
  var base: BaseRevision?
  /// Returns the folder to which the goldens of a case are written, if that is not where they are read.
  package var destination: (@Sendable (CasePlan) -> GoldenFolder)?

  package init(
    plans: [CasePlan], mode: RecordMode, jobs: Int, loader: CaseLoader,
    sources: Set<FileIdentity> = [], isShown: Bool = false, base: BaseRevision? = nil,
    destination: (@Sendable (CasePlan) -> GoldenFolder)? = nil
  ) {
    self.plans = plans
    self.mode = mode
    self.jobs = jobs
    self.loader = loader
    self.sources = sources
    self.isShown = isShown
    self.base = base
    self.destination = destination
  }

  /// Looks at all cases.
  ///
  /// - Parameters:
  ///   - inOrder: whether a case waits until those in front of it are done too.
  ///   - done: called for each case, with its place.
  package func outcomes(
    inOrder: Bool = true, _ done: (Int, CaseOutcome) throws(RunError) -> Void
  ) async throws(RunError) {
    var work = ParallelWork(plans.count, jobs: jobs) { index, isAlone in
      await (isAlone ? alone : self).outcome(of: plans[index])
    } mayFitAlone: {
      $0.mayFitAlone
    }
    work.inOrder = inOrder
    try await work.answers(done)
  }

  /// The same run, in which a case has all of the memory.
  private var alone: CaseRun {
    var run = self
    run.loader.share = 1
    return run
  }

  /// The case as it was at the revision, or why it cannot be shown.
  private func earlier(_ plan: CasePlan) -> (item: SnapshotCase?, obstacle: String?)? {
    guard let base else { return nil }
    guard let old = base.plan(of: plan) else { return (nil, "it was not there") }
    do throws(CaseError) {
      return (try loader.load(old).item, nil)
    } catch {
      return (nil, error.message)
    }
  }

  private func outcome(of plan: CasePlan) async -> CaseOutcome {
    let stopwatch = loader.terminal.stopwatch
    let start = stopwatch.now()
    let result: Result<CaseResult, CaseError>
    var films: [ReportedFilm] = []
    var inputs: Set<FileIdentity> = []
    var title: String?
    var obstacle: String?
    if plan.isRecording { return await recordedOutcome(of: plan, since: start) }
    do {
      do throws(RunError) { try plan.checkGoldenKinds() } catch { throw CaseError(error) }
      var verifier = Verifier(plan.folder, mode: mode, engine: Engine.version)
      verifier.acceptsExpectationsAlone = true
      verifier.concurrency = max(1, jobs / plans.count)
      let loaded = try loader.load(plan)
      let item = loaded.item
      inputs = loaded.inputs
      title = loaded.title
      verifier.spared = sources.union(inputs)
      verifier.destination = destination?(plan)
      let found = try await verifier.result(of: item)
      if isShown, found.outcome == .different {
        let earlier = earlier(plan)
        obstacle = earlier?.obstacle
        films = try item.films(of: found, beside: earlier?.item, of: base?.name ?? "")
      }
      result = .success(found)
    } catch let refusal as CaseError {
      result = .failure(refusal)
    } catch let error as RenderError {
      let failure = RunError(error)
      var refusal = CaseError(
        code: failure.code, message: failure.message ?? "", lack: failure.lack,
        mistakes: failure.mistakes)
      refusal.mayFitAlone = loader.share > 1 && error.shortage != nil
      result = .failure(refusal)
    } catch {
      preconditionFailure("a case fails in a way nobody knows")
    }
    return CaseOutcome(
      plan: plan, result: result, title: title, films: films, inputs: inputs, obstacle: obstacle,
      duration: stopwatch.now() - start)
  }

  /// Returns the outcome of a film, or of values, that were recorded elsewhere.
  private func recordedOutcome(
    of plan: CasePlan, since start: Duration
  ) async -> CaseOutcome {
    if plan.hasValues {
      let run = ValueRun(
        plan: plan, mode: mode, spared: sources, destination: destination?(plan),
        isShown: isShown)
      let answer = Result { () throws(CaseError) in try run.answer() }
      var outcome = outcome(of: plan, answer.map(\.result), since: start)
      outcome.courses = try? answer.get().courses
      return outcome
    }
    let found: Result<CaseResult, CaseError>
    var shown: RecordedRun.Answer?
    do throws(RunError) {
      var run = RecordedRun(plan: plan, mode: mode, loader: loader)
      (run.spared, run.isShown) = (sources, isShown)
      run.destination = destination?(plan)
      try plan.checkGoldenKinds()
      let answer = try await run.answer()
      (shown, found) = (answer, .success(answer.result))
    } catch {
      var refusal = CaseError(error)
      refusal.mayFitAlone = loader.share > 1 && error.code == .invalidData
      found = .failure(refusal)
    }
    return outcome(of: plan, found, shown: shown, since: start)
  }

  private func outcome(
    of plan: CasePlan, _ found: Result<CaseResult, CaseError>,
    shown: RecordedRun.Answer? = nil, since start: Duration
  ) -> CaseOutcome {
    let inputs = RunFiles(reading: Set(RecordingListing.files(of: plan.scene))).inputs
    return CaseOutcome(
      plan: plan, result: found, title: nil, films: shown?.films ?? [],
      movements: shown?.movements ?? [], inputs: inputs, obstacle: nil,
      duration: loader.terminal.stopwatch.now() - start)
  }
}

extension CaseError {
  /// Creates the refusal of a single case from a failure that ends a run elsewhere.
  package init(_ failure: RunError) {
    let hint = failure.hint.map { "\nhint: \($0)" } ?? ""
    self.init(
      code: failure.code, message: (failure.message ?? "") + hint, lack: failure.lack,
      mistakes: failure.mistakes)
  }
}
