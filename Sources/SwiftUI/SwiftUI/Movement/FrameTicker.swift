import HeadlessQuartzCore
import SegueMotion

/// Calls something in each frame, until it is stopped.
@MainActor
final class FrameTicker {
  private let step: @MainActor () -> Void
  private var ticket: VirtualClock.Ticket?

  /// A ticker that calls from the next frame on.
  init(_ step: @escaping @MainActor () -> Void) {
    self.step = step
    waitForFrame()
  }

  /// A ticker that has a node looked at again in each frame.
  convenience init(refreshing node: Node) {
    self.init { [weak node] in
      node?.host.enqueue(Transaction()) { [weak node] in node?.markDirty() }
    }
  }

  func stop() {
    if let ticket { AppSession.current.clock.cancel(ticket) }
    ticket = nil
  }

  private func waitForFrame() {
    let session = AppSession.current
    let next = session.time(ofFrame: session.frame(at: session.clock.now) + 1)
    ticket = session.clock.schedule(at: next) { [weak self] in
      MainActor.assumeIsolated { self?.tick() }
    }
  }

  private func tick() {
    step()
    if ticket != nil { waitForFrame() }
  }
}
