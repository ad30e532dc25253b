public import SegueVideo
public import SegueRendering

/// What an output is like, beside what its name says; everything is optional.
public struct OutputOptions: Sendable {
  /// What a movie is compressed with; `nil` for what is usual in its file.
  public var codec: MovieCodec?
  /// How good a movie or an animated WebP is; `nil` for one that can be looked at closely.
  public var quality: MovieQuality?
  /// How often an animated picture is played; `nil` for again and again.
  public var plays: Int?
  /// How long the film stands still before and after it moves.
  public var held = HeldFrames()
  /// Which moments a strip shows.
  public var strip = FilmStrip()
  /// Which frames are drawn.
  public var frames = FrameSelection()
  /// The most bytes that a movie or an animated picture may have; where it would have more, it gives up
  /// quality, frames or pixels, in this order, until it is small enough.
  public var largest: Int?
  /// Whether a file that exists is replaced.
  public var replaces = true

  /// What suits nearly every output.
  public init() {}
}

extension MovieQuality {
  /// What libwebp calls the quality.
  package var webP: Int {
    switch self {
    case .draft: 50
    case .small: 70
    case .standard: 85
    case .high: 95
    }
  }
}
