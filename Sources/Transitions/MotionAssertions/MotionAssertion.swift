/// The purpose of a movement, as an assertion that can be checked: a layer appears in time, stays inside, never
/// jumps.
///
/// A claim knows no goldens: it is about the film alone. Those that a timeline answers are
/// ``TimelineAssertion``s, and their answers are exact; the others look at pixels, frame by frame.
package protocol MotionAssertion: Hashable, Sendable {
  /// The assertion's name in scene files, messages and reports.
  static var name: String { get }

  /// The most frequent fix for a film that fails the assertion.
  var hint: String { get }

  /// The other layers that the claim is about.
  var others: [String] { get }

  /// Returns the failures of the assertion for a layer.
  func failures<Pixels: PixelProbe>(
    of layer: String, in view: FilmView, by pixels: Pixels
  ) throws(Pixels.Failure) -> [ExpectationFailure]

  /// Returns true if the assertion can apply to a layer that a pattern has found, rather than one that was
  /// named.
  func isAbout(_ layer: FoundLayer) -> Bool

  /// True if a pattern for all layers means all of them together.
  var takesAllAtOnce: Bool { get }

  /// The same assertion about the film in a mirror.
  var mirrored: Self { get }
}

extension MotionAssertion {
  /// No other layers.
  package var others: [String] { [] }

  /// It can.
  package func isAbout(_ layer: FoundLayer) -> Bool { true }

  /// It means each by itself.
  package var takesAllAtOnce: Bool { false }

  /// It knows no sides.
  package var mirrored: Self { self }
}

/// A claim that the timeline of a film answers, between its frames as well as at them.
package protocol TimelineAssertion: MotionAssertion {
  /// Returns the failures of the assertion for a layer.
  func failures(of layer: String, in view: FilmView) -> [ExpectationFailure]
}

extension TimelineAssertion {
  /// Returns the failures in the timeline; no pixel is read.
  package func failures<Pixels: PixelProbe>(
    of layer: String, in view: FilmView, by pixels: Pixels
  ) throws(Pixels.Failure) -> [ExpectationFailure] {
    failures(of: layer, in: view)
  }
}

/// Looks at the pixels of a film's frames, for claims about what only they know.
package protocol PixelProbe: Sendable {
  /// The error that keeps a frame from being drawn.
  associatedtype Failure: Error

  /// Returns the number of pixels of a frame that no layer covers, and the first of them.
  func uncovered(frame: Int) throws(Failure) -> UncoveredPixels?

  /// The least contrast between a text and what lies behind its letters in a frame, as a ratio from 1
  /// to 21; `nil` where no letter is seen.
  func contrast(of layer: String, frame: Int) throws(Failure) -> Double?
}

/// Pixels through which the canvas is seen.
package struct UncoveredPixels: Hashable, Sendable {
  /// Number of pixels.
  package var count: Int
  /// The column of the first one.
  package var x: Int
  /// Its row.
  package var y: Int

  /// So many pixels, the first of them at this place.
  package init(count: Int, x: Int, y: Int) {
    self.count = count
    self.x = x
    self.y = y
  }
}
