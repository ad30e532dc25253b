package import SegueMotion
package import SegueRaster

/// A picture of a recorded film, and when it is seen.
package struct RecordedFrame: Sendable {
  /// The picture, premultiplied.
  package let surface: Surface
  /// Exact start of the frame, counted from the first picture.
  package let begin: FrameTime
  /// Moment at which the next frame replaces it, or the film ends.
  package let end: FrameTime
  /// True if it shows exactly the same as the frame before.
  package let isRepeated: Bool
}

/// Exact times, which recordings add and compare.
extension FrameTime {
  /// The begin of a film.
  static let zero = FrameTime(numerator: 0, denominator: 1)

  /// The sum as a reduced fraction; nothing where its numbers get too large.
  func adding(_ other: FrameTime) -> FrameTime? {
    let numerator =
      Int128(self.numerator) * Int128(other.denominator)
      + Int128(other.numerator) * Int128(denominator)
    let whole = Int128(denominator) * Int128(other.denominator)
    var (a, b) = (numerator < 0 ? -numerator : numerator, whole)
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = max(1, a)
    guard let top = Int64(exactly: numerator / divisor),
      let bottom = Int64(exactly: whole / divisor)
    else { return nil }
    return FrameTime(numerator: top, denominator: bottom)
  }

  /// Returns `true` if the moment is before `other`.
  static func < (a: FrameTime, b: FrameTime) -> Bool {
    Int128(a.numerator) * Int128(b.denominator) < Int128(b.numerator) * Int128(a.denominator)
  }

  /// Returns `true` if both are the same moment, however they are written.
  func isSame(as other: FrameTime) -> Bool { !(self < other) && !(other < self) }
}

/// Meaning of the samples of a movie, as the movie itself states it.
package struct RecordedColors: Hashable, Sendable {
  /// The matrix, such as `bt709`; `unknown` where nothing is said.
  package let matrix: String
  /// `limited` or `full`; nothing where it is not said.
  package let range: String?
}
