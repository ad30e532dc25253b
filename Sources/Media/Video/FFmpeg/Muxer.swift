import CFFmpeg

/// A container that is being written.
struct Muxer: ~Copyable {
  private let container: ContainerContext
  private let channel: OutputChannel
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
    let channel = try OutputChannel(to: output)
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
      try packet.fill(value, start: frameCount, container.log)
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
    try MovieError.check(result, .join, log)
  }
}
