public import SegueSceneGraph
public import SegueTextSupport

/// Curve, number or name that no motion can have.
public struct MotionError: ExplainedError, Hashable, Sendable {
  /// Kinds of what is wrong.
  private enum Subject: Hashable {
    case curve
    case parameter(String)
    case layer(LayerID)
  }

  /// Sources of the hint.
  private enum Suggestion: Hashable {
    case text(String)
    /// The nearest of these names, which takes longer to find than all the rest.
    case nearest(to: String, among: [String])
  }

  private let subject: Subject
  /// Text or number found there.
  public let found: String
  /// Description of the valid input.
  public let expected: String
  private let suggestion: Suggestion?
  /// Number of bytes of the text before the mistake; nil if it did not come from a text.
  public package(set) var offset: Int?

  private init(
    _ subject: Subject, found: String, expected: String, suggestion: Suggestion? = nil,
    offset: Int? = nil
  ) {
    self.subject = subject
    self.found = found
    self.expected = expected
    self.suggestion = suggestion
    self.offset = offset
  }

  /// The mistake of having `found` in a curve where `expected` should be.
  public init(found: String, expected: String, hint: String? = nil, offset: Int? = nil) {
    self.init(
      .curve, found: found, expected: expected, suggestion: hint.map { .text($0) }, offset: offset)
  }

  /// The mistake of having a word in a curve that is none of these names.
  init(found: String, expected: String, word: String, among names: [String], offset: Int) {
    self.init(
      .curve, found: found, expected: expected, suggestion: .nearest(to: word, among: names),
      offset: offset)
  }

  /// The mistake of giving `value` for a parameter, named as scenes spell it, that should be `expected`.
  public init(parameter: String, value: Double, expected: String) {
    self.init(.parameter(parameter), found: value.shortest, expected: expected)
  }

  /// The mistake of an animation for a layer that is not there.
  public static func unknownLayer(_ layer: LayerID) -> MotionError {
    MotionError(.layer(layer), found: "'\(layer)'", expected: "the name of a layer")
  }

  /// Name of the parameter that is wrong; nil where it is a curve or a layer.
  public var parameter: String? {
    if case .parameter(let name) = subject { name } else { nil }
  }

  /// Suggestion that may help, if there is one.
  public var hint: String? {
    switch suggestion {
    case nil: nil
    case .text(let text): text
    case .nearest(let word, let names): Spelling.question(for: word, among: names)
    }
  }

  /// The mistake in one line, without the hint.
  public var description: String {
    switch subject {
    case .curve: "found \(found), expected \(expected)"
    case .parameter(let name): "\(name) is \(found), expected \(expected)"
    case .layer(let layer): "there is no layer '\(layer)'"
    }
  }
}

extension MotionError {
  /// The same mistake in a curve that was written as code: a parameter is text there.
  var inCode: MotionError {
    guard let parameter else { return self }
    return MotionError(found: "\(parameter) = \(found)", expected: expected)
  }

  /// The mistake at `offset`, unless it already knows its place.
  func located(at offset: Int) -> MotionError {
    var located = self
    located.offset = self.offset ?? offset
    return located
  }

  static func check(
    _ value: Double, of parameter: String, expected: String, isRight: (Double) -> Bool
  ) throws(MotionError) {
    guard value.isFinite, isRight(value) else {
      throw MotionError(parameter: parameter, value: value, expected: expected)
    }
  }

  static func checkFinite(_ value: Double, _ parameter: String) throws(MotionError) {
    try check(value, of: parameter, expected: "a finite number") { _ in true }
  }

  static func checkPositive(_ value: Double, _ parameter: String) throws(MotionError) {
    try check(value, of: parameter, expected: "a number above 0") { $0 > 0 }
  }

  static func checkNotNegative(_ value: Double, _ parameter: String) throws(MotionError) {
    try check(value, of: parameter, expected: "a number that is not negative") { $0 >= 0 }
  }
}
