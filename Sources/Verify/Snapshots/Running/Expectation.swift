package import SegueFiles
import SegueFilms
import SegueRaster
import SegueRendering
package import SegueVerification

/// Expectation that a test has of a film.
package struct Expectation: Sendable {
  /// Location of its goldens.
  package let place: SnapshotPlace
  private let source: FilmSource
  private let strategies: [SnapshotStrategy]
  private let tolerance: Tolerance

  /// The expectation that a film is as expected, by these strategies.
  package init(
    of source: FilmSource, as strategies: [SnapshotStrategy], tolerance: Tolerance = .exact,
    at place: SnapshotPlace
  ) {
    self.source = source
    self.strategies = strategies
    self.tolerance = tolerance
    self.place = place
  }

  /// Draws the film and holds it to what was expected, or writes that down.
  package func outcome(
    in variables: [String: String], trait: RecordMode?
  ) async -> SnapshotOutcome {
    do {
      let mode = try RecordMode.chosen(by: variables, trait: trait)
      let film = try source.film(in: place.testFolder)
      var item = SnapshotCase(
        place.name, of: film.scene, drawnBy: film.renderer, kinds: strategies.kinds,
        tolerance: tolerance)
      item.expect(film)
      var account = SnapshotAccount(place, wordOfCI: variables.wordOfCI)
      if !item.kinds.isEmpty {
        var verifier = Verifier(place.folder, mode: mode, engine: Engine.version)
        verifier.width = HostMachine.current().processors
        try account.note(try await verifier.result(of: item), of: item)
      }
      for moment in strategies.moments {
        let still = try Still(moment, of: item)
        try account.note(try still.outcome(in: mode, at: place, tolerance: tolerance), of: still)
      }
      return account.outcome
    } catch let obstacle as Obstacle {
      return SnapshotOutcome(verdict: .failed(obstacle.message))
    } catch let failure as FilmFailure {
      return SnapshotOutcome(verdict: .failed("\(FilmError.making(failure))"))
    } catch {
      return SnapshotOutcome(verdict: .failed("\(error)"))
    }
  }
}
