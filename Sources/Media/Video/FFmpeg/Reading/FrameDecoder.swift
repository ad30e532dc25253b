import CFFmpeg

/// A decoder of compressed frames, each held to a number of pixels before it takes any memory.
@safe
final class FrameDecoder {
  private let context: CodecContext
  private let memory: FrameMemory
  private let maximumPixels: Int

  /// Answers of a decoder that is asked for a frame.
  enum Answer: Hashable {
    /// There is one, in its memory.
    case frame
    /// It needs another packet before that.
    case packetNeeded
    /// The film has ended.
    case end
  }

  /// The decoder for a stream, opened.
  init(
    _ parameters: UnsafePointer<AVCodecParameters>, maximumPixels: Int
  ) throws(MovieError) {
    let codec = unsafe parameters.pointee.codec_id
    guard let found = unsafe libav.avcodec_find_decoder(codec) else {
      let name = unsafe Libav.text(libav.avcodec_get_name(codec))
      throw .library(.read, "this FFmpeg has no decoder for '\(name)'")
    }
    context = try unsafe CodecContext(found, .read)
    memory = try FrameMemory(.read)
    self.maximumPixels = maximumPixels
    unsafe context.pointer.pointee.codec_whitelist = libav.av_strdup(Self.names)
    unsafe context.pointer.pointee.max_pixels = Int64(maximumPixels)
    unsafe context.pointer.pointee.err_recognition = AV_EF_CRCCHECK | AV_EF_EXPLODE
    try MovieError.check(
      unsafe libav.avcodec_parameters_to_context(context.pointer, parameters), during: .read,
      context.log)
    try MovieError.check(
      unsafe libav.avcodec_open2(context.pointer, found, nil), during: .read, context.log)
  }

  /// The decoders that are ever asked; FFmpeg has hundreds more.
  static let names =
    "h264,hevc,vp8,vp9,av1,libdav1d,libaom-av1,prores,ffv1,mpeg4,mjpeg,png,qtrle,rawvideo"

  /// Takes a compressed frame; nil for the end of the film.
  func send(_ packet: UnsafePointer<AVPacket>?) throws(MovieError) {
    try MovieError.check(
      unsafe libav.avcodec_send_packet(context.pointer, packet), during: .read, context.log)
  }

  /// Decodes the next frame in the order in which they are shown.
  func receive() throws(MovieError) -> Answer {
    memory.clear()
    let result = unsafe libav.avcodec_receive_frame(context.pointer, memory.pointer)
    if result == cffmpeg_end { return .end }
    if result == cffmpeg_try_again { return .packetNeeded }
    try MovieError.check(result, during: .read, context.log)
    if let complaint = context.log.takeComplaints() { throw .library(.read, complaint) }
    return .frame
  }

  /// The frame that was received last.
  func picture() throws(MovieError) -> MoviePicture {
    let frame = unsafe memory.pointer.pointee
    let format = AVPixelFormat(rawValue: unsafe frame.format)
    let name = unsafe Libav.text(libav.av_get_pix_fmt_name(format))
    let (width, height) = (Int(unsafe frame.width), Int(unsafe frame.height))
    guard width > 0, height > 0, width * height <= maximumPixels else {
      throw .library(.read, "a frame has \(width)x\(height) pixels")
    }
    guard let layout = unsafe MoviePicture.Layout(libav.av_pix_fmt_desc_get(format)?.pointee) else {
      throw .library(.read, "pixels of the kind '\(name)' are not read")
    }
    let planes = unsafe Self.planes(frame, format: format, layout: layout)
    guard let planes else { throw .library(.read, "a frame has no pixels") }
    let time = unsafe frame.best_effort_timestamp
    let colors = unsafe MoviePicture.Colors(
      matrix: frame.colorspace, range: frame.color_range, transfer: frame.color_trc,
      place: frame.chroma_location, isFullByLayout: name.hasPrefix("yuvj"))
    return unsafe MoviePicture(
      begin: time == cffmpeg_no_time ? nil : Int(time), duration: Int(frame.pkt_duration),
      width: width, height: height, pixels: name, layout: layout, colors: colors, planes: planes)
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
    self.matrix = unsafe Libav.text(libav.av_color_space_name(matrix))
    self.transfer = unsafe Libav.text(libav.av_color_transfer_name(transfer))
    self.range =
      range == AVCOL_RANGE_JPEG || isFullByLayout
      ? .full : range == AVCOL_RANGE_MPEG ? .limited : nil
    let centered = [AVCHROMA_LOC_CENTER, AVCHROMA_LOC_TOP, AVCHROMA_LOC_BOTTOM]
    let top = [AVCHROMA_LOC_TOP, AVCHROMA_LOC_TOPLEFT]
    isCenteredAcross = centered.contains(place)
    isAtTop = top.contains(place)
  }
}
