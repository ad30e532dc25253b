import CSystem
import Glibc

/// A request from outside to end the process.
package enum StopSignal: Sendable {
  /// From the keyboard.
  ///
  /// C name: `SIGINT`.
  case interrupt
  /// From another program.
  ///
  /// C name: `SIGTERM`.
  case terminate

  /// Time the process has to end by itself, in milliseconds.
  private static let grace: CInt = 80

  /// Calls `body` on a thread of its own when the process is first asked to end.
  ///
  /// The process has a short while to clean up and ``die()``; after that, or when it is asked again,
  /// it dies where it stands. Nothing is lost by that but what has no name yet. Where the system
  /// cannot watch, a signal ends the process as it always does.
  ///
  /// To be called once, before other threads are started.
  package static func watch(_ body: @escaping @Sendable (StopSignal) -> Void) {
    let listener = unsafe Unmanaged.passRetained(Listener(body))
    let code = unsafe csystem_watch_interruptions(
      { context, signal in
        guard let context = unsafe context else { return }
        let listener = unsafe Unmanaged<Listener>.fromOpaque(context).takeUnretainedValue()
        listener.body(signal == SIGTERM ? .terminate : .interrupt)
      }, listener.toOpaque(), grace)
    if code < 0 { unsafe listener.release() }
  }

  /// Ends the process by the signal that asked for it, so that a shell that runs several programs
  /// knows that its user wants none of them.
  package func die() -> Never {
    switch self {
    case .interrupt: csystem_die_of(SIGINT)
    case .terminate: csystem_die_of(SIGTERM)
    }
  }

  private final class Listener: Sendable {
    let body: @Sendable (StopSignal) -> Void

    init(_ body: @escaping @Sendable (StopSignal) -> Void) { self.body = body }
  }
}
