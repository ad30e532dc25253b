import CWebP
import SegueRaster

/// A WebP whose container libwebpdemux has taken apart.
@safe
struct WebPReader: ~Copyable {
  private let demuxer: OpaquePointer

  /// A reader of bytes that outlive it.
  private init(_ bytes: UnsafeBufferPointer<UInt8>) throws(PictureError) {
    var data = unsafe WebPData(bytes: bytes.baseAddress, size: bytes.count)
    var state = WEBP_DEMUX_PARSE_ERROR
    let demuxer = unsafe WebPDemuxPartial(&data, &state)
    guard let demuxer = unsafe demuxer, state == WEBP_DEMUX_DONE else {
      unsafe WebPDemuxDelete(demuxer)
      if state == WEBP_DEMUX_PARSE_ERROR { throw .damaged(.webP, "not a valid file") }
      throw .truncated(.webP)
    }
    unsafe self.demuxer = demuxer
  }

  deinit { unsafe WebPDemuxDelete(demuxer) }

  /// The size of the picture in `bytes`.
  static func size(of bytes: Span<UInt8>) throws(PictureError) -> (width: Int, height: Int) {
    try unsafe bytes.withUnsafeBufferPointer { buffer throws(PictureError) in
      try unsafe WebPReader(buffer).size
    }
  }

  /// The picture in `bytes`.
  static func surface(
    from bytes: Span<UInt8>, _ intake: inout PictureIntake
  ) throws(PictureError) -> Surface {
    try unsafe bytes.withUnsafeBufferPointer { buffer throws(PictureError) in
      try unsafe WebPReader(buffer).surface(&intake)
    }
  }

  private var size: (width: Int, height: Int) {
    (value(of: WEBP_FF_CANVAS_WIDTH), value(of: WEBP_FF_CANVAS_HEIGHT))
  }

  /// True if the color profile of the file means others than sRGB's.
  private var hasOtherColors: Bool {
    var chunk = unsafe WebPChunkIterator()
    guard unsafe WebPDemuxGetChunk(demuxer, "ICCP", 1, &chunk) != 0 else { return true }
    let bytes = unsafe UnsafeBufferPointer(start: chunk.chunk.bytes, count: chunk.chunk.size)
    let isSRGB = ColorProfile.isSRGB(unsafe bytes.span)
    unsafe WebPDemuxReleaseChunkIterator(&chunk)
    return !isSRGB
  }

  private func value(of feature: WebPFormatFeature) -> Int {
    Int(unsafe WebPDemuxGetI(demuxer, feature))
  }

  private func surface(_ intake: inout PictureIntake) throws(PictureError) -> Surface {
    let flags = UInt32(value(of: WEBP_FF_FORMAT_FLAGS))
    if flags & ICCP_FLAG.rawValue != 0, hasOtherColors { intake.warn(.colorsTakenForSRGB) }
    if value(of: WEBP_FF_FRAME_COUNT) > 1 { intake.warn(.firstFrameOnly) }
    // A lossless picture is unpacked in a second copy of itself.
    let (width, height) = size
    var surface = try intake.surface(
      width: width, height: height, working: Surface.bytes(width: width, height: height))
    let frame = try unsafe WebPFrame(of: demuxer, width: width, height: height)
    let status = try surface.change { pixels in
      unsafe pixels.withUnsafeMutableBufferPointer { words in
        unsafe frame.decode(into: UnsafeMutableRawBufferPointer(words))
      }
    }
    if let failure = PictureError(status, bytes: Surface.bytes(width: width, height: height)) {
      throw failure
    }
    if frame.hasAlpha { try surface.premultiply() }
    return surface
  }
}

/// The first picture of a WebP, and where it stands on the canvas.
@safe
private struct WebPFrame: ~Copyable {
  private var iterator = unsafe WebPIterator()
  private let canvasWidth: Int

  init(of demuxer: OpaquePointer, width: Int, height: Int) throws(PictureError) {
    canvasWidth = width
    guard unsafe WebPDemuxGetFrame(demuxer, 1, &iterator) != 0 else {
      throw .damaged(.webP, "it holds no picture")
    }
    let right = unsafe Int(iterator.x_offset) + Int(iterator.width)
    let bottom = unsafe Int(iterator.y_offset) + Int(iterator.height)
    let isInside = unsafe iterator.x_offset >= 0 && iterator.y_offset >= 0
    guard isInside, right <= width, bottom <= height else {
      throw .damaged(.webP, "a frame stands outside of the canvas")
    }
  }

  deinit {
    var iterator = unsafe iterator
    unsafe WebPDemuxReleaseIterator(&iterator)
  }

  /// True if there may be a pixel that is not opaque; around a smaller frame there is nothing.
  var hasAlpha: Bool { unsafe iterator.has_alpha != 0 }

  /// Writes the pixels into those of the canvas: red, green, blue, straight alpha.
  func decode(into canvas: UnsafeMutableRawBufferPointer) -> VP8StatusCode {
    var config = unsafe WebPDecoderConfig()
    guard unsafe WebPInitDecoderConfig(&config) != 0 else { return VP8_STATUS_INVALID_PARAM }
    let first = unsafe (Int(iterator.y_offset) * canvasWidth + Int(iterator.x_offset)) * 4
    let target = unsafe UnsafeMutableRawBufferPointer(rebasing: canvas[first...])
    unsafe config.output.colorspace = MODE_RGBA
    unsafe config.output.is_external_memory = 1
    unsafe config.output.u.RGBA.rgba = target.bindMemory(to: UInt8.self).baseAddress
    unsafe config.output.u.RGBA.stride = CInt(canvasWidth * 4)
    unsafe config.output.u.RGBA.size = target.count
    let status = unsafe WebPDecode(iterator.fragment.bytes, iterator.fragment.size, &config)
    unsafe WebPFreeDecBuffer(&config.output)
    return status
  }
}

extension PictureError {
  /// Creates the error that libwebp's status means for a picture of that many bytes; `nil` if nothing went
  /// wrong.
  fileprivate init?(_ status: VP8StatusCode, bytes: Int) {
    switch status {
    case VP8_STATUS_OK: return nil
    case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED: self = .truncated(.webP)
    case VP8_STATUS_OUT_OF_MEMORY: self = .memory(.refused(bytes: bytes))
    case VP8_STATUS_UNSUPPORTED_FEATURE: self = .unsupportedKind(.webP, "an unknown feature")
    default: self = .damaged(.webP, "its pixels break off")
    }
  }
}
