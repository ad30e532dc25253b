import SegueTextSupport

/// The limits of numbers in curves, which are those of numbers in scenes.
enum CurveBound {
  /// The most that a number may be, and the most that a curve is ever away from 0.
  static let most = 1_000_000.0
  /// The least that a number may be where it stands for a factor or a length.
  static let least = 0.000_001
  /// The shortest part of the time in which a curve rises or falls; in less it jumps.
  static let shortest = 1e-12

  /// The most points of a curve that is written.
  static let mostPoints = 10_000

  /// The numbers that are allowed, in words.
  static let words = "a number from -1000000 to 1000000"
  /// The factors and lengths that are allowed, in words.
  static let positiveWords = "a number from 0.000001 to 1000000"

  /// Refuses a factor or a length, such as an exponent or a number of cycles, that no scene may have.
  static func checkPositive(_ number: Double, of parameter: String) throws(MotionError) {
    try MotionError.check(number, of: parameter, expected: positiveWords) {
      (least...most).contains($0)
    }
  }

  /// Returns true if a number may stand in a curve.
  static func allows(_ number: Double) -> Bool { number.magnitude <= most }

  /// The value, or the limit beyond which it lies.
  static func limited(_ value: Double) -> Double { min(max(value, -most), most) }
}
