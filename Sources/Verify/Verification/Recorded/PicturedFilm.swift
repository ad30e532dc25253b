package import SegueRendering

/// A film with its fingerprints, whose pictures are still at hand.
package struct PicturedFilm {
  /// The film as its fingerprints tell it.
  package let film: RecordedFilm
  /// Its pictures.
  package var pictures: any FramePictures

  /// A film and its pictures.
  package init(_ film: RecordedFilm, _ pictures: any FramePictures) {
    (self.film, self.pictures) = (film, pictures)
  }
}

extension RecordingVerdict {
  /// Judges a film by another one on the same raster, by their pixels where fingerprints do not suffice.
  ///
  /// - Parameters:
  ///   - isOnBlack: whether pictures are seen in front of black, where one of the films knows no alpha.
  ///   - rule: the rule for what people see, where that decides.
  ///   - compared: pictures of both films that have been compared already, on the same ground.
  package init(
    expected: PicturedFilm, actual: PicturedFilm, onBlack isOnBlack: Bool,
    seenBy rule: PerceptualRule? = nil, among compared: ComparedPictures = ComparedPictures()
  ) throws(RenderError) {
    let (old, new) = (expected.film, actual.film)
    let seesColors = !old.hasOtherColors && !new.hasOtherColors
    self.init(expected: old.footage, actual: new.footage, seesColors: seesColors)
    guard needsPixels else { return }
    var changes = FilmChanges(from: old.footage, to: new.footage, among: compared)
    // Whoever asks for what people see has every picture looked at.
    if changes == nil || rule != nil {
      changes = try FilmChanges(
        from: old.footage, to: new.footage, reading: expected.pictures, and: actual.pictures,
        onBlack: isOnBlack, seenBy: rule)
    }
    self.init(
      expected: old.footage, actual: new.footage, seesColors: seesColors, changes: changes)
  }
}
