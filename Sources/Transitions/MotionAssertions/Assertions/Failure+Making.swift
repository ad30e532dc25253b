import SegueMotion
import SegueTextSupport

extension FilmView {
  /// A failure of a claim.
  func failure(
    _ claim: some MotionAssertion, _ layer: String, at time: Time? = nil, value: Double? = nil,
    bound: Double? = nil, _ sentence: String
  ) -> ExpectationFailure {
    ExpectationFailure(
      type(of: claim).name, of: layer, at: time, value: value, bound: bound, sentence)
  }

  /// A length in words.
  func points(_ length: Double) -> String {
    let text = NumberText.format(length, atMost: 2)
    // A length that is too much must not read like none.
    if text == "0", length > 0 { return "less than 0.01 points" }
    return text == "1" ? "1 point" : "\(text) points"
  }

  /// Returns the words for the tolerance, behind what was expected; nothing for next to nothing.
  func allowance(_ length: Double) -> String {
    length > Self.epsilon ? ", within \(points(length))" : ""
  }

  /// Tolerance after a limit that still counts as in time: less than any message shows.
  static let moment = Time(nanoseconds: 50_000)
  /// Epsilon for numbers that should be equal but were computed.
  static let epsilon = 1e-6
}
