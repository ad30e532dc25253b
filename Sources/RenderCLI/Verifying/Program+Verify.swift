import SegueFiles
import SegueGoldens
import SegueJSON
import SegueRaster
import SegueReports
import SegueVerification

extension Program {
  /// Holds films to their goldens, or writes the goldens.
  func verify(_ request: VerifyRequest, on terminal: Terminal) async throws(Failure) -> ExitCode {
    let start = stopwatch.now()
    let mode = try mode(request, on: terminal)
    let plans = try CaseFinder(request, terminal).plans
    try plans.checkNames()
    let isWriting = mode != .never || !request.outputs.isEmpty
    let files = CaseFiles(isWriting ? plans : [], terminal)
    let place = try request.place(sparing: files)
    if mode != .never { try plans.checkGoldens(sparing: files) }
    let jobs = request.jobs ?? Machine.current().processors
    let loader = CaseLoader(
      terminal: terminal, kernels: try KernelSet(in: terminal.environment),
      share: min(jobs, plans.count))
    var run = CaseRun(plans: plans, mode: mode, jobs: jobs, loader: loader, stopwatch: stopwatch)
    run.sources = files.sources
    run.isShown = request.reports.page != nil
    let isTalkative = terminal.preferences.verbosity >= .verbose
    var answer = VerificationAnswer(request)
    var report = RunReport(request.paths.joined(separator: ", "), request.reports, place)
    try await run.outcomes { (outcome) throws(Failure) in
      answer.note(outcome)
      try report.note(outcome)
      if !request.isJSON, isTalkative || outcome.isNews { try terminal.write(outcome.text) }
    }
    let text = request.isJSON ? report.report.json.pretty + "\n" : answer.text
    try terminal.write(text)
    try report.write(after: stopwatch.now() - start, on: terminal, beside: request.isJSON)
    return answer.code
  }

  /// The mode that is asked for, unless nothing may be written.
  private func mode(
    _ request: VerifyRequest, on terminal: Terminal
  ) throws(Failure) -> RecordMode {
    guard request.mode != .never, terminal.environment.variables.isCI else {
      return request.mode
    }
    try terminal.warn("CI is 'true': goldens are compared and none is written")
    return .never
  }
}
