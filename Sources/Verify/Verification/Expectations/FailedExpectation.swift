package import SegueMotionAssertions
import SegueTextSupport

/// Something that is expected of a film, and who says so.
package struct HeldExpectation: Hashable, Sendable {
  /// Expectation of the movement.
  package var expectation: MotionExpectation
  /// Source location of the expectation; `nil` for one without a file.
  package var place: ExpectationPlace?

  /// An expectation that is written at a place.
  package init(_ expectation: MotionExpectation, at place: ExpectationPlace? = nil) {
    self.expectation = expectation
    self.place = place
  }

  /// The same expectation of the film in a mirror.
  package var mirrored: HeldExpectation { HeldExpectation(expectation.mirrored, at: place) }
}

/// A line of a file.
package struct ExpectationPlace: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The file, as the user named it.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The column, from 1.
  package var column: Int

  /// A place in a file.
  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The place as messages write it.
  package var description: String { "\(file.visible):\(line):\(column)" }
}

/// An expectation that a film does not meet: which claim, of which layer, when, and by how much.
package struct FailedExpectation: Hashable, Sendable, Codable {
  /// Failure that was found.
  package var failure: ExpectationFailure
  /// Index among the case's expectations.
  package var index: Int
  /// Source location of the expectation.
  package var place: ExpectationPlace?
  /// Reason why it matters, as its author says.
  package var reason: String?
  /// Suggested fix.
  package var hint: String

  /// The failure as a sentence, its place in front.
  package var words: String {
    let start = place.map { "\($0): " } ?? ""
    return start + failure.words + (reason.map { ", because \($0.visible)" } ?? "")
  }
}

extension FailedExpectation {
  /// The failure of an expectation for which, and for those behind it, no work was left.
  init(undecided held: HeldExpectation, index: Int, behind: Int, steps: Int) {
    let more =
      behind > 0
      ? "; \(behind.counted("expectation")) behind it \(behind == 1 ? "is" : "are") not looked at"
      : ""
    failure = ExpectationFailure(
      type(of: held.expectation.claim).name, of: held.expectation.layers.text,
      bound: Double(steps),
      "not decided: a film's expectations may take \(steps) steps of work together, and this one would"
        + " take more\(more)")
    self.index = index
    place = held.place
    reason = held.expectation.reason
    hint = "hold fewer layers to it, or a shorter span"
  }
}
