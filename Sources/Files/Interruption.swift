import CSystem
import Glibc

/// A request from outside to end the process.
public enum Interruption: Sendable {
  /// From the keyboard.
  ///
  /// C name: `SIGINT`.
  case interrupt
  /// From another program.
  ///
  /// C name: `SIGTERM`.
  case terminate

  /// How long the process may take to end by itself, in milliseconds.
  private static let grace: CInt = 80

  /// Calls `body` on a thread of its own when the process is first asked to end.
  ///
  /// The process has a short while to end by itself; after that, or when it is asked again, it ends
  /// where it stands, with 128 and the signal's number as its code. Nothing is lost by that but what
  /// has no name yet. Where the system cannot watch, a signal ends the process as it always does.
  ///
  /// To be called once, before other threads are started.
  public static func watch(_ body: @escaping @Sendable (Interruption) -> Void) {
    let listener = unsafe Unmanaged.passRetained(Listener(body))
    let code = unsafe csystem_watch_interruptions(
      { context, signal in
        guard let context = unsafe context else { return }
        let listener = unsafe Unmanaged<Listener>.fromOpaque(context).takeUnretainedValue()
        listener.body(signal == SIGTERM ? .terminate : .interrupt)
      }, listener.toOpaque(), grace)
    if code < 0 { unsafe listener.release() }
  }

  private final class Listener: Sendable {
    let body: @Sendable (Interruption) -> Void

    init(_ body: @escaping @Sendable (Interruption) -> Void) { self.body = body }
  }
}
