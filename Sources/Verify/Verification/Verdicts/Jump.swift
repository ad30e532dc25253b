import SegueTextSupport
public import SegueMotion

/// A place where a film jumps: what moves does not begin as the screen that rested, or does not end
/// as the one that rests afterwards.
///
/// It is about the film alone: no golden makes it right.
public struct Jump: Hashable, Sendable, Codable {
  /// Where rest and movement meet, among those of the film.
  public var seam: Int
  /// Whether movement begins or ends there.
  public var side: Seam.Side
  /// The screen that rests, by its name.
  public var screen: String
  /// When it is, in milliseconds.
  public var milliseconds: String
  /// Whether it is the beginning of the film, or its end.
  public var isFilmEnd: Bool
  /// How what moves differs from what rests.
  public var picture: PictureFinding

  /// What jumps, without the pixels that do.
  public var subject: String {
    switch (side, isFilmEnd) {
    case (.beginning, true): "the first frame is not the old screen, '\(screen)' at rest"
    case (.beginning, false):
      "the exchange at \(milliseconds) ms does not begin as the old screen, '\(screen)' at rest"
    case (.end, true):
      "the movement does not end as the new screen: '\(screen)' jumps into the last frame"
    case (.end, false):
      "the exchange until \(milliseconds) ms does not end as the new screen, '\(screen)' at rest"
    }
  }

  /// The jump as a sentence.
  public var words: String { "\(subject): \(picture.words)" }
}

extension Jump: Plausible {
  /// Whether a film can have a seam of this number.
  package var isPlausible: Bool { seam >= 0 }
}
