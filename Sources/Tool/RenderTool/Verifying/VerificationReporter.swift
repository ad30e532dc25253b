import SegueFiles
import SegueFilms
import SegueReports

/// Says what comes of many cases: each on the terminal as it comes, and all of them where reports were asked for.
struct VerificationReporter {
  private let terminal: Terminal
  private let isJSON: Bool
  private var answer: VerificationAnswer
  private var report: RunReport
  private var base: String?

  /// Somebody who has said nothing yet.
  init(
    _ cases: CaseRequest, isJSON: Bool, reports: ReportRequest, title: String,
    in place: OutputPlace, addsOnce: Bool = false, on terminal: Terminal
  ) {
    self.terminal = terminal
    self.isJSON = isJSON
    answer = VerificationAnswer(cases)
    report = RunReport(title, for: reports, in: place, addsOnce: addsOnce)
  }

  /// Takes note of the revision whose films are shown.
  mutating func note(_ base: BaseRevision) {
    self.base = base.name
    report.note(base)
  }

  /// Says what came of a case.
  mutating func tell(_ told: CaseSummary) throws(Failure) {
    answer.note(told)
    report.note(told)
    if let base, let obstacle = told.obstacle {
      try terminal.warn("\(told.item.name) cannot be shown as at \(base): \(obstacle)")
    }
    let isTalkative = terminal.preferences.verbosity >= .verbose
    guard !isJSON, isTalkative || told.isNews else { return }
    try terminal.write(painted: told.text(in: terminal.outputPalette))
  }

  /// Says what came of all of them, and writes reports.
  func conclude(after duration: Duration) throws(Failure) -> ExitCode {
    if !isJSON { try terminal.write(painted: answer.text(in: terminal.outputPalette)) }
    try report.write(after: duration, on: terminal, beside: isJSON)
    // The document comes last: where a report cannot be written, it says that.
    if isJSON { try terminal.write(report.report.json) }
    return answer.code
  }
}
