import SegueMotionAssertions
import SegueFilms
import SegueJSON
import SegueSceneFile
import SegueVerification

extension SnapshotCase {
  /// Takes over what a film's scene expects of its movement, and the areas that it speaks of.
  mutating func expect(_ film: Film) {
    guard let document = film.document else { return }
    expectations = document.expectations.map { placed in
      HeldExpectation(
        placed.expectation,
        at: ExpectationPlace(
          file: placed.place.file, line: placed.position.line, column: placed.position.column))
    }
    stage = document.stage
    safeArea = document.safeArea
  }
}
