public import Foundation
public import HeadlessQuartzCore
import SegueMotion

extension HeadlessQuartzCore.Timer {
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil,
    on runLoop: HeadlessQuartzCore.RunLoop, in mode: Foundation.RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }

  /// The date, again and again.
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
      let interval = Time.seconds(interval)
      let start = AppSession.current.clock.now + interval
      return RepeatedJob(from: start, every: interval) { [subject] in
        subject.send(VirtualDate.now)
      }
    }
  }
}
