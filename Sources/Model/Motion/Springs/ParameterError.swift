import SegueTextSupport

/// A number that a motion cannot have, such as a spring without stiffness.
public struct ParameterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the parameter, as scenes spell it.
  public var parameter: String
  /// The number that was given.
  public var value: Double
  /// Description of the valid values.
  public var expected: String

  /// The mistake of giving `value` for a parameter that should be `expected`.
  public init(parameter: String, value: Double, expected: String) {
    self.parameter = parameter
    self.value = value
    self.expected = expected
  }

  /// The mistake in one line.
  public var description: String {
    "\(parameter) is \(value.shortest), expected \(expected)"
  }

  static func check(
    _ value: Double, _ parameter: String, _ expected: String, _ isRight: (Double) -> Bool
  ) throws(ParameterError) {
    guard value.isFinite, isRight(value) else {
      throw ParameterError(parameter: parameter, value: value, expected: expected)
    }
  }

  static func checkFinite(_ value: Double, _ parameter: String) throws(ParameterError) {
    try check(value, parameter, "a finite number") { _ in true }
  }

  static func checkPositive(_ value: Double, _ parameter: String) throws(ParameterError) {
    try check(value, parameter, "a number above 0") { $0 > 0 }
  }

  /// Admits the time of a swing.
  static func checkPeriod(_ value: Double, _ parameter: String) throws(ParameterError) {
    try checkPositive(value, parameter)
    try SpringBound.check(2 * .pi / value, by: value, parameter)
  }

  static func checkNotNegative(_ value: Double, _ parameter: String) throws(ParameterError) {
    try check(value, parameter, "a number that is not negative") { $0 >= 0 }
  }
}
