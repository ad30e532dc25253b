public import HeadlessCoreGraphics
public import ObjectiveC
import SegueMotion

/// Loop that lets an app wait for timers: here the virtual clock, whatever the mode.
public final class RunLoop: NSObject, @unchecked Sendable {
  public typealias Mode = Foundation.RunLoop.Mode

  public static let main = RunLoop()
  public static var current: RunLoop { main }
  public var currentMode: Mode? { .default }

  public func add(_ timer: Timer, forMode mode: Mode) { timer.start() }

  @preconcurrency
  public func perform(_ block: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: block)
  }

  @preconcurrency
  public func perform(inModes modes: [Mode], block: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: block)
  }

  /// Time passes only between the jobs of an app, never within one.
  @discardableResult
  public func run(mode: Mode, before limitDate: Date) -> Bool { false }
  public func run(until limitDate: Date) {}
}

extension Foundation.RunLoop.Mode {
  /// While a finger scrolls.
  public static let tracking = Foundation.RunLoop.Mode("UITrackingRunLoopMode")
}

/// Calls a block or a method after a time, once or again and again.
open class Timer: NSObject, @unchecked Sendable {
  public let timeInterval: TimeInterval
  public private(set) var isValid = true
  open var tolerance: TimeInterval = 0
  public private(set) var userInfo: Any?
  private let repeats: Bool
  /// Closure that the timer calls; a timer keeps its target alive until it has ended.
  private var action: ((Timer) -> Void)?
  /// Time of the next call.
  private var due: Time
  private var ticket: VirtualClock.Ticket?

  /// Foundation waits that long where less is asked for.
  private static let shortest = 0.0001

  private init(
    after delay: TimeInterval, every interval: TimeInterval, repeats: Bool, userInfo: Any?,
    _ action: @escaping (Timer) -> Void
  ) {
    timeInterval = repeats ? max(interval, Timer.shortest) : 0
    due = AppSession.current.clock.now + .seconds(max(delay, Timer.shortest))
    (self.repeats, self.userInfo, self.action) = (repeats, userInfo, action)
    super.init()
  }

  @preconcurrency
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) { self.init(after: interval, every: interval, repeats: repeats, userInfo: nil, block) }

  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let target = target as AnyObject
    self.init(after: interval, every: interval, repeats: repeats, userInfo: userInfo) { timer in
      AppSession.current.send(selector, to: target, with: [timer])
    }
  }

  @preconcurrency @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    timer.start()
    return timer
  }

  /// Calls at once, beside what is planned; a timer that does not repeat has ended then.
  open func fire() {
    guard isValid else { return }
    action?(self)
    if !repeats { invalidate() }
  }

  open func invalidate() {
    isValid = false
    action = nil
    userInfo = nil
    if let ticket { AppSession.current.clock.cancel(ticket) }
    ticket = nil
  }

  /// Begins to wait; a timer that waits already goes on.
  func start() {
    guard isValid, ticket == nil else { return }
    ticket = AppSession.current.clock.schedule(at: due) { [self] in wake() }
  }

  /// Times are counted from the first one, so that nothing adds up.
  private func wake() {
    ticket = nil
    action?(self)
    guard isValid else { return }
    guard repeats else { return invalidate() }
    due = due + .seconds(timeInterval)
    if ticket == nil { start() }
  }
}

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
      AppSession.DelayedCall(
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

extension AppSession {
  /// A method that will be called.
  struct DelayedCall {
    let target: AnyObject
    let selector: Selector
    let ticket: VirtualClock.Ticket
    let time: Time

    var isDue: Bool { time <= AppSession.current.clock.now }
  }
}

extension AppSession {
  fileprivate func cancelDelayedCalls(of target: AnyObject, where isMeant: (Selector) -> Bool) {
    let meant = delayedCalls.filter { $0.target === target && isMeant($0.selector) }
    for call in meant { clock.cancel(call.ticket) }
    delayedCalls.removeAll { call in meant.contains { $0.ticket == call.ticket } }
  }
}
