import CFFmpeg

/// An encoder or decoder of libavcodec, and what it says.
@safe
struct CodecContext: ~Copyable {
  let pointer: UnsafeMutablePointer<AVCodecContext>
  let log = LibavLog()

  /// The context of a codec, not yet opened.
  init(_ codec: UnsafePointer<AVCodec>, _ operation: MovieError.Operation) throws(MovieError) {
    unsafe pointer = try unsafe libav.avcodec_alloc_context3(codec).orShortage(operation)
    unsafe pointer.pointee.opaque = log.opaque
  }

  deinit {
    var context: UnsafeMutablePointer<AVCodecContext>? = unsafe pointer
    unsafe libav.avcodec_free_context(&context)
  }

  /// The encoder of a recipe, opened, with so many threads.
  static func encoder(
    _ recipe: MovieRecipe, threads: Int
  ) throws(MovieError) -> CodecContext {
    let settings = recipe.settings
    guard let codec = unsafe libav.avcodec_find_encoder_by_name(settings.encoder) else {
      throw .missingEncoder(settings.encoder, codec: recipe.codec.name)
    }
    let context = try unsafe CodecContext(codec, .open)
    context.describeFrames(recipe)
    var options = OptionList(settings.options + [EncoderOption("threads", "\(threads)")])
    let result = unsafe options.take { unsafe libav.avcodec_open2(context.pointer, codec, $0) }
    try MovieError.check(result, during: .open, context.log)
    if let name = options.remaining {
      throw .library(.open, "the encoder '\(settings.encoder)' has no option '\(name)'")
    }
    // libx264 only warns of a parameter that it does not understand.
    if let complaint = context.log.takeComplaints(withWarnings: true) {
      throw .library(.open, complaint)
    }
    return context
  }

  private func describeFrames(_ recipe: MovieRecipe) {
    let (format, layout) = (recipe.format, recipe.settings.layout)
    unsafe pointer.pointee.width = CInt(layout.width(of: format))
    unsafe pointer.pointee.height = CInt(layout.height(of: format))
    unsafe pointer.pointee.pix_fmt = layout.format
    unsafe pointer.pointee.time_base = format.frameDuration
    unsafe pointer.pointee.framerate = format.rate
    unsafe pointer.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
  }

  /// Returns the container-level description of the packets, with the parameter sets that have come with them
  /// if the encoder itself has none.
  func stream(with parameterSets: [UInt8]) -> EncodedStream {
    let context = unsafe pointer.pointee
    let extradata = unsafe Array(
      UnsafeBufferPointer(start: context.extradata, count: Int(context.extradata_size)))
    return EncodedStream(
      codec: unsafe context.codec_id.rawValue, tag: unsafe context.codec_tag,
      pixels: unsafe context.pix_fmt.rawValue, width: Int(unsafe context.width),
      height: Int(unsafe context.height), profile: unsafe context.profile,
      level: unsafe context.level, bitsPerPixel: unsafe context.bits_per_coded_sample,
      bitsPerChannel: unsafe context.bits_per_raw_sample, delay: unsafe context.has_b_frames,
      colors: unsafe StreamColors(context), extradata: extradata.isEmpty ? parameterSets : extradata
    )
  }
}

extension MovieFormat {
  /// The seconds that a frame is shown: the unit in which its times are counted.
  var frameDuration: AVRational { AVRational(num: CInt(seconds), den: CInt(frames)) }

  /// The frames in a second.
  var rate: AVRational { AVRational(num: CInt(frames), den: CInt(seconds)) }
}

extension StreamColors {
  init(_ context: AVCodecContext) {
    primaries = unsafe context.color_primaries.rawValue
    transfer = unsafe context.color_trc.rawValue
    matrix = unsafe context.colorspace.rawValue
    range = unsafe context.color_range.rawValue
    chromaPlace = unsafe context.chroma_sample_location.rawValue
  }
}

extension PixelLayout {
  /// libavutil's name for it.
  var format: AVPixelFormat {
    switch self {
    case .planes: AV_PIX_FMT_YUV420P
    case .colors: AV_PIX_FMT_BGR0
    case .colorsAndAlpha: AV_PIX_FMT_BGRA
    case .deepPlanesAndAlpha: AV_PIX_FMT_YUVA444P10LE
    case .planesAndAlpha: AV_PIX_FMT_YUVA420P
    }
  }

  /// The columns of a coded frame.
  func width(of format: MovieFormat) -> Int {
    self == .planes ? (format.width + 1) & ~1 : format.width
  }

  /// The rows of a coded frame.
  func height(of format: MovieFormat) -> Int {
    self == .planes ? (format.height + 1) & ~1 : format.height
  }
}

/// Options on their way into libav, which takes out those that it knows.
@safe
struct OptionList: ~Copyable {
  private var dictionary: OpaquePointer?

  /// A list of these options.
  init(_ options: [EncoderOption]) {
    unsafe dictionary = nil
    for option in options {
      _ = unsafe libav.av_dict_set(&dictionary, option.name, option.value, 0)
    }
  }

  deinit {
    var dictionary = unsafe dictionary
    unsafe libav.av_dict_free(&dictionary)
  }

  /// Calls `body` with the list, from which it removes what it takes.
  mutating func take<R>(_ body: (UnsafeMutablePointer<OpaquePointer?>) -> R) -> R {
    unsafe body(&dictionary)
  }

  /// The name of an option that nobody has taken.
  var remaining: String? {
    unsafe libav.av_dict_get(dictionary, "", nil, AV_DICT_IGNORE_SUFFIX).map {
      unsafe String(cString: $0.pointee.key)
    }
  }
}
