/// Where the picture of one film lies in the pictures of another one: so many times as large, and moved.
public struct FilmPlace: Hashable, Sendable {
  /// How many pixels of the recording one of the agreed film is.
  public let scale: Double
  /// Where the left edge of the agreed film is in the recording, in its pixels.
  public let x: Double
  /// Where the top edge is.
  public let y: Double
  /// How far the lightness of both is apart where something can be recognized, in levels.
  public let distance: Double

  /// What that may be for the place to be certain.
  static let allowed = 14.0
}

/// The same in pixels of reels.
struct ReelPlace {
  var scale: Double
  var x: Double
  var y: Double

  /// In pixels of the films.
  func inFilms(_ recorded: FilmReel, _ agreed: FilmReel, distance: Double) -> FilmPlace {
    let unit = Double(recorded.shrink)
    return FilmPlace(
      scale: scale * unit / Double(agreed.shrink), x: x * unit, y: y * unit, distance: distance)
  }
}
