package import SegueMotionAssertions
public import SegueMotion
package import Testing

/// One thing that a test expects of a movement, and the line that says so.
///
/// ``layer(_:)`` makes them:
///
///     layer("card").appears(by: .milliseconds(250)).because("people wait for it")
public struct ExpectedMotion: Sendable {
  /// The expectation.
  package private(set) var expectation: MotionExpectation
  /// Position of the expectation in the test.
  package let sourceLocation: SourceLocation

  init(_ layers: LayerPattern, _ claim: any MotionAssertion, at sourceLocation: SourceLocation) {
    expectation = MotionExpectation(layers, claim)
    self.sourceLocation = sourceLocation
  }

  /// The same, from a moment on.
  public func from(_ time: Time) -> ExpectedMotion { changed { $0.span.from = time } }

  /// The same, until a moment.
  public func until(_ time: Time) -> ExpectedMotion { changed { $0.span.until = time } }

  /// The same, and why it matters.
  public func because(_ reason: String) -> ExpectedMotion { changed { $0.reason = reason } }

  private func changed(_ change: (inout MotionExpectation) -> Void) -> ExpectedMotion {
    var changed = self
    change(&changed.expectation)
    return changed
  }
}

/// Lets expectations of movements be written below each other.
@resultBuilder
public enum ExpectedMotionBuilder {
  /// One expectation.
  public static func buildExpression(_ motion: ExpectedMotion) -> [ExpectedMotion] { [motion] }

  /// Expectations that are there already.
  public static func buildExpression(_ motions: [ExpectedMotion]) -> [ExpectedMotion] { motions }

  /// All of them, first to last.
  public static func buildBlock(_ motions: [ExpectedMotion]...) -> [ExpectedMotion] {
    motions.flatMap(\.self)
  }

  /// Those of a loop.
  public static func buildArray(_ motions: [[ExpectedMotion]]) -> [ExpectedMotion] {
    motions.flatMap(\.self)
  }

  /// Some or none.
  public static func buildOptional(_ motions: [ExpectedMotion]?) -> [ExpectedMotion] {
    motions ?? []
  }

  /// One or the other.
  public static func buildEither(first motions: [ExpectedMotion]) -> [ExpectedMotion] { motions }

  /// One or the other.
  public static func buildEither(second motions: [ExpectedMotion]) -> [ExpectedMotion] { motions }
}
