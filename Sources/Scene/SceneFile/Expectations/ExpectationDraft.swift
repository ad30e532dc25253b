package import SegueMotionAssertions
package import SegueJSON
import SegueMotion
import SegueSceneGraph
import SegueTextSupport

/// An expectation and where it stands.
package struct PlacedExpectation: Hashable, Sendable {
  /// The expectation.
  package let expectation: MotionExpectation
  /// Position of the assertion.
  package let place: SourcePosition
  /// The line and the column of that place.
  package let position: TextPosition
  /// The movement that it is about; `nil` for both.
  package let motion: ShownMotion?

  /// The same expectation of the film in a mirror.
  var mirrored: PlacedExpectation {
    PlacedExpectation(
      expectation: expectation.mirrored, place: place, position: position, motion: motion)
  }

  /// Returns `true` if it applies to the movement that is shown.
  package func isMeant(reducingMotion: Bool) -> Bool {
    motion.map { $0 == (reducingMotion ? .reduced : .full) } ?? true
  }
}

/// The movement that a film shows.
package enum ShownMotion: String, Hashable, Sendable, CaseIterable {
  /// All of it.
  case full
  /// Reduced motion as each platform shows it to those who ask for less.
  case reduced
}

/// An expectation as its author wrote it.
struct ExpectationDraft: Sendable {
  var layers: LayerPattern?
  /// Position of the layer names.
  var layersRange: SourceRange?
  var claim: (any MotionAssertion)?
  /// Position of the assertion.
  var claimRange: SourceRange?
  var from: Time?
  var until: Time?
  var reason: String?
  var motion: ShownMotion?
  /// Position of the whole expectation.
  var range: SourceRange
  var source: SourceText

  /// The expectation, its times counted from `origin`; `nil` where something is missing, which has been
  /// reported.
  func placed(since origin: Time = .zero, end: Time? = nil) -> PlacedExpectation? {
    guard let layers, let claim else { return nil }
    let span = ExpectedSpan(from: from, until: until, since: origin, end: end)
    let range = claimRange ?? range
    return PlacedExpectation(
      expectation: MotionExpectation(layers, claim, during: span, because: reason),
      place: source.place(range), position: source.position(of: Int(range.start)), motion: motion)
  }

  /// Reports layers that no film with these names has.
  func check(among names: [LayerID], _ reading: inout ReadContext) {
    guard let layers, let claim else { return }
    reading.inside(source, subject: nil) { reading in
      let isFound = names.contains { layers.fits($0.name) }
      if !isFound, layers.name != nil || !layers.isEverything {
        let what = layers.name == nil ? "no layer's name fits" : "unknown layer"
        reading.report(
          "\(what) \(Quote(layers.text))", at: layersRange ?? range,
          hint: Expected.hint(for: layers.text, among: names.map(\.name)))
      }
      for other in claim.others where !names.contains(LayerID(other)) {
        reading.report(
          "unknown layer \(Quote(other))", at: claimRange ?? range,
          hint: Expected.hint(for: other, among: names.map(\.name)))
      }
    }
  }
}
