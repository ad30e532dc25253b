package import SegueRaster

/// The files that hold pictures which move.
public enum AnimationFormat: Hashable, Sendable {
  /// Every pixel as it is.
  case apng
  /// Every pixel as it is, or as good as `quality` of 100 makes it.
  case webP(quality: Int?)
  /// At most 256 colors in the part of a frame that changes.
  case gif

  /// All formats, in the order in which they are listed.
  package static let all: [AnimationFormat] = [.apng, .webP(quality: nil), .gif]

  /// The format's row.
  package var traits: any AnimationTraits {
    switch self {
    case .apng: APNGFormat()
    case .webP(let quality): WebPFormat(quality: quality)
    case .gif: GIFFormat()
    }
  }

  /// The longest side of a picture, if it is shorter than that of a surface.
  package var maximumSide: Int? { traits.maximumSide }

  /// Maximum number of pictures a second that are shown as fast as they should be.
  package var maximumRate: Int { traits.maximumRate }

  /// The libraries that pictures of the format pass through, as they are here.
  package var libraries: [String] { traits.libraries }
}

/// A row of the table of formats: all that is known of a format of animated pictures, and how it is written.
package protocol AnimationTraits: Sendable {
  /// The ending of a file's name, without its dot; it is the name of the format as well.
  var ending: String { get }
  /// The name in sentences, with its article.
  var title: String { get }
  /// One line about it, for help texts.
  var summary: String { get }
  /// A sentence about a limit of the format, for help texts.
  var remark: String? { get }
  /// The warning about a film with a transparent canvas.
  var transparencyWarning: String? { get }
  /// True if every pixel stays as it was, unless a quality is chosen.
  var isExact: Bool { get }
  /// The longest side of a picture, if it is shorter than that of a surface.
  var maximumSide: Int? { get }
  /// Maximum number of pictures a second that are shown as fast as they should be.
  var maximumRate: Int { get }
  /// True if a faster film is written with as many pictures as are shown, and no more.
  var leavesOutFrames: Bool { get }
  /// True if a film with clear pixels needs the colors of some of its frames before the first is written.
  var needsColorSample: Bool { get }
  /// The quality of 100 that was chosen; `nil` where every pixel stays as it is, or none can be chosen.
  var quality: Int? { get }
  /// Returns the format in a quality of 100; `nil` if there is no choice of it.
  func format(ofQuality quality: Int) -> AnimationFormat?
  /// The libraries that pictures of the format pass through, as they are here.
  var libraries: [String] { get }
  /// Returns the framing that puts compressed frames together to a file.
  func framing(_ recipe: AnimationRecipe) -> any AnimationFraming
  /// Returns the frame `surface`, which differs from the one before it in `place`, compressed.
  func picture(
    of surface: Surface, after previous: Surface?, in place: PixelRect, by encoder: AnimationEncoder
  ) throws(PictureError) -> AnimationPicture
}

extension AnimationTraits {
  package var remark: String? { nil }
  package var transparencyWarning: String? { nil }
  package var isExact: Bool { false }
  package var maximumSide: Int? { nil }
  // Browsers show for 100 ms what is to be shown for 10 ms or less.
  package var maximumRate: Int { 90 }
  package var leavesOutFrames: Bool { false }
  package var needsColorSample: Bool { false }
  package var quality: Int? { nil }
  package func format(ofQuality quality: Int) -> AnimationFormat? { nil }
}
