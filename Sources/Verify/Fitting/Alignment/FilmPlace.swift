/// Place of one film's picture in the pictures of another one: scaled and moved.
public struct FilmPlace: Hashable, Sendable {
  /// Number of recorded pixels per pixel of the expected film.
  public let scale: Double
  /// Left edge of the expected film in the recording, in the recording's pixels.
  public let x: Double
  /// Top edge of the expected film in the recording.
  public let y: Double
  /// Difference in lightness between both where something can be recognized, in levels.
  public let distance: Double

  /// Maximum difference for the place to be certain.
  static let allowed = 14.0
}

/// The same in pixels of reels.
struct LumaPlace {
  var scale: Double
  var x: Double
  var y: Double

  /// In pixels of the films.
  func inFilms(_ recorded: LumaSequence, _ agreed: LumaSequence, distance: Double) -> FilmPlace {
    let unit = Double(recorded.shrink)
    return FilmPlace(
      scale: scale * unit / Double(agreed.shrink), x: x * unit, y: y * unit, distance: distance)
  }
}
