import CFFmpeg

/// A movie that is being read.
@safe
struct Demuxer: ~Copyable {
  private let pointer: UnsafeMutablePointer<AVFormatContext>
  private let log: LibavLog

  /// Opens the movie at `path`.
  init(_ path: String) throws(MovieError) {
    try Libav.load()
    let log = LibavLog()
    var context = unsafe libav.avformat_alloc_context()
    unsafe context?.pointee.opaque = log.opaque
    try MovieError.check(
      unsafe libav.avformat_open_input(&context, path, nil, nil), during: .read, log)
    unsafe pointer = try unsafe context.orShortage(.read)
    self.log = log
  }

  deinit {
    var context: UnsafeMutablePointer<AVFormatContext>? = unsafe pointer
    unsafe libav.avformat_close_input(&context)
  }

  private func stream() throws(MovieError) -> UnsafeMutablePointer<AVStream> {
    try MovieError.check(unsafe libav.avformat_find_stream_info(pointer, nil), during: .read, log)
    let index = unsafe libav.av_find_best_stream(pointer, AVMEDIA_TYPE_VIDEO, -1, -1, nil, 0)
    try MovieError.check(index, during: .read, log)
    return try unsafe pointer.pointee.streams[Int(index)].orShortage(.read)
  }

  /// Returns the movie's description of itself.
  consuming func probe() throws(MovieError) -> MovieProbe {
    let stream = try unsafe stream().pointee
    let packets = try packets()
    guard let parameters = unsafe stream.codecpar?.pointee else {
      throw .library(.read, "no codec")
    }
    return unsafe MovieProbe(
      stream, parameters, streamCount: Int(pointer.pointee.nb_streams), packets: packets)
  }

  private func packets() throws(MovieError) -> [MoviePacket] {
    let packet = try Packet(.read)
    var packets: [MoviePacket] = []
    while try next(packet) {
      packets.append(packet.described)
      packet.clear()
    }
    return packets
  }

  private func next(_ packet: borrowing Packet) throws(MovieError) -> Bool {
    let result = unsafe libav.av_read_frame(pointer, packet.pointer)
    if result == cffmpeg_end { return false }
    try MovieError.check(result, during: .read, log)
    return true
  }

  /// Calls `body` with the frames.
  consuming func decode(_ body: (DecodedFrame) -> Void) throws(MovieError) {
    let stream = try unsafe stream()
    let decoder = try unsafe CodecContext.decoder(
      stream.pointee.codecpar, keepsAlpha: Libav.keepsAlpha(stream))
    let packet = try Packet(.read)
    let frame = try FrameMemory(.read)
    while try next(packet) {
      try decoder.send(packet)
      packet.clear()
      try decoder.drain(frame, body)
    }
    try decoder.sendEnd()
    try decoder.drain(frame, body)
    if let complaint = decoder.log.takeComplaints() { throw .library(.read, complaint) }
  }
}

extension CodecContext {
  /// The decoder for a stream, opened.
  fileprivate static func decoder(
    _ parameters: UnsafeMutablePointer<AVCodecParameters>?, keepsAlpha: Bool
  ) throws(MovieError) -> CodecContext {
    guard let parameters = unsafe parameters,
      let codec = unsafe Libav.decoder(parameters.pointee.codec_id, keepsAlpha: keepsAlpha)
    else { throw .library(.read, "this FFmpeg has no decoder for it") }
    let context = try unsafe CodecContext(codec, .read)
    try MovieError.check(
      unsafe libav.avcodec_parameters_to_context(context.pointer, parameters), during: .read,
      context.log)
    try MovieError.check(
      unsafe libav.avcodec_open2(context.pointer, codec, nil), during: .read, context.log)
    return context
  }

  fileprivate func send(_ packet: borrowing Packet) throws(MovieError) {
    try MovieError.check(
      unsafe libav.avcodec_send_packet(pointer, packet.pointer), during: .read, log)
  }

