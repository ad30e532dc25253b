public import HeadlessCoreGraphics
import SegueMotion

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
