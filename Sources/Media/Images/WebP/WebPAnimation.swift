import CWebP
import SegueRaster

/// An animated WebP that libwebpdemux plays.
@safe
final class WebPAnimation {
  private let decoder: OpaquePointer
  private let file: UnsafeMutableBufferPointer<UInt8>
  let width: Int
  let height: Int
  /// True if all pictures are of the lossless kind.
  let isLossless: Bool
  /// The end of the frame before, in milliseconds.
  private var end = 0

  /// An animation of which libwebp takes no more than its canvas twice.
  init(_ bytes: [UInt8], limits: PictureLimits) throws(PictureError) {
    let size = try WebPReader.size(of: bytes.span)
    guard limits.allow(width: size.width, height: size.height) else {
      throw .tooLarge(width: size.width, height: size.height, limits)
    }
    unsafe file = UnsafeMutableBufferPointer.allocate(capacity: bytes.count)
    _ = unsafe file.initialize(from: bytes)
    var options = WebPAnimDecoderOptions()
    _ = unsafe WebPAnimDecoderOptionsInit(&options)
    options.color_mode = MODE_RGBA
    var data = unsafe WebPData(bytes: UnsafePointer(file.baseAddress), size: file.count)
    guard let decoder = unsafe WebPAnimDecoderNew(&data, &options) else {
      unsafe file.deallocate()
      throw .damaged(.webP, "it cannot be played")
    }
    unsafe self.decoder = decoder
    width = size.width
    height = size.height
    isLossless = unsafe Self.isLossless(decoder)
  }

  deinit {
    unsafe WebPAnimDecoderDelete(decoder)
    unsafe file.deallocate()
  }

  /// The whole canvas and how many milliseconds it is seen; nothing behind the last frame.
  func next() throws(PictureError) -> (surface: Surface, milliseconds: Int)? {
    guard unsafe WebPAnimDecoderHasMoreFrames(decoder) != 0 else { return nil }
    var pixels: UnsafeMutablePointer<UInt8>?
    var time: CInt = 0
    guard unsafe WebPAnimDecoderGetNext(decoder, &pixels, &time) != 0,
      let source = unsafe pixels
    else { throw .damaged(.webP, "the pixels of a frame break off") }
    var surface: Surface
    do throws(MemoryError) {
      surface = try Surface(width: width, height: height)
    } catch {
      throw .memory(error)
    }
    try surface.change { words in
      unsafe words.withUnsafeMutableBufferPointer { target in
        unsafe UnsafeMutableRawBufferPointer(target).copyMemory(
          from: UnsafeRawBufferPointer(start: source, count: target.count * 4))
      }
    }
    try surface.premultiply()
    defer { end = Int(time) }
    return (surface, max(0, Int(time) - end))
  }

  private static func isLossless(_ decoder: OpaquePointer) -> Bool {
    var iterator = unsafe WebPIterator()
    guard let demuxer = unsafe WebPAnimDecoderGetDemuxer(decoder),
      unsafe WebPDemuxGetFrame(demuxer, 1, &iterator) != 0
    else { return false }
    defer { unsafe WebPDemuxReleaseIterator(&iterator) }
    repeat {
      let bytes = unsafe UnsafeBufferPointer(
        start: iterator.fragment.bytes, count: min(4, iterator.fragment.size))
      guard unsafe bytes.elementsEqual("VP8L".utf8) else { return false }
    } while unsafe WebPDemuxNextFrame(&iterator) != 0
    return true
  }
}
