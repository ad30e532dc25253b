import SegueAudit
import SegueMotionAssertions
import SegueJSON
package import SegueSceneFile
import SegueVerification

extension HeldExpectation {
  /// An expectation of a file.
  init(_ placed: PlacedExpectation) {
    self.init(
      placed.expectation,
      at: ExpectationPlace(
        file: placed.place.file, line: placed.position.line, column: placed.position.column))
  }
}

extension HeldAcceptance {
  /// An acceptance of a file.
  init(_ placed: PlacedAcceptance, by giver: Giver) {
    self.init(
      placed.acceptance, by: giver,
      at: ExpectationPlace(
        file: placed.place.file, line: placed.position.line, column: placed.position.column))
  }
}

extension SnapshotCase {
  /// Takes over what a scene expects of its movement, and the areas that it speaks of.
  package mutating func expect(_ document: SceneDocument) {
    expectations = document.expectations.map { HeldExpectation($0) }
    stage = document.stage
    safeArea = document.safeArea
  }
}
