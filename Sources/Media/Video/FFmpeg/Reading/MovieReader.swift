import CFFmpeg
package import SegueFiles

/// Reads a movie, one frame after the other in the order in which they are shown.
@safe
package final class MovieReader {
  private let stream: MovieStream
  private let decoder: FrameDecoder
  private let alpha: AlphaDecoder?
  private let packet: Packet
  private var isDrained = false

  /// Description of the film by the codec and the container.
  package let description: MovieDescription

  /// Opens a movie: MP4, QuickTime, WebM or Matroska.
  package init(_ file: OpenedFile, maximumPixels: Int) throws(MovieError) {
    stream = try MovieStream(file, maximumPixels: maximumPixels)
    guard let parameters = unsafe stream.parameters else { throw .library(.read, "no codec") }
    decoder = try unsafe FrameDecoder(parameters, maximumPixels: maximumPixels)
    alpha =
      stream.keepsAlpha
      ? try unsafe AlphaDecoder(parameters, maximumPixels: maximumPixels) : nil
    packet = try Packet(.read)
    let codec = unsafe parameters.pointee.codec_id
    let flags = unsafe libav.avcodec_descriptor_get(codec)?.pointee.props ?? 0
    let isAlwaysLossless = flags & AV_CODEC_PROP_LOSSLESS != 0 && flags & AV_CODEC_PROP_LOSSY == 0
    description = MovieDescription(
      codec: unsafe Libav.text(libav.avcodec_get_name(codec)), isAlwaysLossless: isAlwaysLossless,
      tick: stream.tick, rate: stream.rate, matrix: stream.matrix)
  }

  /// The next frame; nothing behind the last one.
  package func next() throws(MovieError) -> MoviePicture? {
    while true {
      switch try decoder.receive() {
      case .end: return nil
      case .packetNeeded: try send()
      case .frame:
        let picture = try decoder.picture()
        return try alpha?.picture(picture) ?? picture
      }
    }
  }

  private func send() throws(MovieError) {
    guard !isDrained else { throw .library(.read, "the decoder asks for more than there is") }
    isDrained = try !stream.read(packet)
    try unsafe decoder.send(isDrained ? nil : packet.pointer)
    if !isDrained { try alpha?.send(besideFrame: packet) }
    packet.clear()
  }
}

/// The film in a movie file: its packets, and what the container says about it.
@safe
private final class MovieStream {
  private let pointer: UnsafeMutablePointer<AVFormatContext>
  private let stream: UnsafeMutablePointer<AVStream>
  private let log: LibavLog
  private let input: MovieInput
  private let channel: MovieInput.Channel

  /// The containers that are ever asked; FFmpeg has hundreds more.
  private static let containers = "mov,matroska"

  /// Opens a movie whose frames have at most so many pixels.
  init(_ file: OpenedFile, maximumPixels: Int) throws(MovieError) {
    try Libav.load()
    log = LibavLog()
    input = MovieInput(file)
    channel = try MovieInput.Channel(from: input)
    var context = unsafe libav.avformat_alloc_context()
    guard unsafe context != nil else { throw .shortage(.read) }
    unsafe context?.pointee.opaque = log.opaque
    unsafe context?.pointee.pb = channel.pointer
    unsafe context?.pointee.flags |= AVFMT_FLAG_CUSTOM_IO
    unsafe context?.pointee.format_whitelist = libav.av_strdup(Self.containers)
    unsafe context?.pointee.codec_whitelist = libav.av_strdup(FrameDecoder.names)
    // What fails here frees the context itself.
    try MovieError.check(
      unsafe libav.avformat_open_input(&context, "", nil, nil), during: .read, log)
    let opened = try unsafe context.orShortage(.read)
    do throws(MovieError) {
      unsafe stream = try unsafe Self.film(in: opened, log, maximumPixels)
    } catch {
      unsafe libav.avformat_close_input(&context)
      throw error
    }
    unsafe pointer = unsafe opened
  }

