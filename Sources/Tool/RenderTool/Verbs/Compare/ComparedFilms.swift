import SegueFiles
import SegueMotion
import SegueRendering
import SegueReports
import SegueVerification

/// A film as it was and as it is.
struct ComparedFilms {
  let name: String
  let old: SnapshotCase
  let new: SnapshotCase

  /// Returns the differences; with all frames of both, side by side, where a page is `showing` them.
  func answer(showing: Bool) async throws(Failure) -> ComparisonAnswer {
    do throws(FilmFailure) {
      let jobs = HostMachine.current().processors
      let expected = try await old.evidence(engine: Engine.version, width: jobs)
      let actual = try await new.evidence(engine: Engine.version, width: jobs)
      let verdict = Verdict(expected: expected, actual: actual, of: new.film)
      let findings = verdict.findings + (try newJumps())
      var result = CaseResult(
        name: name, outcome: findings.isEmpty ? .same : .different,
        findings: findings, differingFrames: verdict.differingFrames, actual: actual)
      result.expected = expected
      return ComparisonAnswer(
        name: name, findings: findings.map { "\($0)" },
        differingFrames: verdict.differingFrames, frameCount: actual.frames?.digests.count,
        item: showing ? try item(result) : nil)
    } catch {
      throw Failure(error, from: name)
    }
  }

  /// Finds the jumps of the new film that the old one does not have.
  private func newJumps() throws(FilmFailure) -> [Difference] {
    let known = try old.jumps().map(\.subject)
    return try new.jumps().filter { !known.contains($0.subject) }.map { .jump($0) }
  }

  private func item(_ result: CaseResult) throws(FilmFailure) -> ReportedCase {
    var item = try ReportedCase(result)
    var film = ReportedFilm("All frames")
    for index in 0..<max(old.film.frameCount, new.film.frameCount) {
      if Task.isCancelled { throw .cancelled }
      try film.add(
        frame: index, expected: try old.picture(of: index), actual: try new.picture(of: index))
    }
    item.films = [film]
    return item
  }
}
