import CFFmpeg

/// A container that is being written.
struct Muxer: ~Copyable {
  private let container: ContainerContext
  private let channel: MovieOutput.Channel
  private let output: MovieOutput
  private let packet: Packet
  private let format: MovieFormat
  private var frameCount = 0

  /// Begins a movie with one stream.
  init(
    _ recipe: MovieRecipe, _ stream: EncodedStream, to output: MovieOutput
  ) throws(MovieError) {
    try Libav.load()
    let packet = try Packet(.join)
    let channel = try MovieOutput.Channel(to: output)
    let container = try ContainerContext(writing: recipe.container)
    try container.begin(stream, in: recipe.format, on: channel, to: output)
    var options = OptionList(recipe.container.options(isFile: output.isFile))
    let result = unsafe options.take { unsafe libav.avformat_write_header(container.pointer, $0) }
    try output.check(result, container.log)
    self.output = output
    self.packet = packet
    self.channel = channel
    self.container = container
    format = recipe.format
  }

  /// Writes the packets of the next segment.
  mutating func append(_ segment: EncodedSegment) throws(MovieError) {
    for value in segment.packets {
      try packet.fill(value, start: frameCount)
      let stream = unsafe container.stream
      unsafe libav.av_packet_rescale_ts(
        packet.pointer, format.frameDuration, stream?.pointee.time_base ?? format.frameDuration)
      let result = unsafe libav.av_write_frame(container.pointer, packet.pointer)
      packet.clear()
      try check(result)
    }
    frameCount += segment.frameCount
  }

  /// Writes what stands at the end, and with it the index.
  func finish() throws(MovieError) {
    try check(unsafe libav.av_write_trailer(container.pointer))
    unsafe libav.avio_flush(channel.pointer)
    try check(unsafe channel.pointer.pointee.error)
  }

  private func check(_ result: CInt) throws(MovieError) { try output.check(result, container.log) }
}

extension MovieOutput {
  /// Throws the failure of the output, which explains the result, or that of the container.
  fileprivate func check(_ result: CInt, _ log: LibavLog) throws(MovieError) {
    if let failure { throw .output(failure) }
    try MovieError.check(result, during: .join, log)
  }
}

/// A file format of libavformat at work, and what it says.
@safe
private struct ContainerContext: ~Copyable {
  let pointer: UnsafeMutablePointer<AVFormatContext>
  let log = LibavLog()

  /// A container to be written.
  init(writing container: MovieContainer) throws(MovieError) {
    var context: UnsafeMutablePointer<AVFormatContext>?
    _ = unsafe libav.avformat_alloc_output_context2(&context, nil, container.muxer, nil)
    guard let context = unsafe context else {
      throw .library(.join, "this FFmpeg cannot write '\(container.muxer)'")
    }
    unsafe pointer = unsafe context
    unsafe pointer.pointee.opaque = log.opaque
  }

  deinit { unsafe libav.avformat_free_context(pointer) }

  /// The only stream.
  var stream: UnsafeMutablePointer<AVStream>? {
    unsafe pointer.pointee.nb_streams > 0 ? pointer.pointee.streams[0] : nil
  }

  /// Describes the only stream and says where the bytes go.
  func begin(
    _ description: EncodedStream, in format: MovieFormat, on channel: borrowing MovieOutput.Channel,
    to output: MovieOutput
  ) throws(MovieError) {
    unsafe pointer.pointee.pb = channel.pointer
    unsafe pointer.pointee.flags |= AVFMT_FLAG_BITEXACT | AVFMT_FLAG_CUSTOM_IO
    unsafe pointer.pointee.url = libav.av_strdup(output.reopeningPath)
    let stream = try unsafe libav.avformat_new_stream(pointer, nil).orShortage(.join)
    unsafe stream.pointee.time_base = format.frameDuration
    unsafe stream.pointee.avg_frame_rate = format.rate
    unsafe stream.pointee.r_frame_rate = format.rate
    unsafe stream.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
    let parameters = try unsafe stream.pointee.codecpar.orShortage(.join)
    unsafe description.fill(parameters)
    try unsafe description.copyExtradata(to: parameters)
  }
}

extension EncodedStream {
  /// Describes the stream to libavformat, but for the parameter sets.
  fileprivate func fill(_ parameters: UnsafeMutablePointer<AVCodecParameters>) {
    unsafe parameters.pointee.codec_type = AVMEDIA_TYPE_VIDEO
    unsafe parameters.pointee.codec_id = AVCodecID(rawValue: codec)
    unsafe parameters.pointee.codec_tag = tag
    unsafe parameters.pointee.format = pixels
    unsafe parameters.pointee.width = CInt(width)
    unsafe parameters.pointee.height = CInt(height)
    unsafe parameters.pointee.profile = profile
    unsafe parameters.pointee.level = level
    unsafe parameters.pointee.bits_per_coded_sample = bitsPerPixel
    unsafe parameters.pointee.bits_per_raw_sample = bitsPerChannel
    unsafe parameters.pointee.video_delay = delay
    unsafe parameters.pointee.field_order = AV_FIELD_PROGRESSIVE
    unsafe parameters.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
    unsafe parameters.pointee.color_primaries = AVColorPrimaries(rawValue: colors.primaries)
    unsafe parameters.pointee.color_trc = AVColorTransferCharacteristic(rawValue: colors.transfer)
    unsafe parameters.pointee.color_space = AVColorSpace(rawValue: colors.matrix)
    unsafe parameters.pointee.color_range = AVColorRange(rawValue: colors.range)
    unsafe parameters.pointee.chroma_location = AVChromaLocation(rawValue: colors.chromaPlace)
  }

  /// Copies the parameter sets, with the zeros behind them that parsers may read.
  fileprivate func copyExtradata(
    to parameters: UnsafeMutablePointer<AVCodecParameters>
  ) throws(MovieError) {
    guard !extradata.isEmpty else { return }
    let memory = try unsafe libav.av_mallocz(extradata.count + Int(AV_INPUT_BUFFER_PADDING_SIZE))
      .orShortage(.join)
    unsafe extradata.withUnsafeBytes { bytes in
      unsafe UnsafeMutableRawBufferPointer(start: memory, count: bytes.count)
        .copyMemory(from: bytes)
    }
    unsafe parameters.pointee.extradata = unsafe memory.assumingMemoryBound(to: UInt8.self)
    unsafe parameters.pointee.extradata_size = CInt(extradata.count)
  }
}
