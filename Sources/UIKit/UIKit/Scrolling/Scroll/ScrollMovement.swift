import HeadlessQuartzCore
import SegueMotion

/// Something that moves a content a little in each frame, until it ends or is stopped.
@MainActor
final class ScrollMovement {
  /// True if the content only decelerates from the speed that it has.
  let isDeceleration: Bool
  private let duration: Double
  private let start = AppSession.current.clock.now
  private let step: (Double) -> Void
  private let ended: () -> Void
  private var ticket: VirtualClock.Ticket?

  /// A movement that begins now.
  ///
  /// - Parameters:
  ///   - step: is called in each frame with the seconds since the begin.
  ///   - ended: is called at the end, and not if the movement is stopped.
  init(
    duration: Double, isDeceleration: Bool, step: @escaping (Double) -> Void,
    ended: @escaping () -> Void
  ) {
    (self.duration, self.isDeceleration) = (duration, isDeceleration)
    (self.step, self.ended) = (step, ended)
    waitForFrame()
  }

  func stop() {
    if let ticket { AppSession.current.clock.cancel(ticket) }
    ticket = nil
  }

  private func waitForFrame() {
    let session = AppSession.current
    let next = session.time(ofFrame: session.frame(at: session.clock.now) + 1)
    ticket = session.clock.schedule(at: next) { [weak self] in self?.tick() }
  }

  private func tick() {
    let seconds = (AppSession.current.clock.now - start).seconds
    guard seconds < duration else {
      ticket = nil
      return ended()
    }
    step(seconds)
    if ticket != nil { waitForFrame() }
  }
}
