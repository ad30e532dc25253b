public import Foundation
public import HeadlessQuartzCore
import SegueMotion

/// Somebody who does things now or later, on the clock of the app.
public protocol Scheduler {
  typealias SchedulerTimeType = AppTime
  typealias SchedulerOptions = Never
  var now: AppTime { get }
  func schedule(_ action: @escaping () -> Void)
  func schedule(
    after date: AppTime, interval: AppTime.Stride, tolerance: AppTime.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

/// A time on the clock of the app.
public struct AppTime: Strideable, Hashable, Sendable {
  /// A span of time.
  public struct Stride: SignedNumeric, Comparable, Hashable, Sendable, ExpressibleByFloatLiteral {
    public var magnitude: Double
    public init(_ seconds: Double) { magnitude = seconds }
    public init(integerLiteral value: Int) { magnitude = Double(value) }
    public init(floatLiteral value: Double) { magnitude = value }
    public init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }
    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
    public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
    public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
    public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
    public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
    public static func *= (a: inout Stride, b: Stride) { a = a * b }
  }

  let time: Time

  static var now: AppTime { AppTime(time: AppSession.current.clock.now) }

  public func advanced(by n: Stride) -> AppTime { AppTime(time: time + .seconds(n.magnitude)) }
  public func distance(to other: AppTime) -> Stride { Stride((other.time - time).seconds) }
}

extension Scheduler {
  public var now: AppTime { .now }

  public func schedule(_ action: @escaping () -> Void) {
    let clock = AppSession.current.clock
    clock.schedule(at: clock.now, action)
  }

  public func schedule(after date: AppTime, _ action: @escaping () -> Void) {
    AppSession.current.clock.schedule(at: date.time, action)
  }

  public func schedule(
    after date: AppTime, interval: AppTime.Stride, tolerance: AppTime.Stride = .seconds(0),
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(interval: max(interval.magnitude, 1e-4), action)
    repetition.begin(at: date.time)
    return repetition
  }
}

/// An action that is done again and again.
private final class Repetition: Cancellable {
  private let interval: Double
  private var action: (() -> Void)?

  init(interval: Double, _ action: @escaping () -> Void) {
    (self.interval, self.action) = (interval, action)
  }

  func begin(at time: Time) {
    AppSession.current.clock.schedule(at: time) { [weak self] in
      guard let self, let action else { return }
      action()
      begin(at: time + .seconds(interval))
    }
  }

  func cancel() { action = nil }
}

extension HeadlessQuartzCore.DispatchQueue: Scheduler {}
extension HeadlessQuartzCore.RunLoop: Scheduler {}

/// A scheduler that does everything at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public static let shared = ImmediateScheduler()
  public func schedule(_ action: @escaping () -> Void) { action() }
}

extension Publisher {
  /// A publisher that passes on values and the end by way of a scheduler.
  private func passed<S: Scheduler>(
    by scheduler: S, after delay: Double?
  ) -> AnyPublisher<Output, Failure> {
    func pass(_ action: @escaping () -> Void) {
      guard let delay else { return scheduler.schedule(action) }
      scheduler.schedule(after: scheduler.now.advanced(by: .seconds(delay)), action)
    }
    return AnyPublisher { relay in
      self.sink { completion in
        pass { relay.send(completion: completion) }
      } receiveValue: { value in
        pass { relay.send(value) }
      }
    }
  }

  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { passed(by: scheduler, after: nil) }

  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { relay in
      var source: AnyCancellable?
      scheduler.schedule {
        source = self.sink(receiveCompletion: relay.send(completion:), receiveValue: relay.send)
      }
      return AnyCancellable { source?.cancel() }
    }
  }

  public func delay<S: Scheduler>(
    for interval: AppTime.Stride, tolerance: AppTime.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { passed(by: scheduler, after: interval.magnitude) }

  public func debounce<S: Scheduler>(
    for dueTime: AppTime.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { relay in
      var latest = 0
      return self.sink(receiveCompletion: relay.send(completion:)) { value in
        latest += 1
        let number = latest
        scheduler.schedule(after: scheduler.now.advanced(by: dueTime)) {
          if number == latest { relay.send(value) }
        }
      }
    }
  }

  public func throttle<S: Scheduler>(
    for interval: AppTime.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { relay in
      var waiting: Output?
      var next = scheduler.now
      var isScheduled = false
      return self.sink(receiveCompletion: relay.send(completion:)) { value in
        let now = scheduler.now
        if now >= next {
          next = now.advanced(by: interval)
          return relay.send(value)
        }
        if latest || waiting == nil { waiting = value }
        guard !isScheduled else { return }
        isScheduled = true
        scheduler.schedule(after: next) {
          isScheduled = false
          next = scheduler.now.advanced(by: interval)
          if let value = waiting { relay.send(value) }
          waiting = nil
        }
      }
    }
  }
}

/// A publisher of the time, again and again.
public final class TimerPublisher: ConnectablePublisher {
  public typealias Output = Date
  public typealias Failure = Never
  public let interval: TimeInterval
  private let subject = PassthroughSubject<Date, Never>()

  init(interval: TimeInterval) { self.interval = interval }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }

  public func connect() -> any Cancellable {
    let first = AppTime.now.advanced(by: .seconds(interval))
    return ImmediateScheduler.shared.schedule(after: first, interval: .seconds(interval)) {
      [subject] in subject.send(VirtualDate.now)
    }
  }
}

extension HeadlessQuartzCore.Timer {
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil,
    on runLoop: HeadlessQuartzCore.RunLoop, in mode: Foundation.RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }
}
