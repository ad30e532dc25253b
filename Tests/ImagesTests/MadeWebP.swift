import CWebP
import SegueRaster

/// WebP files, made by libwebp itself.
enum MadeWebP {
  /// The surface without loss.
  static func lossless(_ straight: Surface) -> [UInt8] {
    unsafe encode(straight) { bytes, width, height, stride, output in
      unsafe WebPEncodeLosslessRGBA(bytes, width, height, stride, &output)
    }
  }

  /// The surface, about as good as `quality` of 100.
  static func lossy(_ straight: Surface, quality: Float) -> [UInt8] {
    unsafe encode(straight) { bytes, width, height, stride, output in
      unsafe WebPEncodeRGBA(bytes, width, height, stride, quality, &output)
    }
  }

  /// What libwebp reads from a file, straight.
  static func straight(_ bytes: [UInt8]) -> [UInt8] {
    var (width, height): (CInt, CInt) = (0, 0)
    let pixels = unsafe WebPDecodeRGBA(bytes, bytes.count, &width, &height)
    let count = Int(width * height) * 4
    let result = unsafe Array(UnsafeBufferPointer(start: pixels, count: count))
    unsafe WebPFree(pixels)
    return result
  }

  private static func encode(
    _ surface: Surface,
    _ body: (
      UnsafePointer<UInt8>?, CInt, CInt, CInt, inout UnsafeMutablePointer<UInt8>?
    ) -> Int
  ) -> [UInt8] {
    var output: UnsafeMutablePointer<UInt8>?
    let bytes = surface.words.flatMap { word in [0, 8, 16, 24].map { UInt8(word >> $0 & 255) } }
    let count = unsafe body(
      bytes, CInt(surface.width), CInt(surface.height), CInt(surface.width * 4), &output)
    let result = unsafe Array(UnsafeBufferPointer(start: output, count: count))
    unsafe WebPFree(output)
    return result
  }

  /// An animation of files without loss on a larger canvas, each at an even place.
  static func animated(
    _ frames: [[UInt8]], size: (Int, Int), at place: (Int, Int), canvas: (Int, Int)
  ) -> [UInt8] {
    let extended = chunk(
      "VP8X", [0b1_0010, 0, 0, 0] + three(canvas.0 - 1) + three(canvas.1 - 1))
    let pictures = frames.flatMap { file in
      chunk(
        "ANMF",
        three(place.0 / 2) + three(place.1 / 2) + three(size.0 - 1) + three(size.1 - 1)
          + three(100) + [0] + file.dropFirst(12))
    }
    let content = extended + chunk("ANIM", [255, 255, 255, 255, 0, 0]) + pictures
    return chunk("RIFF", Array("WEBP".utf8) + content)
  }

  /// The file with a color profile in it.
  static func withProfile(
    _ file: [UInt8], width: Int, height: Int, _ profile: [UInt8] = Array("profile!".utf8)
  ) -> [UInt8] {
    let extended = chunk("VP8X", [0b11_0000, 0, 0, 0] + three(width - 1) + three(height - 1))
    let content = extended + chunk("ICCP", profile) + file.dropFirst(12)
    return chunk("RIFF", Array("WEBP".utf8) + content)
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let padding: [UInt8] = content.count % 2 == 1 ? [0] : []
    return Array(name.utf8) + three(content.count) + [0] + content + padding
  }

  private static func three(_ value: Int) -> [UInt8] {
    [0, 8, 16].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
