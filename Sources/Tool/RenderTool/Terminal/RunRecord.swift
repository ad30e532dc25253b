import SegueJSON
import SegueTextSupport

/// The messages of a run, for the document that says why it has failed.
package final class RunRecord: Sendable {
  private let said = Locked<(messages: [PlacedMessage], hasResults: Bool)>(([], false))

  /// Nothing yet.
  package init() {}

  /// Takes note of messages that people have been shown.
  func note(_ messages: [PlacedMessage]) { said.withLock { $0.messages += messages } }

  /// Takes note of something written to standard output.
  func noteResults() { said.withLock { $0.hasResults = true } }

  /// True if something has been written to standard output.
  var hasResults: Bool { said.withLock { $0.hasResults } }

  /// The reasons of a failure as one document for programs: the same for all verbs.
  func failure(_ code: ExitCode) -> JSONValue {
    [
      "schemaVersion": 1, "ok": false, "exitCode": JSONValue(Int(code.rawValue)),
      "diagnostics": .array(said.withLock { $0.messages }.map(\.json)),
    ]
  }
}
