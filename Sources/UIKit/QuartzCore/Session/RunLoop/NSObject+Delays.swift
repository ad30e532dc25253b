public import HeadlessCoreGraphics
public import ObjectiveC
import SegueMotion

// Methods that are called after a while, which Foundation on Linux does not have.

extension NSObject {
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    let session = AppSession.current
    let ticket = session.clock.schedule(after: .seconds(max(delay, 0))) { [self] in
      session.delayedCalls.removeAll { $0.target === self && $0.selector == aSelector && $0.isDue }
      session.send(aSelector, to: self, with: [anArgument])
    }
    session.delayedCalls.append(
      DelayedCall(
        target: self, selector: aSelector, ticket: ticket,
        time: session.clock.now + .seconds(max(delay, 0))))
  }

  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [Foundation.RunLoop.Mode]
  ) { perform(aSelector, with: anArgument, afterDelay: delay) }

  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    AppSession.current.cancelDelayedCalls(of: aTarget as AnyObject) { _ in true }
  }

  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    AppSession.current.cancelDelayedCalls(of: aTarget as AnyObject) { $0 == aSelector }
  }
}

/// A method that will be called.
struct DelayedCall {
  let target: AnyObject
  let selector: Selector
  let ticket: VirtualClock.Ticket
  let time: Time

  var isDue: Bool { time <= AppSession.current.clock.now }
}

extension AppSession {
  fileprivate func cancelDelayedCalls(of target: AnyObject, where isMeant: (Selector) -> Bool) {
    let meant = delayedCalls.filter { $0.target === target && isMeant($0.selector) }
    for call in meant { clock.cancel(call.ticket) }
    delayedCalls.removeAll { call in meant.contains { $0.ticket == call.ticket } }
  }
}
