import SegueMotion

/// Replacement for `Task.sleep` in code that runs on the virtual clock.
public enum VirtualSleep {
  /// Waits until the clock of the app that runs has gone on by so much, or the task is cancelled.
  @MainActor
  public static func sleep(nanoseconds duration: UInt64) async throws {
    let sleeper = Sleeper()
    let end = AppSession.current.clock.now + Time(nanoseconds: Int64(clamping: duration))
    await withTaskCancellationHandler {
      await unsafe withUnsafeContinuation { unsafe sleeper.sleep(until: end, $0) }
    } onCancel: {
      sleeper.wake()
    }
    try Task.checkCancellation()
  }

  /// Waits until the clock of the app that runs has gone on by so much, or the task is cancelled.
  @MainActor
  public static func sleep(for duration: Duration) async throws {
    let (seconds, attoseconds) = duration.components
    let nanoseconds = max(seconds, 0).multipliedReportingOverflow(by: 1_000_000_000)
    let whole = nanoseconds.overflow ? Int64.max / 2 : nanoseconds.partialValue
    try await sleep(nanoseconds: UInt64(whole + max(attoseconds, 0) / 1_000_000_000))
  }
}

/// A task that sleeps; everybody who wakes it is on the app's one thread.
///
/// A sleep that outlasts its film never ends, which a checked continuation would complain about.
@safe private final class Sleeper: @unchecked Sendable {
  private var continuation: UnsafeContinuation<Void, Never>?
  private var ticket: VirtualClock.Ticket?
  private var isAwake = false

  func sleep(until end: Time, _ continuation: UnsafeContinuation<Void, Never>) {
    if isAwake { return unsafe continuation.resume() }
    unsafe self.continuation = unsafe continuation
    ticket = AppSession.current.clock.schedule(at: end) { [self] in wake() }
  }

  func wake() {
    isAwake = true
    if let ticket { AppSession.current.clock.cancel(ticket) }
    let waiting = unsafe continuation
    unsafe continuation = nil
    unsafe waiting?.resume()
  }
}
