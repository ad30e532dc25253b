/// The limits of springs: in what lies beyond, sums and products lose all their digits.
enum SpringBound {
  /// Frequencies of a spring without damping, in radians per second.
  ///
  /// A swing takes from a nanosecond, the unit of time, to some thirty years; a hair more, as both ends
  /// are computed.
  private static let frequencies = 6.2e-9...6.3e9
  /// The most damping, 1 being critical.
  private static let mostDamping = 1e9
  /// The seconds after which a spring that has not settled is taken for one that never does.
  static let forever = 1e15

  /// Refuses a frequency that a parameter of this value leads to.
  static func check(
    _ frequency: Double, by value: Double, _ parameter: String
  ) throws(MotionError) {
    try MotionError.check(
      value, of: parameter, expected: "a number that makes a swing take from 1e-9 s to 1e9 s"
    ) { _ in frequencies.contains(frequency) }
  }

  /// Refuses a damping ratio that a parameter of this value leads to.
  static func check(
    ratio: Double, by value: Double, _ parameter: String
  ) throws(MotionError) {
    try MotionError.check(
      value, of: parameter, expected: "a number that makes the damping ratio at most 1000000000"
    ) { _ in ratio <= mostDamping }
  }
}

extension MotionError {
  /// Admits the time of a swing.
  static func checkPeriod(_ value: Double, _ parameter: String) throws(MotionError) {
    try checkPositive(value, parameter)
    try SpringBound.check(2 * .pi / value, by: value, parameter)
  }
}
