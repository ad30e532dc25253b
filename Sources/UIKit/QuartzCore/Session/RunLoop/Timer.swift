public import HeadlessCoreGraphics
public import ObjectiveC
import SegueMotion

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
