package import SegueCommandLine
import SegueFiles
import SegueFilmRequests
package import SegueFilms
import SegueRendering
import SegueReports

/// Says what comes of many cases: each on the terminal as it comes, and all of them where reports were asked for.
package struct VerificationReporter {
  private let terminal: Terminal
  private let isJSON: Bool
  private var answer: VerificationAnswer
  private var report: RunReport
  private var changes = RepeatedNews<CaseChange>()
  private var base: String?

  /// Somebody who has said nothing yet.
  package init(
    _ cases: CaseRequest, isJSON: Bool, reports: ReportRequest, title: String,
    in place: OutputPlace, addsOnce: Bool = false, on terminal: Terminal
  ) {
    self.terminal = terminal
    self.isJSON = isJSON
    answer = VerificationAnswer(cases)
    report = RunReport(
      title, for: reports, in: place, addsOnce: addsOnce, isStrict: cases.isStrict)
  }

  /// Takes note of the revision whose films are shown.
  mutating func note(_ base: BaseRevision) {
    self.base = base.name
    report.note(base)
  }

  /// Says what came of a case.
  package mutating func tell(_ told: CaseSummary) throws(RunError) {
    answer.note(told)
    report.note(told)
    let isRepeated = changes.note(CaseChange(told.item), of: told.item.name)
    if let base, let obstacle = told.obstacle {
      try terminal.warn("\(told.item.name) cannot be shown as at \(base): \(obstacle)")
    }
    let isTalkative = terminal.preferences.verbosity >= .verbose
    guard !isJSON, isTalkative || told.isNews && !isRepeated else { return }
    try terminal.write(painted: told.text(in: terminal.outputPalette))
  }

  /// Says what came of all of them, and writes reports.
  package func conclude(after duration: Duration) throws(RunError) -> ExitCode {
    if !isJSON {
      if terminal.preferences.verbosity < .verbose { try terminal.write(changes.text) }
      try terminal.write(painted: answer.text(in: terminal.outputPalette))
    }
    try report.write(after: duration, on: terminal, beside: isJSON)
    // The document comes last: where a report cannot be written, it says that.
    if isJSON { try terminal.write(report.report.json) }
    return answer.code
  }
}

/// Collects what came of cases, and writes it where it was asked for.
private struct RunReport {
  private(set) var report: VerificationReport
  private let request: ReportRequest
  /// True if the summary is left out when it equals the last one added.
  private let addsOnce: Bool
  /// True if a recording that says too little is an error.
  private let isStrict: Bool
  private var place: OutputPlace

  /// A report without cases yet.
  init(
    _ title: String, for request: ReportRequest, in place: OutputPlace, addsOnce: Bool,
    isStrict: Bool
  ) {
    self.place = place
    self.isStrict = isStrict
    self.addsOnce = addsOnce
    report = VerificationReport(title: title, engine: Engine.name)
    self.request = request
  }

  /// Takes note of the revision whose films are shown.
  mutating func note(_ base: BaseRevision) {
    report.facts.append(VerificationReport.Fact("base", "\(base.name) (\(base.commit))"))
  }

  /// Takes note of a case.
  mutating func note(_ told: CaseSummary) {
    place.spare(told.inputs)
    report.add(told.item)
  }

  /// Writes what was asked for.
  ///
  /// Annotations go to standard error if the results are a document for programs.
  func write(
    after duration: Duration, on terminal: Terminal, beside isDocument: Bool
  ) throws(RunError) {
    var report = report
    report.milliseconds = duration.wholeMilliseconds
    if let page = request.page { try place.save(report.html, to: page) }
    if let junit = request.junit { try place.save(report.junit, to: junit) }
    if let summary = request.summary {
      try RunError.inWords { () throws(FileError) in
        try place.add(report.summary, to: summary, once: addsOnce)
      }
    }
    if let folder = request.comment { try write(comment(on: report), into: folder) }
    if terminal.environment.variables["GITHUB_ACTIONS"] == "true" {
      for command in report.annotations(isStrict: isStrict) {
        try terminal.write(command, beside: isDocument)
      }
    }
  }
  private func comment(on report: VerificationReport) throws(RunError) -> ReportComment {
    try RunError.inWords { () throws(RenderError) in
      try ReportComment(report, at: request.commentAddress)
    }
  }

  /// Writes a comment, behind the pictures that it shows.
  private func write(_ comment: ReportComment, into folder: String) throws(RunError) {
    var place = place
    try RunError.inWords { () throws(FileError) in try OutputFolder.make(folder) }
    let paths = comment.pictures.map { "\(folder)/\($0.name)" }
    try place.reserve(paths)
    for (path, picture) in zip(paths, comment.pictures) { try place.save(picture.bytes, to: path) }
    try place.save(comment.text, to: "\(folder)/\(ReportComment.fileName)")
  }
}
