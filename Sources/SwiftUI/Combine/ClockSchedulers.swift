public import HeadlessQuartzCore
import SegueMotion

// `DispatchQueue`, `RunLoop` and `Timer` are those of HeadlessQuartzCore: they run on the virtual
// clock of the app, which is why this module imports it.

/// A moment on the clock of the app that runs.
public struct ClockTime: Strideable, Hashable, Sendable {
  let nanoseconds: Int64

  public func distance(to other: ClockTime) -> Stride {
    Stride(count: other.nanoseconds - nanoseconds)
  }

  public func advanced(by n: Stride) -> ClockTime { ClockTime(nanoseconds: nanoseconds + n.count) }

  /// A length of time.
  public struct Stride: SignedNumeric, Comparable, Hashable, Sendable, ExpressibleByFloatLiteral,
    SchedulerTimeIntervalConvertible
  {
    /// Nanoseconds.
    let count: Int64

    init(count: Int64) { self.count = count }
    public init(_ seconds: Double) { count = Time.seconds(seconds).nanoseconds }
    public init(floatLiteral value: Double) { self.init(value) }
    public init(integerLiteral value: Int) { self.init(Double(value)) }
    public init?<T: BinaryInteger>(exactly source: T) { self.init(Double(source)) }

    public var timeInterval: Double { Double(count) / 1e9 }
    public var magnitude: Stride { Stride(count: abs(count)) }

    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(count: Int64(ms) * 1_000_000) }
    public static func microseconds(_ us: Int) -> Stride { Stride(count: Int64(us) * 1000) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(count: Int64(ns)) }

    public static func < (a: Stride, b: Stride) -> Bool { a.count < b.count }
    public static func + (a: Stride, b: Stride) -> Stride { Stride(count: a.count + b.count) }
    public static func - (a: Stride, b: Stride) -> Stride { Stride(count: a.count - b.count) }
    public static func * (a: Stride, b: Stride) -> Stride {
      Stride(a.timeInterval * b.timeInterval)
    }
    public static func *= (a: inout Stride, b: Stride) { a = a * b }
  }
}

/// Options of work on a queue or a loop; there is one thread, so nothing follows from them.
public struct ClockOptions: Sendable {}

/// A scheduler on the clock of the app that runs.
public protocol ClockScheduler: Scheduler
where SchedulerTimeType == ClockTime, SchedulerOptions == ClockOptions {}

extension ClockScheduler {
  public var now: ClockTime {
    ClockTime(nanoseconds: AppSession.current.clock.now.nanoseconds)
  }

  public var minimumTolerance: ClockTime.Stride { 0 }

  public func schedule(options: ClockOptions?, _ action: @escaping () -> Void) {
    AppSession.current.clock.schedule(after: .zero, action)
  }

  public func schedule(
    after date: ClockTime, tolerance: ClockTime.Stride, options: ClockOptions?,
    _ action: @escaping () -> Void
  ) { AppSession.current.clock.schedule(at: Time(nanoseconds: date.nanoseconds), action) }

  public func schedule(
    after date: ClockTime, interval: ClockTime.Stride, tolerance: ClockTime.Stride,
    options: ClockOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    RepeatedJob(
      from: Time(nanoseconds: date.nanoseconds), every: Time(nanoseconds: interval.count), action)
  }
}

extension HeadlessQuartzCore.DispatchQueue: ClockScheduler {
  public typealias SchedulerTimeType = ClockTime
  public typealias SchedulerOptions = ClockOptions
}

extension HeadlessQuartzCore.RunLoop: ClockScheduler {
  public typealias SchedulerTimeType = ClockTime
  public typealias SchedulerOptions = ClockOptions
}

/// Work that is done again and again; times are counted from the first, so that nothing adds up.
final class RepeatedJob: Cancellable {
  private let interval: Time
  private let action: () -> Void
  private var due: Time
  private var ticket: VirtualClock.Ticket?
  private var isCancelled = false

  /// Foundation waits that long where less is asked for.
  private static let shortest = Time.seconds(0.0001)

  init(from start: Time, every interval: Time, _ action: @escaping () -> Void) {
    (due, self.interval, self.action) = (start, max(interval, RepeatedJob.shortest), action)
    wait()
  }

  private func wait() {
    ticket = AppSession.current.clock.schedule(at: due) { [self] in
      due = due + interval
      action()
      if !isCancelled { wait() }
    }
  }

  func cancel() {
    isCancelled = true
    if let ticket { AppSession.current.clock.cancel(ticket) }
    ticket = nil
  }
}
