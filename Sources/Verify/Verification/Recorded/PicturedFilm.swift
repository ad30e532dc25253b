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
  package init(
    expected: PicturedFilm, actual: PicturedFilm, onBlack isOnBlack: Bool,
    seenBy rule: PerceptualRule? = nil
  ) throws(RenderError) {
    let (old, new) = (expected.film, actual.film)
    let seesColors = !old.hasOtherColors && !new.hasOtherColors
    self.init(expected: old.footage, actual: new.footage, seesColors: seesColors)
    guard needsPixels else { return }
    let changes = try FilmChanges(
      old.footage, new.footage, expected.pictures, actual.pictures, onBlack: isOnBlack,
      seenBy: rule)
    self.init(
      expected: old.footage, actual: new.footage, seesColors: seesColors, changes: changes)
  }
}
