import SegueGeometry

/// A spring made to fit a duration, as `UIView.animate(usingSpringWithDamping:...)` makes one.
///
/// The mass is one, and the stiffness is such that the envelope of the motion has fallen to a
/// thousandth when the duration ends. There the motion is cut and its last value forced, which is a
/// step that UIKit's animations have, and ours with them.
public struct SpringFit: Hashable, Sendable {
  /// The spring, with its initial velocity.
  public let spring: Spring
  /// The duration in seconds, kept in 0.01...10.
  public let duration: Double
  /// True if the initial velocity was so large that no spring fits, and a spring at rest was taken.
  public let ignoresVelocity: Bool

  /// Share of the motion that is left at the end of the duration.
  private static let rest = 0.001

  /// The spring that fits `duration` with a damping ratio above 0.001, of which more than 1 counts
  /// as 1, and a velocity in whole distances per second.
  public init(
    duration: Double, dampingRatio: Double, initialVelocity: Double = 0
  ) throws(MotionError) {
    try MotionError.checkFinite(duration, "duration")
    try MotionError.check(dampingRatio, of: "dampingRatio", expected: "a number above 0.001") {
      $0 > 0.001
    }
    try MotionError.checkFinite(initialVelocity, "initialVelocity")
    let span = min(max(duration, 0.01), 10)
    let ratio = min(dampingRatio, 1)
    let fitted = Self.frequency(ratio, span, velocity: initialVelocity)
    let isFitting = fitted.isFinite && fitted > 0
    let frequency = isFitting ? fitted : Self.frequencyAtRest(ratio, span)
    let spring = Spring(
      angularFrequency: frequency, dampingRatio: ratio, allowsOverdamping: false)
    self.spring = try isFitting ? spring.launched(at: initialVelocity) : spring
    self.duration = span
    self.ignoresVelocity = !isFitting
  }

  /// The way UIView reads the spring.
  public var sampling: SpringSampling { .cut(at: duration) }

  /// The frequency for a start at rest.
  private static func frequencyAtRest(_ ratio: Double, _ duration: Double) -> Double {
    // The positive solution of (1 + x) e^(-x) = 0.001.
    if ratio == 1 { return 9.233413476451585 / duration }
    let amplitude = ratio / (1 - ratio * ratio).squareRoot()
    return PortableMath.log(amplitude / rest) / (ratio * duration)
  }

  /// The frequency by Newton's method, as far as twelve steps lead from where UIKit starts.
  private static func frequency(
    _ ratio: Double, _ duration: Double, velocity: Double
  ) -> Double {
    if velocity == 0 { return frequencyAtRest(ratio, duration) }
    var frequency = 5 / duration
    for _ in 0..<12 {
      let (excess, slope) =
        ratio == 1
        ? criticalExcess(frequency: frequency, duration: duration, velocity: velocity)
        : swingingExcess(frequency: frequency, ratio: ratio, duration: duration, velocity: velocity)
      frequency -= excess / slope
    }
    return frequency
  }

  private static func criticalExcess(
    frequency: Double, duration: Double, velocity: Double
  ) -> (Double, Double) {
    let decay = PortableMath.exp(-frequency * duration)
    let lead = frequency - velocity
    return ((1 + lead * duration) * decay - rest, -lead * duration * duration * decay)
  }

  /// Returns the rest less the magnitude of the sine's part, and the derivative by frequency.
  private static func swingingExcess(
    frequency: Double, ratio: Double, duration: Double, velocity: Double
  ) -> (Double, Double) {
    let root = (1 - ratio * ratio).squareRoot()
    let rate = ratio * frequency
    let decay = PortableMath.exp(-rate * duration)
    let part = (rate - velocity) / (frequency * root) * decay
    let slope =
      (velocity + rate * duration * velocity - rate * rate * duration) * decay
      / (frequency * frequency * root)
    return (rest - part.magnitude, part < 0 ? slope : -slope)
  }
}
