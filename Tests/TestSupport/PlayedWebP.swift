import CWebP

/// An animated WebP as libwebp's own decoder shows it.
package struct PlayedWebP {
  /// The canvas after each frame: straight pixels, four bytes each.
  package private(set) var frames: [[UInt8]] = []
  /// When each frame ends, in milliseconds.
  package private(set) var ends: [Int] = []
  /// How often it is shown; 0 is forever.
  package private(set) var plays = 0

  /// What is shown of a file; nothing if it is none.
  package init?(_ file: [UInt8]) {
    let isPlayed = unsafe file.withUnsafeBufferPointer { bytes in
      var data = unsafe WebPData(bytes: bytes.baseAddress, size: bytes.count)
      guard let decoder = unsafe WebPAnimDecoderNew(&data, nil) else { return false }
      defer { unsafe WebPAnimDecoderDelete(decoder) }
      return unsafe play(decoder)
    }
    if !isPlayed { return nil }
  }

  private mutating func play(_ decoder: OpaquePointer) -> Bool {
    var info = WebPAnimInfo()
    guard unsafe WebPAnimDecoderGetInfo(decoder, &info) != 0 else { return false }
    plays = Int(info.loop_count)
    let size = Int(info.canvas_width * info.canvas_height) * 4
    while unsafe WebPAnimDecoderHasMoreFrames(decoder) != 0 {
      var (pixels, end): (UnsafeMutablePointer<UInt8>?, CInt) = (nil, 0)
      guard unsafe WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0 else { return false }
      frames.append(unsafe Array(UnsafeBufferPointer(start: pixels, count: size)))
      ends.append(Int(end))
    }
    return frames.count == Int(info.frame_count)
  }
}
