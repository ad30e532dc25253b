package import SegueJSON
import SegueTextSupport

extension Option {
  package static let json = Option(
    "json", in: .output, summary: "Write JSON for programs in place of text",
    details: """
      One document on standard output, whose first key is its schema version; messages for people \
      stay on standard error. Where a run fails and has no results, the document has its exit code and \
      the same messages, with their places: "ok": false, "exitCode": 65, "diagnostics": [...].
      """)
}

extension Terminal {
  /// Writes a document for programs to standard output.
  package func write(_ document: JSONValue) throws(RunError) { try write(document.pretty + "\n") }
}

extension Terminal {
  /// Writes why the run has failed, for programs, unless its results say so.
  func conclude(_ code: ExitCode) throws(RunError) {
    guard code != .done, code != .closedPipe, !record.hasResults else { return }
    try write(record.failure(code))
  }
}

extension JSONValue {
  /// A number rounded as listings round, so that text and JSON say the same.
  package static func listed(_ number: Double) -> JSONValue {
    .number(Double(NumberText.format(number)) ?? number)
  }
}