  deinit {
    var context: UnsafeMutablePointer<AVFormatContext>? = unsafe pointer
    unsafe libav.avformat_close_input(&context)
  }

  /// The stream with pictures; all others are passed over.
  private static func film(
    in context: UnsafeMutablePointer<AVFormatContext>, _ log: LibavLog, _ maximumPixels: Int
  ) throws(MovieError) -> UnsafeMutablePointer<AVStream> {
    let count = Int(unsafe context.pointee.nb_streams)
    for index in 0..<count {
      guard let parameters = unsafe context.pointee.streams[index]?.pointee.codecpar else {
        continue
      }
      let pixels = unsafe Int(parameters.pointee.width) * Int(parameters.pointee.height)
      guard pixels <= maximumPixels else {
        throw .library(.read, "its frames have \(pixels) pixels, more than \(maximumPixels)")
      }
    }
    // Looking into the frames decodes some.
    var options: [OpaquePointer?] = unsafe Array(repeating: nil, count: count)
    for index in 0..<count {
      _ = unsafe libav.av_dict_set(&options[index], "max_pixels", "\(maximumPixels)", 0)
    }
    let result = unsafe libav.avformat_find_stream_info(context, &options)
    for index in 0..<count { unsafe libav.av_dict_free(&options[index]) }
    try MovieError.check(result, during: .read, log)
    let index = unsafe libav.av_find_best_stream(context, AVMEDIA_TYPE_VIDEO, -1, -1, nil, 0)
    guard index >= 0 else { throw .library(.read, "there is no film in it") }
    for other in 0..<Int(unsafe context.pointee.nb_streams) where other != Int(index) {
      unsafe context.pointee.streams[other]?.pointee.discard = AVDISCARD_ALL
    }
    return try unsafe context.pointee.streams[Int(index)].orShortage(.read)
  }

  /// Codec parameters in the container.
  var parameters: UnsafeMutablePointer<AVCodecParameters>? { unsafe stream.pointee.codecpar }

  /// The seconds of a tick, in which times are counted.
  var tick: (seconds: Int, ticks: Int) {
    unsafe (Int(stream.pointee.time_base.num), Int(stream.pointee.time_base.den))
  }

  /// The frames in a number of seconds, on average; nothing where that is not known.
  var rate: (frames: Int, seconds: Int)? {
    let rate = unsafe stream.pointee.avg_frame_rate
    return rate.num > 0 && rate.den > 0 ? (Int(rate.num), Int(rate.den)) : nil
  }

  /// True if the alpha of its frames is a stream of its own beside them.
  var keepsAlpha: Bool { unsafe Libav.keepsAlpha(stream) }

  /// Rotation of the frames, as two rows of a matrix with 16 fractional bits.
  var matrix: [Int32]? {
    var size = 0
    guard
      let bytes = unsafe libav.av_stream_get_side_data(
        stream, AV_PKT_DATA_DISPLAYMATRIX, &size), size >= 36
    else { return nil }
    return [0, 1, 3, 4].map { index in
      unsafe UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: 4 * index, as: Int32.self)
    }
  }

  /// Reads the next packet of the film; says whether there was one.
  func read(_ packet: borrowing Packet) throws(MovieError) -> Bool {
    while true {
      packet.clear()
      let result = unsafe libav.av_read_frame(pointer, packet.pointer)
      if let failure = input.failure { throw .input(failure) }
      if result == cffmpeg_end {
        // Some containers take any end for the end of the film, and only complain.
        if let complaint = log.takeComplaints() { throw .library(.read, complaint) }
        return false
      }
      try MovieError.check(result, during: .read, log)
      guard unsafe packet.pointer.pointee.stream_index == stream.pointee.index else { continue }
      guard unsafe packet.pointer.pointee.flags & AV_PKT_FLAG_CORRUPT == 0 else {
        throw .library(.read, "a frame breaks off")
      }
      return true
    }
  }
}
