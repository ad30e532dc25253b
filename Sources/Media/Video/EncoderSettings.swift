/// A word for an encoder or a container, in libav's own language.
struct EncoderOption: Hashable, Sendable {
  let name: String
  let value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// Memory layouts of the samples of a frame.
enum PixelLayout: Hashable, Sendable {
  /// Luma and halved chroma in bytes.
  case planes
  /// Blue, green, red and a byte without meaning.
  case colors
  /// Blue, green, red and straight alpha.
  case colorsAndAlpha
  /// Luma, chroma and straight alpha, all of full size, in ten bits.
  case deepPlanesAndAlpha
  /// Luma, halved chroma and straight alpha in bytes.
  case planesAndAlpha

  /// True if transparency is kept.
  var hasAlpha: Bool {
    switch self {
    case .planes, .colors: false
    case .colorsAndAlpha, .deepPlanesAndAlpha, .planesAndAlpha: true
    }
  }

  /// The tags that tell players what the samples mean.
  ///
  /// Video planes carry the transfer function of BT.709, as what everybody else writes, although the
  /// pixels are sRGB: players that take tags at their word are few, and disagree about it.
  var tags: [EncoderOption] {
    switch self {
    case .planes, .deepPlanesAndAlpha, .planesAndAlpha:
      [
        EncoderOption("color_primaries", "bt709"), EncoderOption("color_trc", "bt709"),
        EncoderOption("colorspace", "bt709"), EncoderOption("color_range", "tv"),
        EncoderOption("chroma_sample_location", "left"),
      ]
    case .colors, .colorsAndAlpha:
      [
        EncoderOption("color_primaries", "bt709"), EncoderOption("color_trc", "iec61966-2-1"),
        EncoderOption("colorspace", "rgb"), EncoderOption("color_range", "pc"),
      ]
    }
  }
}

/// Everything an encoder is told before the first frame.
struct EncoderSettings: Hashable, Sendable {
  /// libavcodec's name for the encoder.
  var encoder: String
  /// Layout of its frames.
  let layout: PixelLayout
  /// Options passed to the encoder.
  var options: [EncoderOption]
  /// The numbers of its threads that all give the same bytes.
  let threads: ClosedRange<Int>
  /// Filter applied to its packets, if any.
  let filter: PacketFilterName?

  init(
    _ encoder: String, _ layout: PixelLayout, options: [EncoderOption],
    threads: ClosedRange<Int>, filter: PacketFilterName? = nil
  ) {
    self.encoder = encoder
    self.layout = layout
    self.threads = threads
    self.options = options + layout.tags + [EncoderOption("flags", "+bitexact+global_header")]
    self.filter = filter
  }
}

/// A change to the packets of an encoder.
enum PacketFilterName: Hashable, Sendable {
  /// Drops the supplemental messages of H.264, in which x264 prints its options and threads.
  case withoutMessages

  /// The name and options of the filter in libavcodec.
  var words: (name: String, option: EncoderOption) {
    switch self {
    case .withoutMessages: ("filter_units", EncoderOption("remove_types", "6"))
    }
  }
}

extension EncoderSettings: CustomStringConvertible {
  /// The encoder and its options, one to a line.
  var description: String {
    let filter = filter.map { "  filter \($0.words.name) \($0.words.option)\n" } ?? ""
    let threads = threads.count == 1 ? "\(threads.lowerBound)" : "\(threads)"
    return "\(encoder)\n" + options.map { "  \($0)\n" }.joined() + "  threads=\(threads)\n"
      + filter
  }
}

extension EncoderOption: CustomStringConvertible {
  var description: String { "\(name)=\(value)" }
}
