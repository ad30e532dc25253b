/// That something a rule finds is meant, and why.
public struct Acceptance: Hashable, Sendable, Codable {
  /// The rule.
  public var rule: GuidelineRule
  /// The layers of which it is accepted; `nil` for the whole film.
  public var layers: LayerPattern?
  /// The span in which it is accepted.
  public var span: ExpectedSpan
  /// The reason why it is intended.
  public var reason: String

  /// Creates an acceptance of a rule's findings as intended.
  public init(
    _ rule: GuidelineRule, of layers: LayerPattern? = nil,
    during span: ExpectedSpan = ExpectedSpan(),
    because reason: String
  ) {
    self.rule = rule
    self.layers = layers
    self.span = span
    self.reason = reason
  }
}
