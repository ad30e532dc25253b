public import SegueMotionAssertions
import SegueTextSupport

/// Something that is expected of a film, and who says so.
public struct HeldExpectation: Hashable, Sendable {
  /// Expectation of the movement.
  public var expectation: MotionExpectation
  /// Source location of the expectation; `nil` for one without a file.
  public var place: ExpectationPlace?

  /// An expectation that is written at a place.
  public init(_ expectation: MotionExpectation, at place: ExpectationPlace? = nil) {
    self.expectation = expectation
    self.place = place
  }
}

/// A line of a file.
public struct ExpectationPlace: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The file, as the user named it.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int

  /// A place in a file.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The place as messages write it.
  public var description: String { "\(file.visible):\(line):\(column)" }
}

/// An expectation that a film does not meet: which claim, of which layer, when, and by how much.
public struct FailedExpectation: Hashable, Sendable, Codable {
  /// Failure that was found.
  public var failure: ExpectationFailure
  /// Index among the case's expectations.
  public var index: Int
  /// Source location of the expectation.
  public var place: ExpectationPlace?
  /// Reason why it matters, as its author says.
  public var reason: String?
  /// Suggested fix.
  public var hint: String

  /// The failure as a sentence, its place in front.
  public var words: String {
    let start = place.map { "\($0): " } ?? ""
    return start + failure.words + (reason.map { ", because \($0.visible)" } ?? "")
  }
}
