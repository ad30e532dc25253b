import CWebP
import SegueRaster

/// A picture that libwebp has compressed.
struct WebPWriter {
  /// The file that libwebp writes.
  let file: [UInt8]

  /// The order of the memory that libwebp works in for each pixel.
  private static let workingBytesPerPixel = 32

  /// Compresses a surface with straight alpha; without loss, with this effort, unless there is a quality, from 0
  /// to 100.
  init(
    _ surface: Surface, hasAlpha: Bool, quality: Int?, effort: CInt = 2
  ) throws(PictureError) {
    var config = WebPConfig()
    let isReady = unsafe WebPConfigInit(&config) != 0
    precondition(isReady, "libwebp is another than its headers")
    config.choose(quality, effort)
    var picture = unsafe WebPPicture()
    unsafe WebPPictureInit(&picture)
    defer { unsafe WebPPictureFree(&picture) }
    unsafe picture.use_argb = 1
    unsafe picture.width = CInt(surface.width)
    unsafe picture.height = CInt(surface.height)
    guard unsafe surface.hand(to: &picture, hasAlpha: hasAlpha) else {
      let pixels = surface.width * surface.height
      throw .memory(.refused(bytes: pixels * Self.workingBytesPerPixel))
    }
    file = try unsafe Self.encode(&picture, &config)
  }

  /// The content of the file beside its header: the pixels, and their alpha if it stands apart.
  var chunks: [UInt8] {
    let isExtended = file[12..<16].elementsEqual("VP8X".utf8)
    return Array(file[(isExtended ? 30 : 12)...])
  }

  private static func encode(
    _ picture: inout WebPPicture, _ config: inout WebPConfig
  ) throws(PictureError) -> [UInt8] {
    var memory = unsafe WebPMemoryWriter()
    unsafe WebPMemoryWriterInit(&memory)
    defer { unsafe WebPMemoryWriterClear(&memory) }
    let isWritten = unsafe withUnsafeMutablePointer(to: &memory) { memory in
      unsafe picture.writer = WebPMemoryWrite
      unsafe picture.custom_ptr = UnsafeMutableRawPointer(memory)
      return unsafe WebPEncode(&config, &picture) != 0
    }
    guard isWritten else {
      let pixels = unsafe Int(picture.width) * Int(picture.height)
      if unsafe picture.error_code == VP8_ENC_ERROR_OUT_OF_MEMORY {
        throw .memory(.refused(bytes: pixels * workingBytesPerPixel))
      }
      throw unsafe .unwritable("libwebp gives up, with error \(picture.error_code.rawValue)")
    }
    return unsafe Array(UnsafeBufferPointer(start: memory.mem, count: memory.size))
  }
}

extension WebPConfig {
  /// Settings for a quality from 0 to 100, or for pixels as they are.
  ///
  /// Measured on a push of 1179x2556 pixels. Without loss it takes six times as long as with a quality, and
  /// has eight times the bytes; a seventh of that time is enough for twice these bytes again, more than
  /// an APNG has, and pixels that are nearly as they were save 3 % in twice the time.
  fileprivate mutating func choose(_ quality: Int?, _ effort: CInt) {
    if let quality {
      self.quality = Float(quality)
      // The usual method is 4: three times as long, for 15 % of the bytes.
      method = quality > 70 ? 1 : 4
      // Keeps the colors of sharp edges from running, at 1.5 dB, and takes three times as long.
      use_sharp_yuv = quality >= 90 ? 1 : 0
    } else {
      _ = unsafe WebPConfigLosslessPreset(&self, effort)
      exact = 1
    }
  }
}

extension Surface {
  /// Copies the pixels into a picture of libwebp's; false if there is no memory.
  fileprivate func hand(to picture: inout WebPPicture, hasAlpha: Bool) -> Bool {
    unsafe pixels.withUnsafeBufferPointer { words in
      let bytes = unsafe UnsafeRawBufferPointer(words).bindMemory(to: UInt8.self).baseAddress
      let stride = CInt(width * 4)
      return hasAlpha
        ? unsafe WebPPictureImportRGBA(&picture, bytes, stride) != 0
        : unsafe WebPPictureImportRGBX(&picture, bytes, stride) != 0
    }
  }
}
