/// What is wrong with an easing that somebody wrote.
public struct EasingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What stands there.
  public var found: String
  /// What would be right.
  public var expected: String
  /// What may help, if anything is known.
  public var hint: String?
  /// How many bytes of the text stand before the mistake; nil if it did not come from a text.
  public var offset: Int?

  /// The mistake of having `found` where `expected` should be.
  public init(found: String, expected: String, hint: String? = nil, offset: Int? = nil) {
    self.found = found
    self.expected = expected
    self.hint = hint
    self.offset = offset
  }

  /// The mistake in one line, without the hint.
  public var description: String {
    "found \(found), expected \(expected)"
  }
}
