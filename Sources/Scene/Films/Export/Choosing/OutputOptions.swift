public import SegueVideo
package import SegueRendering

/// The properties of an output, beside what its name says; everything is optional.
public struct OutputOptions: Sendable {
  /// The codec of a movie; `nil` for what is usual in its file.
  public var codec: MovieCodec?
  /// The quality of a movie or an animated WebP; `nil` for one that can be looked at closely.
  public var quality: MovieQuality?
  /// Number of times an animated picture is played; `nil` for again and again.
  public var plays: Int?
  /// Durations for which the film stands still before and after it moves.
  public var held = HeldFrames()
  /// True if a film that ends elsewhere than it begins stands still for a while at both ends, where nothing else
  /// is said.
  package var holdsEnds = false
  /// The moments that a strip shows.
  package var strip = FilmStrip()
  /// The frames to be drawn.
  public var frames = FrameSelection()
  /// The most bytes that a movie or an animated picture may have; where it would have more, it gives up
  /// quality, pixels or frames until it is small enough.
  public var largest: Int?
  /// True if a file that exists is replaced.
  public var replaces = true

  /// Creates the options that suit nearly every output.
  public init() {}
}

extension MovieQuality {
  /// The quality on libwebp's scale.
  package var webP: Int {
    switch self {
    case .draft: 50
    case .small: 70
    case .standard: 85
    case .high: 95
    }
  }
}
