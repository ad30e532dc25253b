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
