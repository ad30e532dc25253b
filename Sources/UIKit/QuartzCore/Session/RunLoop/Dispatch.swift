public import HeadlessCoreGraphics
import SegueMotion

/// A queue of work.
///
/// The app has one thread: work of every queue is done there, in the order in which it becomes due,
/// and takes no time.
public final class DispatchQueue: Sendable {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let concurrent = Attributes(rawValue: 1)
    public static let initiallyInactive = Attributes(rawValue: 2)
  }

  public enum GlobalQueuePriority: Sendable { case high, `default`, low, background }

  public static let main = DispatchQueue(label: "com.apple.main-thread")
  public let label: String

  public init(label: String, qos: DispatchQoS = .default, attributes: Attributes = []) {
    self.label = label
  }

  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    DispatchQueue(label: "com.apple.root")
  }
  public class func global(priority: GlobalQueuePriority) -> DispatchQueue { global() }

  /// Runs the iterations in order.
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for index in 0..<max(iterations, 0) { work(index) }
  }
}

// MARK: - Work

extension DispatchQueue {
  @preconcurrency
  public func async(execute work: @escaping @Sendable () -> Void) {
    schedule(at: AppSession.current.clock.now, work)
  }

  @preconcurrency
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    group?.enter()
    schedule(at: AppSession.current.clock.now) {
      work()
      group?.leave()
    }
  }

  public func async(execute workItem: DispatchWorkItem) {
    schedule(at: AppSession.current.clock.now) { workItem.perform() }
  }

  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) { schedule(at: deadline.sessionTime, work) }

  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    schedule(at: deadline.sessionTime) { workItem.perform() }
  }

  @preconcurrency
  public func asyncAfter(
    wallDeadline: DispatchWallTime, execute work: @escaping @Sendable () -> Void
  ) { schedule(at: wallDeadline.time.sessionTime, work) }

  /// On a device, the main thread would wait for itself.
  @discardableResult
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }

  public func sync(execute workItem: DispatchWorkItem) { workItem.perform() }

  private func schedule(at time: Time, _ work: @escaping () -> Void) {
    let session = AppSession.current
    let isMain = self === DispatchQueue.main
    session.clock.schedule(at: time) { isMain ? work() : session.offMain(work) }
  }
}

public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {}

/// Conditions on the queue that code expects to run on; there is only one thread.
public enum DispatchPredicate: Sendable {
  case onQueue(DispatchQueue), onQueueAsBarrier(DispatchQueue), notOnQueue(DispatchQueue)
}

public struct DispatchWorkItemFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let barrier = DispatchWorkItemFlags(rawValue: 1)
  public static let detached = DispatchWorkItemFlags(rawValue: 2)
  public static let assignCurrentContext = DispatchWorkItemFlags(rawValue: 4)
  public static let noQoS = DispatchWorkItemFlags(rawValue: 8)
  public static let inheritQoS = DispatchWorkItemFlags(rawValue: 16)
  public static let enforceQoS = DispatchWorkItemFlags(rawValue: 32)
}

/// Work that can be taken back before it is done.
///
/// It is made, done and taken back on the app's one thread.
public final class DispatchWorkItem: @unchecked Sendable {
  public private(set) var isCancelled = false
  private let work: () -> Void
  private var isDone = false
  private var followers: [(DispatchQueue, () -> Void)] = []

  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping () -> Void
  ) { work = block }

  public func perform() {
    if !isCancelled { work() }
    isDone = true
    for (queue, follower) in followers { queue.enqueue(follower) }
    followers = []
  }

  public func cancel() { isCancelled = true }
  public func wait() {}

  @preconcurrency
  public func notify(queue: DispatchQueue, execute work: @escaping @Sendable () -> Void) {
    if isDone { queue.enqueue(work) } else { followers.append((queue, work)) }
  }
}

/// Counts what is under way, and tells when nothing is.
public final class DispatchGroup: @unchecked Sendable {
  private var count = 0
  private var followers: [(DispatchQueue, () -> Void)] = []

  public init() {}

  public func enter() { count += 1 }

  public func leave() {
    count -= 1
    tellIfIdle()
  }

  @preconcurrency
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @Sendable () -> Void
  ) {
    followers.append((queue, work))
    tellIfIdle()
  }

  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    followers.append((queue, { work.perform() }))
    tellIfIdle()
  }

  private func tellIfIdle() {
    guard count <= 0 else { return }
    for (queue, follower) in followers { queue.enqueue(follower) }
    followers = []
  }
}

extension DispatchQueue {
  /// Has work done as soon as what was asked for before is done.
  fileprivate func enqueue(_ work: @escaping () -> Void) {
    AppSession.current.clock.schedule(at: AppSession.current.clock.now, work)
  }
}

// Types of the same names in Dispatch read the wall clock; code that sees both means these, which
// stand on the virtual clock.

/// A moment on the virtual clock.
public struct DispatchTime: Hashable, Comparable, Sendable {
  /// Counted from when media time was zero, as on a device from when it was switched on.
  public let uptimeNanoseconds: UInt64

  public init(uptimeNanoseconds: UInt64) { self.uptimeNanoseconds = uptimeNanoseconds }

  public static func now() -> DispatchTime {
    DispatchTime(
      uptimeNanoseconds: UInt64(start + max(AppSession.current.clock.now.nanoseconds, 0)))
  }

  public static let distantFuture = DispatchTime(uptimeNanoseconds: .max)

  /// Reading of the clock when the virtual clock begins.
  private static let start = Time.seconds(AppSession.mediaTimeAtStart).nanoseconds

  /// The moment on the session's clock.
  var sessionTime: Time {
    Time(nanoseconds: Int64(clamping: uptimeNanoseconds)) - Time(nanoseconds: DispatchTime.start)
  }

  public static func < (a: DispatchTime, b: DispatchTime) -> Bool {
    a.uptimeNanoseconds < b.uptimeNanoseconds
  }

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    time.moved(by: .seconds(seconds))
  }

  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
    time.moved(by: .seconds(-seconds))
  }

  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time.moved(by: interval.time)
  }

  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time.moved(by: .zero - interval.time)
  }

  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }

  private func moved(by time: Time) -> DispatchTime {
    let moment = Time(nanoseconds: Int64(clamping: uptimeNanoseconds)) + time
    return DispatchTime(uptimeNanoseconds: UInt64(max(moment.nanoseconds, 0)))
  }
}

/// A moment by the wall clock, which goes as the virtual clock does.
public struct DispatchWallTime: Hashable, Sendable {
  let time: DispatchTime

  public static func now() -> DispatchWallTime { DispatchWallTime(time: .now()) }
  public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(time: time.time + seconds)
  }
  public static func + (
    time: DispatchWallTime, interval: DispatchTimeInterval
  ) -> DispatchWallTime { DispatchWallTime(time: time.time + interval) }
}

extension DispatchTimeInterval {
  fileprivate var time: Time {
    switch self {
    case .seconds(let count): .seconds(Double(count))
    case .milliseconds(let count): .milliseconds(Double(count))
    case .microseconds(let count): .seconds(Double(count) / 1e6)
    case .nanoseconds(let count): Time(nanoseconds: Int64(count))
    default: Time(nanoseconds: .max)
    }
  }
}

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000
