public import SegueMotion
public import SegueRaster
public import SegueRendering

/// A film that was recorded elsewhere, on the raster of a frame rate, as goldens keep it.
public struct RecordedFilm: Sendable {
  /// What is seen in each frame.
  public let footage: Footage
  /// The SHA-256 of each frame's straight pixels; none where a codec has changed them.
  public let digests: [String]
  /// How near its pixels are to those that were filmed.
  public let kept: KeptPixels
  /// Whether colors mean something else than on screens of ours.
  public let hasOtherColors: Bool
  /// What was painted over before anybody looked, in pixels.
  public let ignored: [PixelRect]

  /// A film and what identifies its frames.
  public init(
    _ footage: Footage, digests: [String], kept: KeptPixels, hasOtherColors: Bool = false,
    ignored: [PixelRect] = []
  ) {
    self.ignored = ignored
    self.footage = footage
    self.digests = digests
    self.kept = kept
    self.hasOtherColors = hasOtherColors
  }
}

/// How near the pixels of a film are to those that were filmed.
public enum KeptPixels: String, Hashable, Sendable, CaseIterable {
  /// Every pixel as it was.
  case exact
  /// Every pixel in one of 256 colors.
  case palette
  /// What a codec has made of it.
  case lossy
}

/// A recording that is held to goldens, or whose goldens are written.
public protocol RecordedCase {
  /// The name by which goldens and reports call it.
  var name: String { get }
  /// What is kept of it.
  var kinds: Set<GoldenKind> { get }
  /// The rate on whose raster its pictures begin, and whether they all do.
  var rate: (rate: FrameRate, isRegular: Bool) { get }

  /// Its frames on the raster of a rate.
  func film(at rate: FrameRate) throws(FilmFailure) -> RecordedFilm

  /// Several moments of it, chosen among its frames at a rate.
  func strip(at rate: FrameRate) throws(FilmFailure) -> Surface
}
