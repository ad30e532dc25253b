import SegueFiles
import SegueGoldens
import SegueRendering
import SegueReports
import SegueVerification

/// What came of a case.
struct CaseOutcome: Sendable {
  let plan: CasePlan
  /// What came of it, or why it could not be looked at.
  let result: Result<CaseResult, CaseLoader.Refusal>
  /// Frames that show what differs, where somebody looks at them.
  let films: [ReportedFilm]
  /// The files that the film is made of.
  let inputs: Set<FileIdentity>
  /// How long it took.
  let duration: Duration
}

/// Looks at cases, several at once, and answers in their order.
struct CaseRun: Sendable {
  let plans: [CasePlan]
  let mode: RecordMode
  let jobs: Int
  let loader: CaseLoader
  /// The files that no golden may replace.
  var sources: Set<FileIdentity> = []
  /// Whether a page shows the cases.
  var isShown = false

  /// Looks at all cases.
  ///
  /// - Parameter done: called for each case, in order, as soon as those in front of it are done too.
  func outcomes(_ done: (CaseOutcome) throws(Failure) -> Void) async throws(Failure) {
    var failure: Failure?
    await withTaskGroup(of: (Int, CaseOutcome).self) { group in
      var waiting: [Int: CaseOutcome] = [:]
      var (started, told) = (0, 0)
      while told < plans.count, failure == nil {
        while started < plans.count, started - told - waiting.count < jobs {
          let index = started
          group.addTask { (index, await outcome(of: plans[index])) }
          started += 1
        }
        guard let (index, outcome) = await group.next() else { break }
        waiting[index] = outcome
        while let next = waiting.removeValue(forKey: told) {
          do throws(Failure) { try done(next) } catch { failure = error }
          told += 1
        }
      }
      group.cancelAll()
    }
    if let failure { throw failure }
  }

  private func outcome(of plan: CasePlan) async -> CaseOutcome {
    let stopwatch = loader.terminal.stopwatch
    let start = stopwatch.now()
    let result: Result<CaseResult, CaseLoader.Refusal>
    var films: [ReportedFilm] = []
    var inputs: Set<FileIdentity> = []
    do {
      var verifier = Verifier(plan.folder, mode: mode, engine: Engine.version)
      verifier.width = max(1, jobs / plans.count)
      let loaded = try loader.load(plan)
      let item = loaded.item
      inputs = loaded.inputs
      verifier.spared = sources.union(inputs)
      let found = try await verifier.result(of: item)
      if isShown, found.outcome == .different { films = try item.films(of: found) }
      result = .success(found)
    } catch let refusal as CaseLoader.Refusal {
      result = .failure(refusal)
    } catch let error as FilmFailure {
      let failure = Failure(error)
      result = .failure(.init(code: failure.code, message: failure.message ?? ""))
    } catch {
      preconditionFailure("a case fails in a way nobody knows")
    }
    return CaseOutcome(
      plan: plan, result: result, films: films, inputs: inputs, duration: stopwatch.now() - start)
  }
}
