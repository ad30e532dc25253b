import SegueCaseRuns
import SegueCommandLine
import SegueFilmRequests
import SegueFilms
import SegueJSON
import SegueMotionAssertions
import SegueRendering
import SegueSceneFile
import SegueVerification

/// The result of checking the movement of a scene against the scene's expectations.
struct CheckedMotion {
  /// Number of expectations in the scene.
  let count: Int
  /// Those that the film does not meet.
  let failed: [FailedExpectation]
  /// Diagnostics of the assertions, at their places.
  let diagnostics: [Diagnostic]

  /// `nil` for a scene that has mistakes.
  init?(_ checked: CheckedScene) throws(RunError) {
    let scene = checked.scene
    guard let document = scene.document, let film = checked.film else { return nil }
    count = document.expectations.count
    guard count > 0 else {
      (failed, diagnostics) = ([], [])
      return
    }
    var item = SnapshotCase(scene.name, of: film.scene, drawnBy: film.renderer)
    item.expect(document)
    do throws(RenderError) {
      failed = try item.failedExpectations()
    } catch {
      throw RunError(error, from: scene.name)
    }
    diagnostics = failed.map { failed in
      let reason = failed.reason.map { "expected because \($0); " } ?? ""
      return Diagnostic(
        .error, failed.failure.sentence + failed.failure.moreWords,
        at: document.expectations[failed.index].place, path: failed.failure.subject,
        hint: reason + failed.hint)
    }
  }
}
