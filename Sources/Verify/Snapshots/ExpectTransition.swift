public import SegueMotion
public import SegueVerification
public import Testing

/// Expects a film to look and move as was expected.
///
///     @Test func opens() async {
///       await expectTransition(of: .scene("card.json"), as: .timeline, .filmStrip)
///     }
///
/// Goldens are in `goldens/<file>/<test>.*` beside the test's file. One that is not there is a
/// failure, unless the mode (``RecordTrait``, `SEGUE_RECORD`) says that it is to be written.
///
/// - Parameters:
///   - strategies: what is compared; the timeline, the frames and a film strip unless given.
///   - name: tells several films of one test apart.
///   - tolerance: how much pixels may differ, and why.
public func expectTransition(
  of source: FilmSource, as strategies: SnapshotStrategy..., named name: String? = nil,
  tolerance: Tolerance = .exact, sourceLocation: SourceLocation = #_sourceLocation
) async {
  await expectTransition(
    of: source, as: strategies, named: name, tolerance: tolerance, sourceLocation: sourceLocation)
}

/// Expects a film that has been made in Swift to look and move as was expected.
///
/// - Parameters:
///   - strategies: what is compared; the timeline, the frames and a film strip unless given.
///   - name: tells several films of one test apart.
///   - tolerance: how much pixels may differ, and why.
public func expectTransition(
  of film: AnimatedScene, as strategies: SnapshotStrategy..., named name: String? = nil,
  tolerance: Tolerance = .exact, sourceLocation: SourceLocation = #_sourceLocation
) async {
  await expectTransition(
    of: .film(film), as: strategies, named: name, tolerance: tolerance,
    sourceLocation: sourceLocation)
}

/// Expects a film to look and move as was expected, by a list of what is compared.
package func expectTransition(
  of source: FilmSource, as strategies: [SnapshotStrategy], named name: String?,
  tolerance: Tolerance, sourceLocation: SourceLocation
) async {
  let expectation = Expectation(
    of: source, as: strategies.isEmpty ? SnapshotStrategy.standard : strategies,
    tolerance: tolerance, at: SnapshotPlace(named: name, at: sourceLocation))
  await expectation.check(at: sourceLocation)
}

extension Expectation {
  /// Looks, and tells the test what came of it.
  func check(at location: SourceLocation) async {
    if let other = GoldenRegistry.take(place, at: location) {
      Issue.record(
        "the goldens '\(place.name)' belong to the expectation in line \(other.line) already: tell the two films apart with 'named:'",
        sourceLocation: location)
      return
    }
    let outcome = await outcome(in: ProcessVariables.current, trait: RecordTrait.current)
    for attachment in outcome.attachments {
      switch attachment.content {
      case .text(let text):
        Attachment.record(text, named: attachment.name, sourceLocation: location)
      case .png(let bytes):
        Attachment.record(bytes, named: attachment.name, sourceLocation: location)
      }
    }
    switch outcome.verdict {
    case .asAgreed: break
    case .recorded(let words):
      Issue.record(Comment(rawValue: words), severity: .warning, sourceLocation: location)
    case .failed(let words): Issue.record(Comment(rawValue: words), sourceLocation: location)
    }
  }
}
