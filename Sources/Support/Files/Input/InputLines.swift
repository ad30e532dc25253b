import Dispatch
import Glibc
import SegueTextSupport

/// The lines of standard input, one at a time, as they come.
///
/// Reading waits on a thread of its own, so that a task that is cancelled need not wait for a line that
/// may never come.
package final class InputLines: Sendable {
  private let limit: Int
  private let queue = DispatchQueue(label: "lines of standard input")
  /// Bytes read beyond the last line; accessed only on the queue.
  private let rest = Locked<[UInt8]>([])

  /// The lines, none of which may have more than `limit` bytes.
  package init(limit: Int) { self.limit = limit }

  /// The next line without its line break; `nil` at the end of the input, and when the task is cancelled.
  ///
  /// A line that is too long is a failure, and passed over.
  package func next() async -> Result<[UInt8], FileError.Reason>? {
    let answer = PendingLine()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard answer.wait(continuation) else { return }
        queue.async { answer.arrive(self.read()) }
      }
    } onCancel: {
      answer.arrive(nil)
    }
  }

  /// Reads up to the next line break, or to the end.
  private func read() -> Result<[UInt8], FileError.Reason>? {
    var line = rest.withLock { rest in
      defer { rest = [] }
      return rest
    }
    var piece = [UInt8](repeating: 0, count: 65_536)
    var isTooLong = false
    var searched = 0
    while true {
      if let end = line[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let after = Array(line[(end + 1)...])
        rest.withLock { $0 = after }
        if isTooLong || end > limit { return .failure(.tooLarge(limit: limit)) }
        return .success(Array(line[..<end]))
      }
      if line.count > limit {
        isTooLong = true
        line = []
      }
      searched = line.count
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe Glibc.read(StandardStream.input.rawValue, $0.baseAddress, $0.count)
      }
      if count == 0 {
        if isTooLong { return .failure(.tooLarge(limit: limit)) }
        return line.isEmpty ? nil : .success(line)
      }
      if count < 0, errno != EINTR {
        return .failure(.ofStream(errno))
      }
      line += piece.prefix(max(0, count))
    }
  }
}

/// Somebody who waits for a line, until the first of two has come: the line, or the end of the wait.
private final class PendingLine: Sendable {
  typealias Line = Result<[UInt8], FileError.Reason>

  private enum State {
    case unasked
    case waiting(CheckedContinuation<Line?, Never>)
    case over
  }

  private let state = Locked(State.unasked)

  /// Begins to wait; not where the wait has ended before it began.
  func wait(_ continuation: CheckedContinuation<Line?, Never>) -> Bool {
    let isOver = state.withLock { state in
      if case .over = state { return true }
      state = .waiting(continuation)
      return false
    }
    if isOver { continuation.resume(returning: nil) }
    return !isOver
  }

  /// Ends the wait, unless it has ended.
  func arrive(_ line: Line?) {
    let waiting = state.withLock { state -> CheckedContinuation<Line?, Never>? in
      defer { state = .over }
      if case .waiting(let continuation) = state { return continuation }
      return nil
    }
    waiting?.resume(returning: line)
  }
}
