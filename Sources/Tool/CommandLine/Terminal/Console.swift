package import SegueFiles

/// The three streams as values, so that a whole run can be watched by a test.
package struct Console: Sendable {
  /// Takes all the bytes that it is given, or says why it cannot.
  package typealias Sink = @Sendable ([UInt8]) throws(RunError) -> Void

  /// Reads to the end, but no more than `limit` bytes, or says why it cannot.
  package typealias Source = @Sendable (_ limit: Int) throws(RunError) -> [UInt8]

  /// Waits for the next line of the input, or says why it cannot be read; `nil` at the end.
  package typealias LineSource = @Sendable () async -> Result<[UInt8], FileError.Reason>?

  /// The most bytes of a line.
  package static let lineLimit = 8 << 20

  /// The source of a scene called `-`.
  package let input: Source

  /// The same, line by line, for a conversation.
  package let lines: LineSource

  /// The sink for results.
  package let output: Sink

  /// The sink for messages.
  package let error: Sink

  /// A console of these streams; there is nobody to talk to without `lines`.
  package init(
    input: @escaping Source, output: @escaping Sink, error: @escaping Sink,
    lines: @escaping LineSource = { nil }
  ) {
    self.input = input
    self.lines = lines
    self.output = output
    self.error = error
  }

  /// The streams of this process.
  ///
  /// Streams that were closed are opened on `/dev/null`, and a reader that goes away is an error
  /// from now on, not a signal.
  package static func ofProcess() -> Console {
    ProcessStart.openClosedStreams()
    ProcessStart.ignoreWriteSignals()
    let lines = InputLines(limit: lineLimit)
    return Console(
      input: { limit throws(RunError) in try readInput(limit: limit) },
      output: { bytes throws(RunError) in try write(bytes, to: .output, "standard output") },
      error: { bytes throws(RunError) in try write(bytes, to: .error, "standard error") },
      lines: { await lines.next() })
  }

  private static func write(
    _ bytes: [UInt8], to stream: StandardStream, _ name: String
  ) throws(RunError) {
    do {
      try stream.write(bytes)
    } catch {
      throw RunError(error, as: .writeFailed, during: "writing to \(name)")
    }
  }

  private static func readInput(limit: Int) throws(RunError) -> [UInt8] {
    do {
      return try StandardStream.input.readToEnd(limit: limit)
    } catch {
      throw RunError(error, as: .missingInput, during: "reading standard input")
    }
  }
}

extension RunError {
  /// Creates the failure of `operation` on a stream.
  fileprivate init(_ reason: FileError.Reason, as code: ExitCode, during operation: String) {
    switch reason {
    case .closedPipe: self = .closedPipe
    case .tooLarge(let limit): self.init(.invalidData, "\(operation): more than \(limit) bytes")
    default: self.init(code, "\(operation): \(reason.words)")
    }
  }
}
