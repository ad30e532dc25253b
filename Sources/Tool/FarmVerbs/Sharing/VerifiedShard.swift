import SegueCaseRuns
import SegueCommandLine
import SegueFarm
import SegueFiles
import SegueFilmRequests
import SegueRaster
import SegueRendering
import SegueReports
import SegueTextSupport
import SegueVerification

/// The outcome of comparing a film with its goldens, or of writing them.
struct VerifiedAnswer: Codable {
  /// The report on the case.
  var told: CaseSummary
  /// The paths of the goldens that are to be written, in the order of the files that belong to the answer.
  var goldens: [String]
}

/// Holds films to their goldens, or writes goldens, for a run elsewhere to put together.
struct VerifiedShard {
  let maker: PlanMaker
  let terminal: Terminal

  /// Looks at what is asked for, several films at once.
  func run(
    _ units: [WorkUnit], _ keep: (DoneUnit) throws(RunError) -> Void
  ) async throws(RunError) {
    let scratch = try RunError.inWords { () throws(FileError) in try ScratchFolder() }
    defer { scratch.remove() }
    let jobs = maker.work.jobs ?? HostMachine.current().processors
    let cases = units.map { maker.cases[$0.caseIndex] }
    guard !cases.isEmpty else { return }
    let loader = CaseLoader(
      terminal: terminal, kernels: try KernelSet(in: terminal.environment),
      share: min(jobs, cases.count), memory: try RunMemory(option: maker.work.film.memory))
    var run = CaseRun(plans: cases, mode: maker.work.mode, jobs: jobs, loader: loader)
    run.isShown = true
    run.destination = { Self.destination(of: $0, in: scratch) }
    // What is done is kept at once, whatever in front of it is not.
    try await run.outcomes(inOrder: false) { (place, outcome) throws(RunError) in
      let unit = units[place]
      var told = try RunError.inWords { () throws(RenderError) in
        try CaseSummary(outcome, withStrips: true)
      }
      told.item.milliseconds = nil
      let kinds = told.item.result?.recorded ?? []
      let written = Self.destination(of: outcome.plan, in: scratch)
      let files = try kinds.map { (kind) throws(RunError) in
        try RunError.inWords { () throws(FileError) in
          (
            name: kind.name,
            bytes: try InputFile.read(
              written.file(kind, of: outcome.plan.name), limit: .max
            ).bytes
          )
        }
      }
      let answer = VerifiedAnswer(
        told: told, goldens: kinds.map { outcome.plan.folder.file($0, of: outcome.plan.name) })
      try keep(
        DoneUnit(
          unit, UnitOutcome(answer, files, refusal: told.refusal),
          milliseconds: outcome.duration.wholeMilliseconds))
    }
  }

  /// Returns the folder for the goldens of a case, apart from those of other folders.
  private static func destination(of plan: CasePlan, in scratch: ScratchFolder) -> GoldenFolder {
    let digest = SHA256(of: Array(plan.folder.path.utf8)).description.prefix(16)
    return GoldenFolder("\(scratch.path)/\(digest)")
  }
}
