import SegueFiles
import SegueOutputs
import SegueRendering
import SegueReports
import SegueVerification

/// Collects what came of cases, and writes it where it was asked for.
struct RunReport {
  private(set) var report: VerificationReport
  private let request: ReportRequest
  private var place: OutputPlace

  /// The largest summary that is added to.
  private static let summaryLimit = 16 << 20

  /// A report without cases yet.
  init(_ title: String, for request: ReportRequest, in place: OutputPlace) {
    self.place = place
    report = VerificationReport(title: title, engine: "segue \(Engine.version)")
    self.request = request
  }

  /// Takes note of the revision whose films are shown.
  mutating func note(_ base: BaseRevision) {
    report.facts.append(ReportFact("base", "\(base.name) (\(base.commit))"))
  }

  /// Takes note of a case; its pictures only where a page shows them.
  mutating func note(_ outcome: CaseOutcome) throws(Failure) {
    place.spare(outcome.inputs)
    do throws(FilmFailure) {
      var item: ReportedCase
      switch outcome.result {
      case .failure(let refusal):
        item = ReportedCase(broken: outcome.plan.name, because: refusal.message)
      case .success(var result):
        if request.page == nil {
          result.actual.strip = nil
          result.expected?.strip = nil
        }
        item = try ReportedCase(result)
        // What shows both films comes first: a page opens on it.
        let films = outcome.films + item.films
        item.films = films.filter(\.isPaired) + films.filter { !$0.isPaired }
        item.acceptCommand =
          result.isAgreedButWrong || outcome.plan.against != nil
          ? nil : outcome.plan.command(result.outcome == .missing ? "record" : "approve")
      }
      item.title = outcome.title
      item.place = outcome.place
      item.reproduceCommand = outcome.plan.command("verify")
      item.milliseconds = outcome.duration.wholeMilliseconds
      report.add(item)
    } catch {
      throw Failure(error)
    }
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
    if let summary = request.summary { try add(report.summary, to: summary) }
    if terminal.environment.variables["GITHUB_ACTIONS"] == "true" {
      for command in report.annotations { try terminal.write(command, beside: isDocument) }
    }
  }

  /// Adds a text to the end of a file.
  private func add(_ text: String, to path: String) throws(Failure) {
    let old = (try? InputFile.read(path, limit: Self.summaryLimit))?.bytes ?? []
    try place.save(String(decoding: old, as: UTF8.self) + text, to: path)
  }
}

extension CaseOutcome {
  /// Where the scene stands; the line of the expectation that it does not meet, if nothing else is wrong.
  fileprivate var place: SceneLocation {
    guard case .success(let result) = result, result.isAgreedButWrong,
      let blamed = result.failedExpectations.first?.place
    else { return SceneLocation(file: plan.scene) }
    return SceneLocation(file: blamed.file, line: blamed.line)
  }
}