  fileprivate func sendEnd() throws(MovieError) {
    try MovieError.check(unsafe libav.avcodec_send_packet(pointer, nil), during: .read, log)
  }

  fileprivate func drain(
    _ frame: borrowing FrameMemory, _ body: (DecodedFrame) -> Void
  ) throws(MovieError) {
    while true {
      let result = unsafe libav.avcodec_receive_frame(pointer, frame.pointer)
      if result == cffmpeg_try_again || result == cffmpeg_end { return }
      try MovieError.check(result, during: .read, log)
      body(frame.decoded)
      frame.clear()
    }
  }
}

extension FrameMemory {
  /// The frame as a value.
  fileprivate var decoded: DecodedFrame {
    let frame = unsafe pointer.pointee
    let format = AVPixelFormat(rawValue: unsafe frame.format)
    let (width, height) = (Int(unsafe frame.width), Int(unsafe frame.height))
    let sources = unsafe [frame.data.0, frame.data.1, frame.data.2, frame.data.3]
    let strides = unsafe [
      frame.linesize.0, frame.linesize.1, frame.linesize.2, frame.linesize.3,
    ]
    let halvings = unsafe libav.av_pix_fmt_desc_get(format)?.pointee.log2_chroma_h ?? 0
    var planes: [[UInt8]] = []
    for i in 0..<4 {
      guard let source = unsafe sources[i] else { break }
      let count = Int(libav.av_image_get_linesize(format, unsafe frame.width, CInt(i)))
      let isHalved = i == 1 || i == 2
      let rows = isHalved ? -(-height >> Int(halvings)) : height
      var bytes: [UInt8] = []
      for y in 0..<rows {
        let row = unsafe source + y * Int(strides[i])
        unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: row, count: count))
      }
      planes.append(bytes)
    }
    return DecodedFrame(
      time: Int(unsafe frame.best_effort_timestamp), width: width, height: height,
      pixels: name(of: format), planes: planes)
  }
}

extension Packet {
  /// The packet as its container describes it.
  fileprivate var described: MoviePacket {
    let packet = unsafe pointer.pointee
    return MoviePacket(
      time: Int(unsafe packet.pts), decodingTime: Int(unsafe packet.dts),
      duration: Int(unsafe packet.duration), isKey: unsafe packet.flags & AV_PKT_FLAG_KEY != 0,
      bytes: unsafe Array(UnsafeBufferPointer(start: packet.data, count: Int(packet.size))))
  }
}

extension MovieProbe {
  fileprivate init(
    _ stream: AVStream, _ parameters: AVCodecParameters, streamCount: Int, packets: [MoviePacket]
  ) {
    self.streamCount = streamCount
    self.packets = packets
    codec = unsafe Libav.text(libav.avcodec_get_name(parameters.codec_id))
    profile = unsafe Libav.text(libav.avcodec_profile_name(parameters.codec_id, parameters.profile))
    width = Int(unsafe parameters.width)
    height = Int(unsafe parameters.height)
    pixels = name(of: AVPixelFormat(rawValue: unsafe parameters.format))
    frames = Int(unsafe stream.avg_frame_rate.num)
    seconds = Int(unsafe stream.avg_frame_rate.den)
    let shape = unsafe parameters.sample_aspect_ratio
    pixelShape = "\(shape.num):\(shape.den)"
    colors = unsafe [
      Libav.text(libav.av_color_primaries_name(parameters.color_primaries)),
      Libav.text(libav.av_color_transfer_name(parameters.color_trc)),
      Libav.text(libav.av_color_space_name(parameters.color_space)),
      Libav.text(libav.av_color_range_name(parameters.color_range)),
      Libav.text(libav.av_chroma_location_name(parameters.chroma_location)),
    ]
    ticks = Int(unsafe stream.time_base.den)
    ticksSeconds = Int(unsafe stream.time_base.num)
    duration = Int(unsafe stream.duration)
  }
}

private func name(of format: AVPixelFormat) -> String {
  unsafe Libav.text(libav.av_get_pix_fmt_name(format))
}
