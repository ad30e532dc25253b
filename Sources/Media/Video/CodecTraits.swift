/// A row of the table of codecs: all that is known of a codec, and what its encoder is told.
struct CodecTraits: Sendable {
  /// The name that people call it by.
  let name: String
  /// The name in sentences.
  let title: String
  /// One line about it, for help texts.
  let summary: String
  /// Containers for its movies; the first is the one that players expect.
  let containers: [MovieContainer]
  /// Layout of its frames.
  let layout: PixelLayout
  /// Layout of the frames of a transparent film, where that is another one.
  var transparentLayout: PixelLayout?
  /// Containers that have room for the alpha of such frames.
  var alphaContainers: [MovieContainer] = []
  /// True if decoding gives every pixel back as it was.
  var isLossless = false
  /// True if a still picture is encoded once, and then marked as repeated.
  var repeatsPictures = false
  /// Returns the codec in another quality; `nil` if there is no choice of it.
  var ofQuality: (@Sendable (MovieQuality) -> MovieCodec)?
  /// The quantizer of a picture that stays, if it is encoded finer than those that move.
  var restQuantizer: Int?
  /// The options of x264 that search coarsely for what moves by whole pixels.
  var coarseSearch: String?
  /// The compression time relative to the usual quality of H.264.
  let effort: Double
  /// About what the encoder takes for each pixel with as few threads as it may have, as measured on frames of
  /// eight million pixels and rounded up: the frames it looks at, and what it knows of each block.
  let bytesPerPixel: Int
  /// The numbers of its threads that all give the same bytes.
  var threads = 4...4
  /// The library of the encoder, if it has one of its own.
  var library: String?
  /// libavcodec's name for the encoder.
  let encoder: String
  /// Filter applied to its packets, if any.
  var filter: PacketFilterName?
  /// Returns the options passed to the encoder.
  let options: @Sendable (EncoderTask) -> [EncoderOption]

  /// Returns the layout of the frames of a film that is transparent or not.
  func layout(in container: MovieContainer, isTransparent: Bool) -> PixelLayout {
    guard isTransparent, let transparentLayout, alphaContainers.contains(container) else {
      return layout
    }
    return transparentLayout
  }

  /// Returns the encoder settings for frames of a layout.
  func settings(_ layout: PixelLayout, _ task: EncoderTask) -> EncoderSettings {
    EncoderSettings(encoder, layout, options: options(task), threads: threads, filter: filter)
  }
}

/// The properties of a film that the options of an encoder depend on.
struct EncoderTask: Sendable {
  /// Size and rate of the film.
  let format: MovieFormat
  /// True if the opacity or brightness of the whole screen changes.
  let fadesScreen: Bool

  /// Longer than any segment, so that only its first frame is a key frame.
  var keyInterval: Int { 2 * SegmentPlan.length(for: format) }

  /// The options that set the interval.
  fileprivate var keyOptions: [EncoderOption] {
    [EncoderOption("g", "\(keyInterval)"), EncoderOption("keyint_min", "\(keyInterval)")]
  }

  /// The number of AV1 tiles across and down: two of at least 256 pixels each, or one.
  fileprivate var tiles: String { "\(format.width < 512 ? 1 : 2)x\(format.height < 512 ? 1 : 2)" }
}

extension CodecTraits {
  /// H.264 with its chroma halved.
  static func h264(_ quality: MovieQuality) -> CodecTraits {
    CodecTraits(
      name: "h264", title: "H.264", summary: "what every player takes",
      containers: [.mp4, .quickTime, .matroska], layout: .planes,
      repeatsPictures: quality != .small, ofQuality: { .h264($0) },
      restQuantizer: quality.restQuantizer,
      coarseSearch: quality == .standard || quality == .draft ? ":subme=0" : nil,
      effort: effort(of: quality), bytesPerPixel: quality == .small ? 104 : 32,
      threads: quality == .small ? 4...4 : pastTwo,
      library: "libx264.so", encoder: "libx264", filter: .withoutMessages
    ) { task in
      let parameters = H264Parameters(
        quality, keyInterval: task.keyInterval, weightsPrediction: task.fadesScreen)
      return [
        EncoderOption("preset", "veryfast"), EncoderOption("x264-params", "\(parameters)"),
      ]
    }
  }

