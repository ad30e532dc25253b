import SegueTextSupport

extension Diagnostics {
  /// The messages as GitHub reads them from a log, one line each, to annotate a change with.
  public var annotations: String {
    sorted.map { annotation(for: $0).text + "\n" }.joined()
  }

  private func annotation(for diagnostic: Diagnostic) -> WorkflowCommand {
    let kind: WorkflowCommand.Kind =
      switch diagnostic.severity {
      case .error: .error
      case .warning: .warning
      case .note: .notice
      }
    let hint = diagnostic.hint.map { "\nhint: \($0)" } ?? ""
    return WorkflowCommand(
      kind, diagnostic.place.map(properties) ?? [], diagnostic.sentence + hint)
  }

  private func properties(of place: SourcePosition) -> [(name: String, value: String)] {
    var properties = [(name: "file", value: place.file)]
    if let (start, end) = positions(of: place) {
      properties += [("line", "\(start.line)"), ("col", "\(start.column)")]
      properties.append(("endLine", "\(end.line)"))
      // An end column is read only where the end is on the line of the start.
      if start.line == end.line { properties.append(("endColumn", "\(end.column)")) }
    }
    return properties
  }
}
