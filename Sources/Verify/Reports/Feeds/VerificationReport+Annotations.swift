package import SegueTextSupport

extension VerificationReport {
  /// The most errors that GitHub shows of one step, and the most warnings.
  private static let annotationLimit = 10

  /// A line for each change of cases that need attention, as GitHub's workflow commands; it shows them beside
  /// the files.
  ///
  /// Those beyond the tenth would be dropped, so a warning says how many there are. A recording that says too little is
  /// a warning.
  ///
  /// - Parameter isStrict: true if it is an error.
  package func annotations(isStrict: Bool = false) -> [WorkflowCommand] {
    let failures = CaseGroup.all(
      of: cases.filter { $0.outcome.isFailure || isStrict && $0.outcome == .open })
    let errors = failures.prefix(Self.annotationLimit).map { command(.error, about: $0) }
    let more = failures.dropFirst(Self.annotationLimit).reduce(0) { $0 + $1.count }
    let rest =
      more > 0
      ? [remainder(more.counted("more film is", "more films are") + " not as expected")] : []
    return errors + rest + (isStrict ? [] : doubts(room: Self.annotationLimit - rest.count))
  }

  /// Warnings about recordings that say too little, so many at most.
  private func doubts(room: Int) -> [WorkflowCommand] {
    let open = cases.filter { $0.outcome == .open }
    if open.count <= room { return open.map { command(.warning, about: $0) } }
    let more = (open.count - room + 1).counted("more recording", "more recordings")
    return open.prefix(room - 1).map { command(.warning, about: $0) }
      + [remainder("of \(more) it can't be told if the movement is as expected")]
  }

  /// The command about a change, at the place of the first film that has it.
  private func command(_ kind: WorkflowCommand.Kind, about group: CaseGroup) -> WorkflowCommand {
    guard group.count > 1, let change = group.change else {
      return command(kind, about: group.shown)
    }
    return command(
      kind, about: group.shown, saying: change.words(of: group.names, count: group.count))
  }

  private func command(
    _ kind: WorkflowCommand.Kind, about item: ReportedCase, saying words: String? = nil
  ) -> WorkflowCommand {
    let file = item.place.map { [("file", $0.file)] } ?? []
    let line = item.place?.line.map { [("line", "\($0)")] } ?? []
    return WorkflowCommand(
      kind, properties: file + line + [("title", item.name)],
      words ?? item.sentence)
  }

  /// The warning that stands for those that GitHub would not show.
  private func remainder(_ words: String) -> WorkflowCommand {
    WorkflowCommand(.warning, properties: [("title", title)], words)
  }
}
