import CFFmpeg
package import SegueFiles

/// Reads a movie, one frame after the other in the order in which they are shown.
@safe
package final class MovieReader {
  private let stream: MovieStream
  private let decoder: CodecContext
  private let packet: Packet
  private let frame: FrameMemory
  private let maximumPixels: Int
  private var isDrained = false

  /// Description of the film by the codec and the container.
  package let description: MovieDescription

  /// Opens a movie: MP4, QuickTime, WebM or Matroska.
  package init(_ file: OpenedFile, maximumPixels: Int) throws(MovieError) {
    stream = try MovieStream(file, maximumPixels: maximumPixels)
    self.maximumPixels = maximumPixels
    guard let parameters = unsafe stream.parameters else { throw .library(.read, "no codec") }
    let codec = unsafe parameters.pointee.codec_id
    let name = unsafe text(libav.avcodec_get_name(codec))
    guard let found = unsafe Libav.decoder(codec, keepsAlpha: stream.keepsAlpha) else {
      throw .library(.read, "this FFmpeg has no decoder for '\(name)'")
    }
    let decoder = try unsafe CodecContext(found, .read)
    unsafe decoder.pointer.pointee.codec_whitelist = libav.av_strdup(MovieStream.decoders)
    unsafe decoder.pointer.pointee.max_pixels = Int64(maximumPixels)
    unsafe decoder.pointer.pointee.err_recognition = AV_EF_CRCCHECK | AV_EF_EXPLODE
    try MovieError.check(
      unsafe libav.avcodec_parameters_to_context(decoder.pointer, parameters), during: .read,
      decoder.log)
    try MovieError.check(
      unsafe libav.avcodec_open2(decoder.pointer, found, nil), during: .read, decoder.log)
    self.decoder = decoder
    packet = try Packet(.read)
    frame = try FrameMemory(.read)
    let flags = unsafe libav.avcodec_descriptor_get(codec)?.pointee.props ?? 0
    let isAlwaysLossless = flags & AV_CODEC_PROP_LOSSLESS != 0 && flags & AV_CODEC_PROP_LOSSY == 0
    description = MovieDescription(
      codec: name, isAlwaysLossless: isAlwaysLossless, tick: stream.tick, rate: stream.rate,
      matrix: stream.matrix)
  }

  /// The next frame; nothing behind the last one.
  package func next() throws(MovieError) -> MoviePicture? {
    while true {
      frame.clear()
      let result = unsafe libav.avcodec_receive_frame(decoder.pointer, frame.pointer)
      if result == cffmpeg_end { return nil }
      if result == cffmpeg_try_again {
        try send()
        continue
      }
      try MovieError.check(result, during: .read, decoder.log)
      if let complaint = decoder.log.takeComplaints() { throw .library(.read, complaint) }
      return try picture()
    }
  }

  private func send() throws(MovieError) {
    guard !isDrained else { throw .library(.read, "the decoder asks for more than there is") }
    isDrained = try !stream.read(packet)
    let result = unsafe libav.avcodec_send_packet(
      decoder.pointer, isDrained ? nil : packet.pointer)
    try MovieError.check(result, during: .read, decoder.log)
    packet.clear()
  }

  private func picture() throws(MovieError) -> MoviePicture {
    let memory = unsafe frame.pointer.pointee
    let format = AVPixelFormat(rawValue: unsafe memory.format)
    let (width, height) = (Int(unsafe memory.width), Int(unsafe memory.height))
    guard width > 0, height > 0, width * height <= maximumPixels else {
      throw .library(.read, "a frame has \(width)x\(height) pixels")
    }
    guard let layout = unsafe MoviePicture.Layout(libav.av_pix_fmt_desc_get(format)?.pointee) else {
      throw .library(.read, "pixels of the kind '\(name(of: format))' are not read")
    }
    let planes = unsafe Self.planes(memory, format: format, layout: layout)
    guard let planes else { throw .library(.read, "a frame has no pixels") }
    let time = unsafe memory.best_effort_timestamp
    let colors = unsafe MoviePicture.Colors(
      matrix: memory.colorspace, range: memory.color_range, transfer: memory.color_trc,
      place: memory.chroma_location,
      isFullByLayout: text(libav.av_get_pix_fmt_name(format)).hasPrefix("yuvj"))
    return unsafe MoviePicture(
      begin: time == cffmpeg_no_time ? nil : Int(time), duration: Int(memory.pkt_duration),
      width: width, height: height, pixels: name(of: format), layout: layout, colors: colors,
      planes: planes)
  }

  /// The planes row after row without gaps, as raw video has them.
  private static func planes(
    _ frame: AVFrame, format: AVPixelFormat, layout: MoviePicture.Layout
  ) -> [[UInt8]]? {
    let sources = unsafe [frame.data.0, frame.data.1, frame.data.2, frame.data.3]
    let strides = unsafe [
      frame.linesize.0, frame.linesize.1, frame.linesize.2, frame.linesize.3,
    ]
    var planes: [[UInt8]] = []
    for index in 0..<layout.planeCount {
      let count = Int(libav.av_image_get_linesize(format, unsafe frame.width, CInt(index)))
      guard let source = unsafe sources[index], count > 0 else { return nil }
      let rows = layout.rows(ofPlane: index, height: Int(unsafe frame.height))
      var bytes: [UInt8] = []
      bytes.reserveCapacity(rows * count)
      for y in 0..<rows {
        let row = unsafe source + y * Int(strides[index])
        unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: row, count: count))
      }
      planes.append(bytes)
    }
    return planes
  }
}

