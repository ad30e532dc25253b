import SegueJSON
import SegueTextSupport

/// A call of a tool that is not answered yet, and that whoever has made it may cancel.
final class OpenCall: Sendable {
  let id: RequestID
  private let work: @Sendable () async -> JSONValue
  private let state = Locked<(task: Task<JSONValue, Never>?, isCancelled: Bool)>((nil, false))

  /// A call whose work has not begun.
  init(_ id: RequestID, work: @escaping @Sendable () async -> JSONValue) {
    self.id = id
    self.work = work
  }

  /// Ends the work, or sees to it that it never begins; there will be no answer.
  func cancel() {
    let task = state.withLock { state in
      state.isCancelled = true
      return state.task
    }
    task?.cancel()
  }

  /// Does the work, and returns the answer; nothing where the call was cancelled.
  func answer() async -> Response? {
    let work = work
    let task = state.withLock { state -> Task<JSONValue, Never>? in
      if !state.isCancelled { state.task = Task { await work() } }
      return state.task
    }
    guard let task else { return nil }
    let result = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    return state.withLock { $0.isCancelled } ? nil : Response(result, to: id)
  }
}

/// Messages that are answered together: a call, or a batch with calls in it.
struct Turn: Sendable {
  /// Parts of an answer: those that are known already, and calls.
  enum Part: Sendable {
    case response(Response)
    case call(OpenCall)
  }

  let parts: [Part]
  let isBatch: Bool
  /// The bytes of its line.
  let byteCount: Int

  var calls: [OpenCall] {
    parts.compactMap { if case .call(let call) = $0 { call } else { nil } }
  }

  /// The bytes of answers behind which the work of no other call is done.
  private static let answerLimit = 32 << 20

  /// Does the work of the calls, one after the other, and returns the answer; nothing where there is none.
  func answer() async -> Response? {
    var answers: [Response] = []
    var size = 0
    for part in parts {
      let answer: Response? =
        switch part {
        case .response(let answer): answer
        case .call(let call) where size > Self.answerLimit:
          Response(
            MessageMistake(.tooMuch, "the answers before it are too long", id: call.id), in: nil)
        case .call(let call): await call.answer()
        }
      guard let answer else { continue }
      answers.append(answer)
      size += answer.json.utf8.count
    }
    return isBatch && !answers.isEmpty ? Response(batch: answers) : answers.first
  }

  /// The bytes that it may take until it is answered, as they are counted: what was read, and what is
  /// remembered of each call.
  fileprivate var size: Int { byteCount + calls.count * 4096 }
}

/// The turns that are not answered yet; so many bytes of them may wait.
final class OpenTurns: Sendable {
  private let state = Locked<(calls: [OpenCall], size: Int)>(([], 0))

  /// The most bytes that wait; a line of any length fits in where nothing else waits.
  private static let limit = 32 << 20

  /// Takes a turn in; not where too much waits already.
  func add(_ turn: Turn) -> Bool {
    state.withLock { state in
      guard state.calls.isEmpty || state.size + turn.size <= Self.limit else { return false }
      state.calls += turn.calls
      state.size += turn.size
      return true
    }
  }

  /// Lets go of a turn that has been answered.
  func remove(_ turn: Turn) {
    state.withLock { state in
      state.calls.removeAll { call in turn.calls.contains { $0 === call } }
      state.size -= turn.size
    }
  }

  /// Cancels the calls with that ID.
  func cancel(_ id: RequestID) {
    let calls = state.withLock { $0.calls.filter { $0.id == id } }
    for call in calls { call.cancel() }
  }
}
