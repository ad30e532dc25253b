package import SegueMotion
import SegueTextSupport

/// A claim that does not hold: of which layer, when, and by how much.
package struct ExpectationFailure: Hashable, Sendable, Codable {
  /// The name of the claim.
  package var claim: String
  /// The layer, or `*` for all of them together.
  package var layer: String
  /// The moment of the film, where there is one.
  package var time: Time?
  /// The frame, where only pixels know.
  package var frame: Int?
  /// The value found, in the unit of the sentence.
  package var value: Double?
  /// The limit: a maximum or a minimum.
  package var bound: Double?
  /// The found and the expected value, without the layer.
  package var sentence: String
  /// Number of further layers of the same pattern that fail.
  package var moreLayers = 0

  /// A claim that does not hold.
  package init(
    _ claim: String, of layer: String, at time: Time? = nil, frame: Int? = nil,
    value: Double? = nil, bound: Double? = nil, _ sentence: String
  ) {
    self.claim = claim
    self.layer = layer
    self.time = time
    self.frame = frame
    self.value = value
    self.bound = bound
    self.sentence = sentence
  }

  /// The part of the film that the failure is about.
  package var subject: String { layer == "*" ? "the film" : "layer \(Quote(layer))" }

  /// The failure as a sentence without its full stop.
  package var words: String { "\(subject): \(sentence)\(moreWords)" }

  /// The number of layers that are not listed, in brackets.
  package var moreWords: String {
    moreLayers == 0 ? "" : " (and \(moreLayers.counted("more layer")))"
  }
}

extension FilmView {
  /// A failure of a claim.
  func failure(
    of claim: some MotionAssertion, _ layer: String, at time: Time? = nil, value: Double? = nil,
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
