import SegueMotion
import SegueSceneGraph
import TestSupport

/// Random parts of films, for laws.
extension SeededGenerator {
  /// A length of time in whole nanoseconds, up to some three seconds.
  mutating func time(from least: Int = 1, to most: Int = 3_000_000_000) -> Time {
    // Half of the times are those that people write, the others fall anywhere.
    let isWritten = int(in: 0...1) == 0
    return isWritten
      ? .milliseconds(Double(int(in: max(1, least / 1_000_000)...most / 1_000_000)))
      : Time(nanoseconds: Int64(int(in: least...most)))
  }

  /// A rate between 24 and 240 frames per second, or one of television's.
  mutating func frameRate() -> FrameRate {
    let television = pick([24_000, 30_000, 60_000, 120_000] as [Int64])
    return int(in: 0...3) == 0
      ? FrameRate(television, per: 1001) : FrameRate(Int64(int(in: 24...240)))
  }

  /// A number with decimals that binary fractions only come close to.
  mutating func number() -> Value { .number(Double(int(in: -9999...9999)) / 10) }

  /// A curve from 0 to 1, or a spring.
  mutating func pace() -> TimingCurve {
    let springs = SpringCatalog.entries.map { TimingCurve.spring($0.spring, $0.sampling) }
    let curves = [
      Easing.linear, .ease, .easeIn, .easeOut, .easeInOut, .cubicBezier(0.2, 0, 0, 1),
      .cubicBezier(0.3, 1.7, 0.4, -0.8),
    ].map { TimingCurve.easing($0) }
    return int(in: 0...3) == 0 ? pick(springs) : pick(curves)
  }

  /// A timing that ends, and goes on showing its last value.
  mutating func timing() -> Timing {
    Timing(
      begin: time(from: 0), duration: time(),
      speed: pick([1, 0.5, 2, 3, double(in: 0.1...7)]),
      repeatCount: Double(int(in: 1...5)), autoreverses: int(in: 0...2) == 0,
      fill: pick([.both, .forwards]))
  }

  /// A change from one number to another.
  mutating func animation() -> Animation {
    Animation(from: number(), to: number(), timing: timing(), pace: pace())
  }
}
