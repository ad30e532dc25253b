import SegueTextSupport

/// A console that keeps what is said.
package final class RecordingConsole: Sendable {
  private let said = Locked<(output: [UInt8], error: [UInt8])>(([], []))

  /// A console that has heard nothing yet.
  package init() {}

  /// The results so far.
  package var output: String { String(decoding: said.withLock { $0.output }, as: UTF8.self) }
  /// The messages so far.
  package var error: String { String(decoding: said.withLock { $0.error }, as: UTF8.self) }

  /// The streams, of which the input comes from `input`.
  package func console(input: @escaping Console.Source) -> Console {
    Console(
      input: input,
      output: { bytes in self.said.withLock { $0.output += bytes } },
      error: { bytes in self.said.withLock { $0.error += bytes } })
  }
}
