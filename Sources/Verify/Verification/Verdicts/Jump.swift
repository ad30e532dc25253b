import SegueTextSupport
package import SegueMotion

/// A place where a film jumps: what moves does not begin as the screen that rested, or does not end
/// as the one that rests afterwards.
///
/// It is about the film alone: no golden makes it right.
package struct Jump: Hashable, Sendable, Codable {
  /// Index of the boundary between rest and movement, among those of the film.
  package var seam: Int
  /// Side of the boundary: movement begins or ends there.
  package var side: MotionBoundary.Side
  /// The screen that rests, by its name.
  package var screen: String
  /// Time of the jump, in milliseconds.
  package var milliseconds: String
  /// True if it is the beginning of the film, or its end.
  package var isFilmEnd: Bool
  /// Difference between the moving and the resting picture.
  package var picture: PictureFinding

  /// Description of the jump, without the pixels that differ.
  package var subject: String {
    switch (side, isFilmEnd) {
    case (.beginning, true): "the first frame is not the old screen, '\(screen)' at rest"
    case (.beginning, false):
      "the transition at \(milliseconds) ms does not begin as the old screen, '\(screen)' at rest"
    case (.end, true):
      "the movement does not end as the new screen: '\(screen)' jumps into the last frame"
    case (.end, false):
      "the transition until \(milliseconds) ms does not end as the new screen, '\(screen)' at rest"
    }
  }

  /// The jump as a sentence.
  package var words: String { "\(subject): \(picture.words)" }
}

extension Jump: Plausible {
  /// True if a film can have a boundary of this number.
  package var isPlausible: Bool { seam >= 0 }
}
