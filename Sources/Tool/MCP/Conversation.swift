import SegueCommandLine
import SegueFiles
import SegueJSON
import SegueTextSupport

/// A conversation over the streams of a program, a message to a line.
///
/// What can be said at once is said while a call runs; calls wait for each other, because each may take all of the
/// memory that a run may have.
struct Conversation: Sendable {
  private let console: Console
  private let server: MessageServer
  private let open = OpenTurns()
  private let writer: ResponseWriter

  init(_ server: MessageServer, on console: Console) {
    self.server = server
    self.console = console
    writer = ResponseWriter(console)
  }

  /// The most messages of a batch.
  private static let batchLimit = 100

  /// Answers until the input ends and all calls are answered, or until the task is cancelled.
  func run() async throws(RunError) {
    let (turns, waiting) = AsyncStream.makeStream(of: Turn.self)
    let failure = await withTaskGroup(of: RunError?.self) { group -> RunError? in
      group.addTask {
        defer { waiting.finish() }
        return await RunError.caught { () async throws(RunError) in try await read(into: waiting) }
      }
      group.addTask {
        await RunError.caught { () async throws(RunError) in try await take(turns) }
      }
      var first: RunError?
      for await failure in group where failure != nil {
        first = first ?? failure
        group.cancelAll()
      }
      return first
    }
    if let failure { throw failure }
    if Task.isCancelled { throw .shown(.interrupted) }
  }

  /// Answers the calls, turn by turn.
  private func take(_ turns: AsyncStream<Turn>) async throws(RunError) {
    for await turn in turns {
      let answer = await turn.answer()
      open.remove(turn)
      // Whoever ends the program hears no more of it.
      if Task.isCancelled { return }
      try await writer.write(answer)
    }
  }

  // MARK: - Reading

  /// Reads the lines, answers what can be answered at once, and has calls wait for their turn.
  private func read(into waiting: AsyncStream<Turn>.Continuation) async throws(RunError) {
    var version: ProtocolVersion?
    while let line = await console.lines() {
      if Task.isCancelled { return }
      switch line {
      case .failure(let reason):
        try await writer.write(Response(MessageMistake(reason), in: version))
      case .success(let bytes):
        if bytes.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { continue }
        let turn = turn(for: ReadLine(bytes), of: bytes.count, &version)
        if turn.calls.isEmpty {
          try await writer.write(await turn.answer())
        } else if open.add(turn) {
          waiting.yield(turn)
        } else {
          try await writer.write(refusal(of: turn))
        }
      }
    }
  }

  private func turn(
    for line: ReadLine, of byteCount: Int, _ version: inout ProtocolVersion?
  ) -> Turn {
    switch line {
    case .single(let message):
      let part = part(for: message, isInBatch: false, &version)
      return Turn(parts: part.map { [$0] } ?? [], isBatch: false, byteCount: byteCount)
    case .batch(let messages):
      if let mistake = mistake(in: messages, version) {
        return Turn(
          parts: [.response(Response(mistake, in: version))], isBatch: false, byteCount: byteCount)
      }
      let parts = messages.compactMap { part(for: $0, isInBatch: true, &version) }
      return Turn(parts: parts, isBatch: true, byteCount: byteCount)
    }
  }

  /// The reason why a batch cannot be taken as one.
  private func mistake(in batch: [ReadMessage], _ version: ProtocolVersion?) -> MessageMistake? {
    guard version?.hasBatches == true else {
      return MessageMistake(
        .invalidRequest,
        "found a list, expected an object; batches belong to version"
          + " \(ProtocolVersion.v2025March.rawValue) of the protocol")
    }
    if batch.isEmpty {
      return MessageMistake(.invalidRequest, "found an empty list, expected messages")
    }
    if batch.count > Self.batchLimit {
      return MessageMistake(
        .tooMuch, "a batch of \(batch.count) messages, expected at most \(Self.batchLimit)")
    }
    return nil
  }

  /// The answer to a message, or the call in it; nothing where it is not answered.
  private func part(
    for message: ReadMessage, isInBatch: Bool, _ version: inout ProtocolVersion?
  ) -> Turn.Part? {
    switch message {
    case .response: return nil
    case .mistake(let mistake): return .response(Response(mistake, in: version))
    case .message(let message):
      if let cancelled = message.cancelled { open.cancel(cancelled) }
      guard let id = message.id else { return nil }
      do throws(MessageMistake) {
        switch message.method {
        case "initialize" where isInBatch:
          throw MessageMistake(.invalidRequest, "'initialize' stands alone", id: id)
        case "initialize":
          let spoken = server.version(for: message)
          version = spoken
          return .response(Response(server.greeting(spoken), to: id))
        case "tools/call": return .call(try server.call(message, id, in: version))
        default: return .response(Response(try server.result(of: message, id), to: id))
        }
      } catch {
        return .response(Response(error, in: version))
      }
    }
  }

  /// The answer to a turn that there is no room for.
  private func refusal(of turn: Turn) -> Response? {
    let mistakes = turn.calls.map {
      Response(MessageMistake(.tooMuch, "too many calls wait already", id: $0.id), in: nil)
    }
    return turn.isBatch ? Response(batch: mistakes) : mistakes.first
  }
}

/// Writes answers, each of them whole, whoever has them.
private actor ResponseWriter {
  private let console: Console

  init(_ console: Console) { self.console = console }

  func write(_ answer: Response?) throws(RunError) {
    guard let answer else { return }
    try console.output(Array((answer.json + "\n").utf8))
  }
}

extension RunError {
  /// Returns the failure of some work; nothing where it comes to its end.
  fileprivate static func caught(
    _ work: () async throws(RunError) -> Void
  ) async -> RunError? {
    do throws(RunError) {
      try await work()
      return nil
    } catch {
      return error
    }
  }
}

extension MessageMistake {
  /// Creates the mistake of a line that could not be read.
  fileprivate init(_ reason: FileError.Reason) {
    let words =
      switch reason {
      case .tooLarge(let limit): "a message of more than \(limit) bytes"
      case .closedPipe: "the input is closed"
      default: reason.words
      }
    self.init(.parse, words)
  }
}
