package import SegueCommandLine
package import SegueFiles
import SegueFilmRequests
import SegueFilms
import SegueRaster
import SegueRendering
import SegueReports
import SegueVerification

extension Option {
  package static let caseJobs = Option(
    "jobs", short: "j", takes: .integer(1...256), in: .output,
    summary: "How many cases are drawn at once",
    details: "As many as there are processors unless given. It changes no byte.")

  /// Options of all verbs that compare films with goldens.
  package static let verification: [Option] = [
    .goldens, .keep, .ignore, .frameSheet, .frameGap, .recordedRate, .filter, .set, .root,
    .reduceMotion,
    .caseJobs, .json,
  ]
}

/// Films are held to their goldens, or their goldens are written.
package struct Verification: Hashable, Sendable {
  package let cases: CaseRequest
  package let mode: RecordMode
  package let jobs: Int?
  package let isJSON: Bool
  package let reports: ReportRequest
  /// All that is written besides goldens.
  package let outputs: [String]

  package init(_ invocation: Invocation, mode: RecordMode) {
    cases = CaseRequest(invocation)
    self.mode = mode
    jobs = invocation.integer(.caseJobs)
    isJSON = invocation.isOn(.json)
    reports = ReportRequest(invocation)
    outputs = reports.outputs
  }

  /// Looks at all cases, and says what came of them.
  package func run(on terminal: Terminal) async throws(RunError) -> ExitCode {
    let start = terminal.stopwatch.now()
    try reports.check()
    let mode = try allowedMode(on: terminal)
    let plans = try CaseFinder(cases, terminal, takesRecordings: true).plans
    try plans.checkPlaces()
    let isWriting = mode != .never || !outputs.isEmpty
    let files = CaseFiles(isWriting ? plans : [], terminal)
    let place = try place(sparing: files)
    if mode != .never { try plans.checkGoldens(sparing: files) }
    let jobs = jobs ?? HostMachine.current().processors
    let loader = CaseLoader(
      terminal: terminal, kernels: try KernelSet(in: terminal.environment),
      share: min(jobs, plans.count))
    let base = try base(of: plans)
    defer { base?.remove() }
    var run = CaseRun(plans: plans, mode: mode, jobs: jobs, loader: loader)
    run.sources = files.sources
    run.isShown = reports.isIllustrated
    run.base = base
    var voice = VerificationReporter(
      cases, isJSON: isJSON, reports: reports, title: cases.title, in: place, on: terminal)
    if let base { voice.note(base) }
    try await run.outcomes { (_, outcome) throws(RunError) in
      let told = try RunError.inWords { () throws(RenderError) in
        try CaseSummary(outcome, withStrips: reports.isIllustrated)
      }
      try voice.tell(told)
    }
    return try voice.conclude(after: terminal.stopwatch.now() - start)
  }

  /// The revision whose films are shown.
  private func base(of plans: [CasePlan]) throws(RunError) -> BaseRevision? {
    guard let name = reports.base else { return nil }
    guard reports.isIllustrated else {
      throw RunError(
        .usage, "--base shows films on a page, and --report is not given",
        hint: "such as --report report.html")
    }
    return try BaseRevision(name, for: plans)
  }

  /// The mode that is asked for, unless nothing may be written.
  private func allowedMode(on terminal: Terminal) throws(RunError) -> RecordMode {
    guard mode != .never, let word = terminal.environment.variables.wordOfCI else { return mode }
    try terminal.warn("CI is '\(word)': goldens are compared and none is written")
    return .never
  }

  /// Returns the place for the requested output besides goldens.
  private func place(sparing files: CaseFiles) throws(RunError) -> OutputPlace {
    var place = OutputPlace(inputs: files.sources.union(files.goldens))
    try place.reserve(outputs)
    return place
  }
}
