package import SegueMotion
package import SegueRaster
package import SegueRendering

/// A film that was recorded elsewhere, on the raster of a frame rate, as goldens keep it.
package struct RecordedFilm: Sendable {
  /// Fingerprints of the film's frames.
  package let footage: FrameFingerprints
  /// The SHA-256 of each frame's straight pixels; none where a codec has changed them.
  package let digests: [String]
  /// Fidelity of its pixels to those that were filmed.
  package let kept: KeptPixels
  /// True if colors mean something else than in rendered films.
  package let hasOtherColors: Bool
  /// Boxes that were painted over before any comparison, in pixels.
  package let ignored: [PixelRect]

  /// A film and what identifies its frames.
  package init(
    _ footage: FrameFingerprints, digests: [String], kept: KeptPixels, hasOtherColors: Bool = false,
    ignored: [PixelRect] = []
  ) {
    self.ignored = ignored
    self.footage = footage
    self.digests = digests
    self.kept = kept
    self.hasOtherColors = hasOtherColors
  }
}

/// Levels of fidelity of a film's pixels to those that were filmed.
package enum KeptPixels: String, Hashable, Sendable, CaseIterable {
  /// Every pixel as it was.
  case exact
  /// Every pixel in one of 256 colors.
  case palette
  /// Every pixel as a codec has changed it.
  case lossy
}

/// A recording that is held to goldens, or whose goldens are written.
package protocol RecordedCase {
  /// The name by which goldens and reports call it.
  var name: String { get }
  /// Kinds of goldens that are kept of it.
  var kinds: Set<GoldenKind> { get }
  /// Tolerance for differences between pixels.
  var tolerance: Tolerance { get }
  /// The rate on whose raster its pictures begin, and whether they all do.
  var rate: (rate: FrameRate, isRegular: Bool) { get }

  /// Its frames on the raster of a rate.
  func film(at rate: FrameRate) throws(RenderError) -> RecordedFilm

  /// Its pictures at a rate.
  func pictures(at rate: FrameRate) throws(RenderError) -> any FramePictures

  /// Several moments of it, chosen among its frames at a rate.
  func strip(at rate: FrameRate) throws(RenderError) -> Surface
}
