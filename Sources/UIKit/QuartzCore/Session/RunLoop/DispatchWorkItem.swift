public import HeadlessCoreGraphics
import SegueMotion

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
