/// Everything that the bytes of a movie depend on, but for its frames.
///
/// The same recipe and the same frames give the same bytes on any machine, however the work is
/// shared: the number of threads is a constant of the recipe, no encoder looks beyond its segment,
/// and none is told what processor it runs on.
public struct MovieRecipe: Hashable, Sendable {
  /// Codec that compresses the frames.
  public let codec: MovieCodec
  /// Container of the movie.
  public let container: MovieContainer
  /// Their size and rate.
  public let format: MovieFormat
  /// True if the opacity or brightness of the whole screen changes anywhere in the film.
  ///
  /// H.264 can then predict a frame as a darker copy of the one before, which saves a third of a
  /// cross-fade, but costs 5 % where nothing fades. It is decided for the film as a whole, since all
  /// segments share the headers that say so.
  public let fadesScreen: Bool

  /// Settings of the encoder.
  let settings: EncoderSettings

  /// The recipe for a codec and a film, in the usual container unless another is given.
  public init(
    _ codec: MovieCodec, _ format: MovieFormat, in container: MovieContainer? = nil,
    fadesScreen: Bool = false
  ) {
    self.codec = codec
    self.container = container ?? codec.containers[0]
    precondition(codec.containers.contains(self.container), "a container for other codecs")
    self.format = format
    self.fadesScreen = fadesScreen
    settings = codec.settings(for: format, fadesScreen: fadesScreen)
  }

  /// Returns the cuts of a film in which the pictures of `stills` stay for two frames or more.
  public func plan(frameCount: Int, stills: [Range<Int>]) -> SegmentPlan {
    SegmentPlan(
      frameCount: frameCount, format: format, stills: codec.repeatsPictures ? stills : [],
      refines: codec.restQuantizer != nil)
  }

  /// The same with finer quantizers for some pictures of a segment, by their number.
  func refining(_ pictures: [Int]) -> MovieRecipe {
    guard let quantizer = codec.restQuantizer, !pictures.isEmpty else { return self }
    let zones = pictures.map { "\($0),\($0),q=\(quantizer)" }.joined(separator: "/")
    return altered(x264: ":zones=\(zones)")
  }

  /// The recipe for a segment in which nearly all that moves does so by whole pixels, if there is a faster
  /// one: what has moved is not looked for between pixels.
  ///
  /// Its segments are joined to those of this one.
  public var withoutFineSearch: MovieRecipe? {
    codec == .h264(.standard) ? altered(x264: ":subme=0") : nil
  }

  /// A recipe with another encoder or more options.
  package func altered(
    encoder: String? = nil, x264: String = "", threads: Int? = nil
  ) -> MovieRecipe {
    var settings = settings
    settings.encoder = encoder ?? settings.encoder
    settings.options = settings.options.map { option in
      switch option.name {
      case "x264-params": EncoderOption(option.name, option.value + x264)
      case "threads": EncoderOption(option.name, threads.map(String.init) ?? option.value)
      default: option
      }
    }
    return MovieRecipe(self, settings)
  }

  private init(_ recipe: MovieRecipe, _ settings: EncoderSettings) {
    codec = recipe.codec
    container = recipe.container
    format = recipe.format
    fadesScreen = recipe.fadesScreen
    self.settings = settings
  }
}

extension MovieRecipe: CustomStringConvertible {
  /// The encoder and what it is told, one option to a line.
  public var description: String { settings.description }
}

extension MovieCodec {
  /// The number of threads of an encoder.
  ///
  /// Two and more give the same bytes, one gives others in a corner case.
  private static let threads = EncoderOption("threads", "4")

  /// Returns the encoder settings for a film.
  func settings(for format: MovieFormat, fadesScreen: Bool) -> EncoderSettings {
    // Longer than any segment, so that only its first frame is a key frame.
    let interval = 2 * SegmentPlan.length(for: format)
    switch self {
    case .h264(let quality):
      let parameters = H264Parameters(
        quality, keyInterval: interval, weightsPrediction: fadesScreen)
      return EncoderSettings(
        "libx264", .planes,
        [
          EncoderOption("preset", "veryfast"), EncoderOption("x264-params", "\(parameters)"),
          Self.threads,
        ], filter: .withoutMessages)
    case .h264Lossless:
      return EncoderSettings(
        "libx264rgb", .colors,
        [
          EncoderOption("preset", "veryfast"),
          EncoderOption("x264-params", "\(H264Parameters(losslessWithKeyInterval: interval))"),
          Self.threads,
        ], filter: .withoutMessages)
    case .ffv1, .prores, .vp9, .av1: return settings(for: format, keyInterval: interval)
    }
  }

  private func settings(for format: MovieFormat, keyInterval: Int) -> EncoderSettings {
    let interval = EncoderOption("g", "\(keyInterval)")
    let noCloserKeys = EncoderOption("keyint_min", "\(keyInterval)")
    switch self {
    case .ffv1:
      return EncoderSettings(
        "ffv1", .colorsAndAlpha,
        [
          EncoderOption("level", "3"), EncoderOption("g", "1"), EncoderOption("slices", "4"),
          EncoderOption("slicecrc", "1"), Self.threads, EncoderOption("thread_type", "slice"),
        ])
    case .prores:
      return EncoderSettings(
        "prores_ks", .deepPlanesAndAlpha,
        [
          EncoderOption("profile", "4444"), EncoderOption("alpha_bits", "8"),
          EncoderOption("vendor", "apl0"), Self.threads, EncoderOption("thread_type", "slice"),
        ])
    case .vp9:
      return EncoderSettings(
        "libvpx-vp9", .planes,
        [
          EncoderOption("deadline", "realtime"), EncoderOption("cpu-used", "6"),
          EncoderOption("crf", "24"), EncoderOption("b", "0"), EncoderOption("lag-in-frames", "0"),
          EncoderOption("auto-alt-ref", "0"), EncoderOption("row-mt", "0"),
          EncoderOption("tile-columns", "2"), interval, noCloserKeys, Self.threads,
        ])
    default:
      return EncoderSettings(
        "libaom-av1", .planes,
        [
          EncoderOption("usage", "realtime"), EncoderOption("cpu-used", "8"),
          EncoderOption("crf", "24"), EncoderOption("b", "0"), EncoderOption("lag-in-frames", "0"),
          EncoderOption("row-mt", "0"), EncoderOption("tiles", Self.tiles(for: format)), interval,
          noCloserKeys,
          Self.threads,
        ])
    }
  }

  /// Returns the number of AV1 tiles across and down: two of at least 256 pixels each, or one.
  private static func tiles(for format: MovieFormat) -> String {
    "\(format.width < 512 ? 1 : 2)x\(format.height < 512 ? 1 : 2)"
  }
}

extension MovieRecipe {
  /// About what the encoder takes, as measured on frames of eight million pixels and rounded up: the
  /// frames it looks at, and what it knows of each block.
  public var encoderBytes: Int {
    let bytes =
      switch codec {
      case .h264(.small): 104
      case .h264: 48
      case .h264Lossless: 72
      case .prores: 56
      case .vp9: 88
      case .ffv1, .av1: 192
      }
    return format.width * format.height * bytes
  }
}
