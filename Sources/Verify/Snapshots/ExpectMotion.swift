import SegueFilms
public import SegueMotion
import SegueRendering
import SegueVerification
public import Testing

/// Expects a film to move as it is meant to; no goldens are needed.
///
///     @Test func opens() async {
///       await expectMotion(of: .scene("card.json")) {
///         layer("card").appears(by: .milliseconds(250))
///         layer("badge").appears(after: "card")
///         everyLayer.neverJumps()
///       }
///     }
///
/// What does not hold is a failure at its line. What the scene expects itself is looked at as well, and
/// fails where the function is called.
public func expectMotion(
  of source: FilmSource, @ExpectedMotionBuilder _ motions: () -> [ExpectedMotion] = { [] },
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  let place = SnapshotPlace(named: nil, at: sourceLocation)
  for issue in MotionLook(source, motions(), in: place.testFolder).issues(at: sourceLocation) {
    Issue.record(Comment(rawValue: issue.words), sourceLocation: issue.sourceLocation)
  }
}

/// Expects a film that has been made in Swift to move as it is meant to; no goldens are needed.
public func expectMotion(
  of film: AnimatedScene, @ExpectedMotionBuilder _ motions: () -> [ExpectedMotion],
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  await expectMotion(of: .film(film), motions, sourceLocation: sourceLocation)
}

/// A look at what a test expects of a movement.
package struct MotionLook {
  private let source: FilmSource
  private let motions: [ExpectedMotion]
  private let folder: String

  /// Something that a test is told at a line.
  package struct Found {
    /// Description of what was found and what was expected.
    package let words: String
    /// The line that is about it.
    package let sourceLocation: SourceLocation
  }

  /// A look at a film, whose files are seen from a folder.
  package init(_ source: FilmSource, _ motions: [ExpectedMotion], in folder: String) {
    self.source = source
    self.motions = motions
    self.folder = folder
  }

  /// Returns the unmet expectations, at the lines that state them; those of the scene itself, at `location`.
  package func issues(at location: SourceLocation) -> [Found] {
    do {
      let film = try source.film(in: folder)
      var item = SnapshotCase("motion", of: film.scene, drawnBy: film.renderer)
      item.expect(film)
      if let stage = source.stage { item.safeArea = stage.safeArea }
      let own = item.expectations.count
      item.expectations += motions.map { HeldExpectation($0.expectation) }
      if item.expectations.isEmpty {
        return [Found(words: "nothing is expected of the movement", sourceLocation: location)]
      }
      return try item.failedExpectations().map { failed in
        Found(
          words: "\(failed.words)\nhint: \(failed.hint)",
          sourceLocation: failed.index < own
            ? location : motions[failed.index - own].sourceLocation)
      }
    } catch {
      return [Found(words: "\(error)", sourceLocation: location)]
    }
  }
}
