/// Landing of a spring that is cut off: in its last two radians it is led to its target, where it arrives
/// without speed and without force.
///
/// A spring that has settled is a thousandth of its way from its target, which on a screen's height
/// is a step of a point. Here a polynomial of the fifth degree takes that thousandth away by and by;
/// nothing else of the motion changes. A spring that is cut off long before it has settled is not led
/// anywhere: that its author wanted so. Nor is one whose platform ends it with a step: its curve is
/// the platform's to the last frame.
struct SpringLanding {
  /// Maximum distance from its target at which a swinging spring counts as settled.
  private static let reach = 0.002
  /// Duration of the landing, in radians of the spring's frequency.
  private static let radians = 2.0

  private let start: Double
  private let length: Double
  /// The polynomial u³ (a + b (u - 1) + c (u - 1)²) over the time that the spring is led.
  private let a, b, c: Double

  /// The landing of a spring at the end of a run, which is seen at `time`; `nil` where the spring
  /// moves as it is.
  init?(of spring: Spring, _ sampling: SpringSampling, in duration: Double, at time: Double) {
    let end = min(duration, sampling.end ?? duration)
    length = min(Self.radians / spring.angularFrequency, end)
    start = end - length
    guard sampling.endsAs == nil, time > start, time < end else { return nil }
    let oscillation = spring.oscillation
    let isFitted = sampling.end.map { $0 <= duration } ?? false
    guard isFitted || oscillation.bound(at: end).offset <= Self.reach else { return nil }
    if sampling.clampsOvershoot, oscillation.firstCrossing.map({ $0 <= end }) ?? false {
      return nil
    }
    let (offset, velocity) = oscillation.state(at: end)
    let force =
      -spring.stiffness * offset
      - 2 * spring.effectiveDampingRatio * spring.angularFrequency * velocity
    let (slope, bend) = (velocity * length, force * length * length)
    a = offset
    b = slope - 3 * offset
    c = bend / 2 - 3 * slope + 6 * offset
  }

  /// Returns the correction that is added to the spring's value.
  func correction(at time: Double) -> Double {
    let u = (time - start) / length
    return u * u * u * (a + (u - 1) * (b + (u - 1) * c))
  }
}
