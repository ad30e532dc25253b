import SegueMotion

/// What `Task.sleep` is in code that runs on the virtual clock.
public enum VirtualSleep {
  /// Waits until the clock of the app that runs has gone on by so much.
  @MainActor
  public static func sleep(nanoseconds duration: UInt64) async throws {
    let session = AppSession.current
    let end = session.clock.now + Time(nanoseconds: Int64(clamping: duration))
    await withCheckedContinuation { continuation in
      session.clock.schedule(at: end) { continuation.resume() }
    }
    try Task.checkCancellation()
  }

  /// Waits until the clock of the app that runs has gone on by so much.
  @MainActor
  public static func sleep(for duration: Duration) async throws {
    let (seconds, attoseconds) = duration.components
    let nanoseconds = max(seconds, 0).multipliedReportingOverflow(by: 1_000_000_000)
    let whole = nanoseconds.overflow ? Int64.max / 2 : nanoseconds.partialValue
    try await sleep(nanoseconds: UInt64(whole + max(attoseconds, 0) / 1_000_000_000))
  }
}
