extension Spring {
  /// The spring of a mass on a coil, as Core Animation, React Native and Flutter describe it.
  public init(mass: Double, stiffness: Double, damping: Double) throws(MotionError) {
    try MotionError.checkPositive(mass, "mass")
    try MotionError.checkPositive(stiffness, "stiffness")
    try MotionError.checkNotNegative(damping, "damping")
    // Not the root of the product, which may be too small for a number.
    let critical = 2 * stiffness.squareRoot() * mass.squareRoot()
    let (frequency, ratio) = ((stiffness / mass).squareRoot(), damping / critical)
    try MotionError.check(stiffness, of: "stiffness", expected: "a number that swings this mass") {
      _ in
      frequency > 0 && frequency.isFinite && ratio.isFinite
    }
    try SpringBound.check(frequency, by: stiffness, "stiffness")
    try SpringBound.check(ratio: ratio, by: damping, "damping")
    self.init(angularFrequency: frequency, dampingRatio: ratio, allowsOverdamping: false)
  }

  /// The spring of a mass of one, as Compose describes it; it may be overdamped.
  public init(dampingRatio: Double, stiffness: Double) throws(MotionError) {
    try MotionError.checkNotNegative(dampingRatio, "dampingRatio")
    try MotionError.checkPositive(stiffness, "stiffness")
    try SpringBound.check(stiffness.squareRoot(), by: stiffness, "stiffness")
    try SpringBound.check(ratio: dampingRatio, by: dampingRatio, "dampingRatio")
    self.init(
      angularFrequency: stiffness.squareRoot(), dampingRatio: dampingRatio,
      allowsOverdamping: true)
  }

  /// The spring with this perceived duration and damping, as UIKit and older SwiftUI describe it.
  public init(response: Double, dampingFraction: Double) throws(MotionError) {
    try MotionError.checkPeriod(response, "response")
    try MotionError.checkNotNegative(dampingFraction, "dampingFraction")
    try SpringBound.check(ratio: dampingFraction, by: dampingFraction, "dampingFraction")
    self.init(
      angularFrequency: 2 * .pi / response, dampingRatio: dampingFraction,
      allowsOverdamping: false)
  }

  /// The spring with this perceived duration and bounce, as newer SwiftUI describes it.
  ///
  /// A bounce of 1 swings forever, 0 is critical; a negative one, above -1, is overdamped.
  public init(duration: Double, bounce: Double) throws(MotionError) {
    try MotionError.checkPeriod(duration, "duration")
    try MotionError.check(bounce, of: "bounce", expected: "a number above -1 and at most 1") {
      $0 > -1 && $0 <= 1
    }
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    try SpringBound.check(ratio: ratio, by: bounce, "bounce")
    self.init(
      angularFrequency: 2 * .pi / duration, dampingRatio: ratio, allowsOverdamping: bounce < 0)
  }

  /// The spring that seems to arrive after `visualDuration`, as the Motion library describes it.
  ///
  /// The damping ratio is 1 less the bounce, kept in 0.05...1.
  public init(visualDuration: Double, bounce: Double) throws(MotionError) {
    try MotionError.checkPeriod(visualDuration, "visualDuration")
    try MotionError.checkFinite(bounce, "bounce")
    self.init(
      angularFrequency: 2 * .pi / (1.2 * visualDuration),
      dampingRatio: min(max(1 - bounce, 0.05), 1), allowsOverdamping: false)
  }
}

/// Springs whose numbers stand in code and hence are known to be right; numbers that come from a
/// user go through the initializers, which throw.
extension Spring {
  /// The spring of a mass on a coil.
  public static func physical(mass: Double = 1, stiffness: Double, damping: Double) -> Spring {
    checked { () throws(MotionError) in
      try Spring(mass: mass, stiffness: stiffness, damping: damping)
    }
  }

  /// The spring with this damping ratio and a mass of one; it may be overdamped.
  public static func damped(_ dampingRatio: Double, stiffness: Double) -> Spring {
    checked { () throws(MotionError) in
      try Spring(dampingRatio: dampingRatio, stiffness: stiffness)
    }
  }

  /// The spring with this response and damping fraction.
  public static func response(_ response: Double, dampingFraction: Double) -> Spring {
    checked { () throws(MotionError) in
      try Spring(response: response, dampingFraction: dampingFraction)
    }
  }

  /// The spring with this perceived duration and bounce.
  public static func duration(_ duration: Double, bounce: Double = 0) -> Spring {
    checked { () throws(MotionError) in try Spring(duration: duration, bounce: bounce) }
  }

  private static func checked(_ make: () throws(MotionError) -> Spring) -> Spring {
    do throws(MotionError) {
      return try make()
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