extension MoviePicture.Layout {
  /// The layout that libavutil describes; nothing for those with other than whole bytes or words.
  fileprivate init?(_ description: AVPixFmtDescriptor?) {
    guard let description = unsafe description else { return nil }
    let refused =
      AV_PIX_FMT_FLAG_PAL | AV_PIX_FMT_FLAG_BITSTREAM | AV_PIX_FMT_FLAG_HWACCEL
      | AV_PIX_FMT_FLAG_FLOAT | AV_PIX_FMT_FLAG_BE
    let flags = unsafe description.flags
    guard flags & UInt64(refused) == 0 else { return nil }
    let all = unsafe [
      description.comp.0, description.comp.1, description.comp.2, description.comp.3,
    ]
    components = all.prefix(Int(unsafe description.nb_components)).map {
      Component(
        plane: Int($0.plane), step: Int($0.step), offset: Int($0.offset), shift: Int($0.shift),
        depth: Int($0.depth))
    }
    columnHalvings = Int(unsafe description.log2_chroma_w)
    rowHalvings = Int(unsafe description.log2_chroma_h)
    isRGB = flags & UInt64(AV_PIX_FMT_FLAG_RGB) != 0
    hasAlpha = flags & UInt64(AV_PIX_FMT_FLAG_ALPHA) != 0
    guard !components.isEmpty, components.allSatisfy({ (8...16).contains($0.depth) }) else {
      return nil
    }
  }
}

extension MoviePicture.Colors {
  fileprivate init(
    matrix: AVColorSpace, range: AVColorRange, transfer: AVColorTransferCharacteristic,
    place: AVChromaLocation, isFullByLayout: Bool
  ) {
    self.matrix = unsafe text(libav.av_color_space_name(matrix))
    self.transfer = unsafe text(libav.av_color_transfer_name(transfer))
    self.range =
      range == AVCOL_RANGE_JPEG || isFullByLayout
      ? .full : range == AVCOL_RANGE_MPEG ? .limited : nil
    let centered = [AVCHROMA_LOC_CENTER, AVCHROMA_LOC_TOP, AVCHROMA_LOC_BOTTOM]
    let top = [AVCHROMA_LOC_TOP, AVCHROMA_LOC_TOPLEFT]
    isCenteredAcross = centered.contains(place)
    isAtTop = top.contains(place)
  }
}

private func name(of format: AVPixelFormat) -> String {
  unsafe text(libav.av_get_pix_fmt_name(format))
}

private func text(_ words: UnsafePointer<CChar>?) -> String {
  unsafe words.map { unsafe String(cString: $0) } ?? ""
}

/// The film in a movie file: its packets, and what the container says about it.
@safe
private final class MovieStream {
  private let pointer: UnsafeMutablePointer<AVFormatContext>
  private let stream: UnsafeMutablePointer<AVStream>
  private let log: LibavLog
  private let input: MovieInput
  private let channel: MovieInput.Channel

  /// The containers and the decoders that are ever asked; FFmpeg has hundreds more.
  private static let containers = "mov,matroska"
  static let decoders =
    "h264,hevc,vp8,vp9,libvpx,libvpx-vp9,av1,libdav1d,libaom-av1,prores,ffv1,mpeg4,mjpeg,png,qtrle,rawvideo"

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
    unsafe context?.pointee.codec_whitelist = libav.av_strdup(Self.decoders)
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
