import SegueMotionAssertions
public import SegueRendering

extension SnapshotCase {
  /// The expectations that the film does not meet, in their order.
  ///
  /// The timeline answers most of them; frames are drawn only for those that ask about pixels.
  public func failedExpectations() throws(FilmFailure) -> [FailedExpectation] {
    if expectations.isEmpty { return [] }
    let view = FilmView(film, stage: stage, safeArea: safeArea)
    let pixels = FramePixels(film, drawnBy: renderer)
    var failed: [FailedExpectation] = []
    for (index, held) in expectations.enumerated() {
      if Task.isCancelled { throw .cancelled }
      for failure in try held.expectation.failures(in: view, by: pixels) {
        failed.append(
          FailedExpectation(
            failure: failure, index: index, place: held.place, reason: held.expectation.reason,
            hint: held.expectation.claim.hint))
      }
    }
    return failed
  }
}
