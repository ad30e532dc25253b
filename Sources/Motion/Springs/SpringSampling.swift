/// How a platform reads a spring: it may round the time, cut the motion off, or stop an overshoot.
public struct SpringSampling: Hashable, Sendable {
  /// Whether time is truncated to whole milliseconds.
  public var truncatesToMilliseconds: Bool
  /// From when on the value is the target and nothing moves, in seconds; nil for never.
  public var end: Double?
  /// Whether the motion ends where it first reaches its target.
  public var clampsOvershoot: Bool
  /// Whether what is left of the way at the end is passed at once, because the platform does so;
  /// otherwise the spring lands.
  public var snaps = false

  /// A way to read springs; without arguments, the spring itself.
  public init(
    truncatesToMilliseconds: Bool = false, end: Double? = nil, clampsOvershoot: Bool = false
  ) {
    self.truncatesToMilliseconds = truncatesToMilliseconds
    self.end = end
    self.clampsOvershoot = clampsOvershoot
  }

  /// The spring itself.
  public static let exact = SpringSampling()

  /// Compose's reading: whole milliseconds, and an end after the estimated duration.
  public static func compose(milliseconds: Int) -> SpringSampling {
    var sampling = SpringSampling.rest(at: Double(milliseconds) / 1000)
    sampling.truncatesToMilliseconds = true
    return sampling
  }

  /// The reading of libraries that put the value on its target once it is as good as there.
  public static func rest(at end: Double) -> SpringSampling {
    var sampling = SpringSampling(end: end)
    sampling.snaps = true
    return sampling
  }

  /// UIView's reading of a spring fitted to a duration: a cut, with the last value forced.
  public static func cut(at end: Double) -> SpringSampling {
    SpringSampling(end: end)
  }

  /// The time that stands for `time`; nil when the motion is over.
  func time(for time: Double, of oscillation: Oscillation) -> Double? {
    let read = truncatesToMilliseconds ? Self.wholeMilliseconds(time) : time
    if let end, read >= end { return nil }
    if clampsOvershoot, let crossing = oscillation.firstCrossing, read >= crossing { return nil }
    return read
  }

  /// `time` without its part of a millisecond, by way of nanoseconds.
  ///
  /// 29 ms are a little less than 0.029 as a double; rounding to nanoseconds first mends that.
  private static func wholeMilliseconds(_ time: Double) -> Double {
    let nanoseconds = (time * 1e9).rounded()
    return (nanoseconds / 1e6).rounded(.down) / 1000
  }
}

extension SpringMotion {
  /// The value at `time`, read as a platform does.
  public func value(at time: Double, sampled sampling: SpringSampling) -> Double {
    guard let time = sampling.time(for: time, of: oscillation) else { return target }
    return value(at: time)
  }

  /// The velocity at `time`, read as a platform does.
  public func velocity(at time: Double, sampled sampling: SpringSampling) -> Double {
    guard let time = sampling.time(for: time, of: oscillation) else { return 0 }
    return velocity(at: time)
  }
}

extension Spring {
  /// The value at `time`, read as a platform does.
  public func value(at time: Double, sampled sampling: SpringSampling) -> Double {
    SpringMotion(self, from: 0, to: 1).value(at: time, sampled: sampling)
  }
}
