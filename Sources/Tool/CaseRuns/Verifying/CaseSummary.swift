import SegueCommandLine
package import SegueFiles
package import SegueRendering
package import SegueReports
import SegueVerification

/// The report on a case: all that a run over many cases has to know about each, wherever that was drawn.
package struct CaseSummary: Sendable {
  /// The entry for reports.
  package var item: ReportedCase
  /// The reason why the case could not be checked.
  package let refusal: CaseError?
  /// The file to name to agree to what is; nothing where there is nothing to agree to.
  package let objection: String?
  /// The reason why the film cannot be shown as it was.
  package let obstacle: String?
  /// The files that the film is made of.
  var inputs: Set<FileIdentity> = []

  package init(
    item: ReportedCase, refusal: CaseError?, objection: String?, obstacle: String?,
    inputs: Set<FileIdentity> = []
  ) {
    self.item = item
    self.refusal = refusal
    self.objection = objection
    self.obstacle = obstacle
    self.inputs = inputs
  }
}

extension CaseSummary {
  /// Creates the report on an outcome; with strips only where a page shows them.
  package init(_ outcome: CaseOutcome, withStrips: Bool) throws(RenderError) {
    let plan = outcome.plan
    var item: ReportedCase
    switch outcome.result {
    case .failure(let refusal):
      item = ReportedCase(broken: plan.name, because: refusal.message)
      item.mistakes = refusal.mistakes
      (self.refusal, objection) = (refusal, nil)
    case .success(let result):
      item = try ReportedCase(withStrips ? result : result.withoutPictures)
      // What shows both films comes first: a page opens on it.
      let films = outcome.films + item.films
      item.films = films.filter(\.isPaired) + films.filter { !$0.isPaired }
      let isAgreeable = !result.isAgreedButWrong && plan.against == nil
      item.acceptCommand =
        isAgreeable ? plan.command(result.outcome == .missing ? "record" : "approve") : nil
      (refusal, objection) = (nil, isAgreeable ? plan.suite ?? plan.scene : nil)
    }
    item.movements = outcome.movements
    item.valueCourses = outcome.courses
    if item.outcome == .same, item.result?.magnitude != nil {
      item.allowance = plan.tolerance.reason
    }
    item.title = outcome.title
    item.place = outcome.place
    item.reproduceCommand = plan.command("verify")
    item.milliseconds = outcome.duration.wholeMilliseconds
    self.item = item
    (obstacle, inputs) = (outcome.obstacle, outcome.inputs)
  }
}

/// All of it but how long it took, and which files it was made of on the machine that drew it.
extension CaseSummary: Codable {
  private enum CodingKeys: String, CodingKey { case item, refusal, objection, obstacle }
}

extension CaseOutcome {
  /// Location of the scene, or of the failed expectation if nothing else is wrong.
  fileprivate var place: ReportedCase.Location {
    guard case .success(let result) = result, result.isAgreedButWrong,
      let blamed = result.failedExpectations.first?.place
    else { return ReportedCase.Location(file: plan.scene) }
    return ReportedCase.Location(file: blamed.file, line: blamed.line)
  }
}
