public import SegueMotion
import SegueTextSupport

/// A claim that does not hold: of which layer, when, and by how much.
public struct ExpectationFailure: Hashable, Sendable, Codable {
  /// The name of the claim.
  public var claim: String
  /// The layer, or `*` for all of them together.
  public var layer: String
  /// The moment of the film, where there is one.
  public var time: Time?
  /// The frame, where only pixels know.
  public var frame: Int?
  /// The value found, in the unit of the sentence.
  public var value: Double?
  /// The limit: a maximum or a minimum.
  public var bound: Double?
  /// The found and the expected value, without the layer.
  public var sentence: String
  /// Number of further layers of the same pattern that fail.
  public var moreLayers = 0

  /// A claim that does not hold.
  public init(
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
  public var subject: String { layer == "*" ? "the film" : "layer \(Quote(layer))" }

  /// The failure as a sentence without its full stop.
  public var words: String { "\(subject): \(sentence)\(moreWords)" }

  /// The number of layers that are not listed, in brackets.
  public var moreWords: String {
    moreLayers == 0 ? "" : " (and \(moreLayers.counted("more layer")))"
  }
}
