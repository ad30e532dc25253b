import CTasks
import SegueMotion

// An app's tasks run on its one thread, as jobs of the virtual clock. The runtime hands every job that
// this thread makes ready to one of the two executors below: none ever waits on another thread, so that
// nothing is enqueued when no job is due, and two runs do the same in the same order. Tasks of others,
// which other threads make ready, take no notice. What has gone to sleep by a clock of the machine, in
// code that the source step has not seen, wakes on another thread, and does not come back.

extension AppSession {
  /// Does something while every task that comes of it runs on the clock of the app that runs.
  package static func keepingTasks<Result>(_ work: () throws -> Result) rethrows -> Result {
    guard !segue_tasks_are_kept() else { return try work() }
    let (identity, implementation) = unsafe unsafeBitCast(
      MainTasks.shared.asUnownedSerialExecutor(),
      to: (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?).self)
    let main = unsafe segue_executor(identity: identity, implementation: implementation)
    unsafe segue_tasks_keep(main) { job in
      OtherTasks.shared.enqueue(unsafe unsafeBitCast(job, to: UnownedJob.self))
    }
    defer { segue_tasks_release() }
    return try work()
  }

  /// Has a job done as soon as what was asked for before is done.
  ///
  /// What an app has left behind is woken by nobody: its film is over.
  fileprivate static func enqueue(_ job: @escaping () -> Void) {
    guard segue_tasks_are_kept() else { return }
    current.clock.schedule(at: current.clock.now, job)
  }
}

/// Runs what belongs to the main actor.
private final class MainTasks: SerialExecutor {
  static let shared = MainTasks()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    AppSession.enqueue {
      unsafe job.runSynchronously(
        isolatedTo: MainTasks.shared.asUnownedSerialExecutor(),
        taskExecutor: OtherTasks.shared.asUnownedTaskExecutor())
    }
  }

  /// Whoever is on the app's thread may do what the main actor may; that a device would have been on
  /// another one is found elsewhere.
  func isIsolatingCurrentContext() -> Bool? { segue_tasks_are_kept() }

  func checkIsolated() {
    precondition(segue_tasks_are_kept(), "this code belongs to the main actor")
  }
}

/// Runs what belongs to nobody: on a device it would be done on other threads.
private final class OtherTasks: TaskExecutor {
  static let shared = OtherTasks()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    AppSession.enqueue {
      AppSession.current.offMain {
        unsafe job.runSynchronously(on: OtherTasks.shared.asUnownedTaskExecutor())
      }
    }
  }
}

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
