import SegueTextSupport

/// A console that keeps what is said.
final class RecordingConsole: Sendable {
  private let said = Locked<(output: [UInt8], error: [UInt8])>(([], []))

  /// The results so far.
  var output: String { String(decoding: said.withLock { $0.output }, as: UTF8.self) }
  /// The messages so far.
  var error: String { String(decoding: said.withLock { $0.error }, as: UTF8.self) }

  /// The streams, of which the input comes from `input`.
  func console(input: @escaping Console.Source) -> Console {
    Console(
      input: input,
      output: { bytes in self.said.withLock { $0.output += bytes } },
      error: { bytes in self.said.withLock { $0.error += bytes } })
  }
}
