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
    guard let found = unsafe libav.avcodec_find_decoder(codec) else {
      throw .library(.read, "this FFmpeg has no decoder for '\(name)'")
    }
    let decoder = try unsafe CodecContext(found, .read)
    unsafe decoder.pointer.pointee.codec_whitelist = libav.av_strdup(MovieStream.decoders)
    unsafe decoder.pointer.pointee.max_pixels = Int64(maximumPixels)
    unsafe decoder.pointer.pointee.err_recognition = AV_EF_CRCCHECK | AV_EF_EXPLODE
    try MovieError.check(
      unsafe libav.avcodec_parameters_to_context(decoder.pointer, parameters), .read, decoder.log)
    try MovieError.check(
      unsafe libav.avcodec_open2(decoder.pointer, found, nil), .read, decoder.log)
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
      try MovieError.check(result, .read, decoder.log)
      if let complaint = decoder.log.takeComplaints() { throw .library(.read, complaint) }
      return try picture()
    }
  }

  private func send() throws(MovieError) {
    guard !isDrained else { throw .library(.read, "the decoder asks for more than there is") }
    isDrained = try !stream.read(packet)
    let result = unsafe libav.avcodec_send_packet(
      decoder.pointer, isDrained ? nil : packet.pointer)
    try MovieError.check(result, .read, decoder.log)
    packet.clear()
  }

  private func picture() throws(MovieError) -> MoviePicture {
    let memory = unsafe frame.pointer.pointee
    let format = AVPixelFormat(rawValue: unsafe memory.format)
    let (width, height) = (Int(unsafe memory.width), Int(unsafe memory.height))
    guard width > 0, height > 0, width * height <= maximumPixels else {
      throw .library(.read, "a frame has \(width)x\(height) pixels")
    }
    guard let layout = unsafe PlaneLayout(libav.av_pix_fmt_desc_get(format)?.pointee) else {
      throw .library(.read, "pixels of the kind '\(name(of: format))' are not read")
    }
    let planes = unsafe Self.planes(memory, format, layout)
    guard let planes else { throw .library(.read, "a frame has no pixels") }
    let time = unsafe memory.best_effort_timestamp
    let colors = unsafe PlaneColors(
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
    _ frame: AVFrame, _ format: AVPixelFormat, _ layout: PlaneLayout
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

extension PlaneLayout {
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

extension PlaneColors {
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