  /// The numbers of threads of x264 where it looks at nothing beyond the picture at hand.
  ///
  /// From two on they give the same bytes, while one gives others in a corner case. Beyond eight, the rows between
  /// one and the next leave nothing to gain.
  private static let pastTwo = 2...8

  private static func effort(of quality: MovieQuality) -> Double {
    switch quality {
    case .draft: 0.7
    case .standard: 1
    case .high: 1.3
    case .small: 2
    }
  }

  /// H.264 in the predictive profile for RGB.
  static let h264Lossless = CodecTraits(
    name: "h264-lossless", title: "lossless H.264",
    summary: "every pixel as it was, without alpha",
    containers: [.mp4, .quickTime, .matroska], layout: .colors, isLossless: true,
    repeatsPictures: true, effort: 2.5, bytesPerPixel: 56, threads: pastTwo,
    library: "libx264.so", encoder: "libx264rgb", filter: .withoutMessages
  ) { task in
    [
      EncoderOption("preset", "veryfast"),
      EncoderOption(
        "x264-params", "\(H264Parameters(losslessWithKeyInterval: task.keyInterval))"),
    ]
  }

  /// FFV1.
  static let ffv1 = CodecTraits(
    name: "ffv1", title: "FFV1", summary: "every pixel as it was, with alpha",
    containers: [.matroska], layout: .colorsAndAlpha, isLossless: true,
    effort: 3, bytesPerPixel: 192, encoder: "ffv1"
  ) { _ in
    [
      EncoderOption("level", "3"), EncoderOption("g", "1"), EncoderOption("slices", "4"),
      EncoderOption("slicecrc", "1"), EncoderOption("thread_type", "slice"),
    ]
  }

  /// ProRes 4444.
  static let prores = CodecTraits(
    name: "prores", title: "ProRes", summary: "for cutting programs, with alpha",
    containers: [.quickTime, .matroska], layout: .deepPlanesAndAlpha,
    effort: 4, bytesPerPixel: 56, encoder: "prores_ks"
  ) { _ in
    [
      EncoderOption("profile", "4444"), EncoderOption("alpha_bits", "8"),
      EncoderOption("vendor", "apl0"), EncoderOption("thread_type", "slice"),
    ]
  }

  /// VP9.
  static let vp9 = CodecTraits(
    name: "vp9", title: "VP9", summary: "for the web, with alpha but in a .mp4",
    containers: [.webM, .matroska, .mp4], layout: .planes,
    transparentLayout: .planesAndAlpha, alphaContainers: [.webM, .matroska],
    effort: 5, bytesPerPixel: 88, library: "libvpx.so", encoder: "libvpx-vp9"
  ) { task in
    [
      EncoderOption("deadline", "realtime"), EncoderOption("cpu-used", "6"),
      EncoderOption("crf", "24"), EncoderOption("b", "0"), EncoderOption("lag-in-frames", "0"),
      EncoderOption("auto-alt-ref", "0"), EncoderOption("row-mt", "0"),
      EncoderOption("tile-columns", "2"),
    ] + task.keyOptions
  }

  /// AV1.
  static let av1 = CodecTraits(
    name: "av1", title: "AV1", summary: "for the web, smaller and slower, without alpha",
    containers: [.mp4, .webM, .matroska], layout: .planes,
    effort: 6, bytesPerPixel: 192, library: "libaom.so", encoder: "libaom-av1"
  ) { task in
    [
      EncoderOption("usage", "realtime"), EncoderOption("cpu-used", "8"),
      EncoderOption("crf", "24"), EncoderOption("b", "0"), EncoderOption("lag-in-frames", "0"),
      EncoderOption("row-mt", "0"), EncoderOption("tiles", task.tiles),
    ] + task.keyOptions
  }
}
