package import SegueTextSupport

extension VerificationReport {
  /// The most errors that GitHub shows of one step.
  private static let annotationLimit = 10

  /// A line for each case that needs attention, as GitHub's workflow commands; it shows them beside
  /// the files.
  ///
  /// Errors beyond the tenth would be dropped, so a warning says how many there are.
  package var annotations: [WorkflowCommand] {
    let failures = cases.filter { $0.outcome.isFailure }
    let errors = failures.prefix(Self.annotationLimit).map { item in
      let file = item.place.map { [("file", $0.file)] } ?? []
      let line = item.place?.line.map { [("line", "\($0)")] } ?? []
      return WorkflowCommand(.error, file + line + [("title", item.name)], item.sentence)
    }
    let more = failures.count - Self.annotationLimit
    let words = more.counted("more film is", "more films are") + " not as expected"
    let rest = more > 0 ? [WorkflowCommand(.warning, [("title", title)], words)] : []
    return errors + rest
  }
}
