/// A platform's sampling of a spring: it may round the time, cut the motion off, or stop an overshoot.
public struct SpringSampling: Hashable, Sendable {
  /// A platform that passes at once what is left of a spring's way at its end.
  public enum Platform: String, Hashable, Sendable, CaseIterable {
    /// UIKit and Core Animation cut springs off where their duration ends.
    case uiKit = "UIKit"
    /// Compose ends a spring where what is left of it would not be seen.
    case compose = "Compose"
    /// Flutter ends a spring that is as good as at rest.
    case flutter = "Flutter"
    /// React Navigation ends a spring that is within ten points of its target and slow.
    case reactNavigation = "React Navigation"
    /// Reanimated ends a spring that is within a hundredth of its target and slow.
    case reanimated = "Reanimated"
  }

  /// True if time is truncated to whole milliseconds.
  public var truncatesToMilliseconds: Bool
  /// From when on the value is the target and nothing moves, in seconds; nil for never.
  public var end: Double?
  /// True if the motion ends where it first reaches its target.
  public var clampsOvershoot: Bool
  /// The platform as whose springs this one ends, with a step; `nil` where it lands.
  public var endsAs: Platform?

  /// A way to read springs; without arguments, the spring itself.
  public init(
    truncatesToMilliseconds: Bool = false, end: Double? = nil, clampsOvershoot: Bool = false,
    endsAs: Platform? = nil
  ) {
    self.truncatesToMilliseconds = truncatesToMilliseconds
    self.end = end
    self.clampsOvershoot = clampsOvershoot
    self.endsAs = endsAs
  }

  /// The spring itself.
  public static let exact = SpringSampling()

  /// Core Animation's reading: a cut where the duration ends, with the last value forced.
  public static let cut = SpringSampling(endsAs: .uiKit)

  /// Compose's reading: whole milliseconds, and an end after the estimated duration.
  public static func compose(milliseconds: Int) -> SpringSampling {
    SpringSampling(
      truncatesToMilliseconds: true, end: Double(milliseconds) / 1000, endsAs: .compose)
  }

  /// UIView's reading of a spring fitted to a duration: a cut, with the last value forced.
  public static func cut(at end: Double) -> SpringSampling {
    SpringSampling(end: end, endsAs: .uiKit)
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
  package func value(at time: Double, sampled sampling: SpringSampling) -> Double {
    SpringMotion(self, from: 0, to: 1).value(at: time, sampled: sampling)
  }
}
