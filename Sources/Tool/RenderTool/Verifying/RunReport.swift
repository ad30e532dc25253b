import SegueFiles
import SegueFilms
import SegueRendering
import SegueReports

/// Collects what came of cases, and writes it where it was asked for.
struct RunReport {
  private(set) var report: VerificationReport
  private let request: ReportRequest
  /// True if the summary is left out when it equals the last one added.
  private let addsOnce: Bool
  private var place: OutputPlace

  /// A report without cases yet.
  init(
    _ title: String, for request: ReportRequest, in place: OutputPlace, addsOnce: Bool = false
  ) {
    self.place = place
    self.addsOnce = addsOnce
    report = VerificationReport(title: title, engine: "segue \(Engine.version)")
    self.request = request
  }

  /// Takes note of the revision whose films are shown.
  mutating func note(_ base: BaseRevision) {
    report.facts.append(ReportFact("base", "\(base.name) (\(base.commit))"))
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
  ) throws(Failure) {
    var report = report
    report.milliseconds = duration.wholeMilliseconds
    if let page = request.page { try place.save(report.html, to: page) }
    if let junit = request.junit { try place.save(report.junit, to: junit) }
    if let summary = request.summary {
      try Failure.inWords { () throws(FileError) in
        try place.add(report.summary, to: summary, once: addsOnce)
      }
    }
    if terminal.environment.variables["GITHUB_ACTIONS"] == "true" {
      for command in report.annotations { try terminal.write(command, beside: isDocument) }
    }
  }
}
