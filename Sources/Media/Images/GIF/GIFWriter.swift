import CGIF
import SegueRaster

/// A picture of at most 256 colors that giflib has compressed.
@safe
struct GIFWriter: ~Copyable {
  private let file: UnsafeMutablePointer<GifFileType>
  private let output: Output

  /// The bytes that giflib has written.
  private final class Output {
    var bytes: [UInt8] = []
  }

  /// The size of what stands in front of the first picture, and of what ends the file.
  private static let headerSize = 13
  private static let workingBytes = 1 << 16

  private init() throws(PictureError) {
    output = Output()
    let context = unsafe Unmanaged.passUnretained(output).toOpaque()
    let file = unsafe EGifOpen(
      context,
      { file, bytes, count in
        guard let context = unsafe file?.pointee.UserData, let bytes = unsafe bytes else {
          return 0
        }
        let output = unsafe Unmanaged<Output>.fromOpaque(context).takeUnretainedValue()
        unsafe output.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
        return count
      }, nil)
    guard let file = unsafe file else { throw .memory(.refused(bytes: Self.workingBytes)) }
    unsafe self.file = file
  }

  deinit { _ = unsafe EGifCloseFile(file, nil) }

  /// The descriptor, the palette and the pixels of a picture that stands in `place`; each pixel is the
  /// index of a color.
  static func block(
    _ indices: inout [UInt8], in place: PixelRect, _ palette: [UInt32]
  ) throws(PictureError) -> [UInt8] {
    let writer = try GIFWriter()
    try writer.check(unsafe EGifPutScreenDesc(writer.file, 1, 1, 8, 0, nil))
    try writer.describe(place, palette)
    let isWritten = unsafe indices.withUnsafeMutableBufferPointer { pixels in
      (0..<place.height).allSatisfy { y in
        let row = unsafe pixels.baseAddress.map { unsafe $0 + y * place.width }
        return unsafe EGifPutLine(writer.file, row, CInt(place.width)) == GIF_OK
      }
    }
    try writer.check(isWritten ? GIF_OK : GIF_ERROR)
    return Array(writer.output.bytes[headerSize...])
  }

  private func describe(_ place: PixelRect, _ palette: [UInt32]) throws(PictureError) {
    let colors = palette.map { color in
      GifColorType(
        Red: UInt8(truncatingIfNeeded: color), Green: UInt8(truncatingIfNeeded: color >> 8),
        Blue: UInt8(truncatingIfNeeded: color >> 16))
    }
    guard let map = unsafe GifMakeMapObject(CInt(colors.count), colors) else {
      throw .memory(.refused(bytes: Self.workingBytes))
    }
    defer { unsafe GifFreeMapObject(map) }
    try check(
      unsafe EGifPutImageDesc(
        file, CInt(place.minX), CInt(place.minY), CInt(place.width), CInt(place.height), false, map)
    )
  }

  private func check(_ result: CInt) throws(PictureError) {
    guard result != GIF_OK else { return }
    let words = unsafe GifErrorString(file.pointee.Error).map { unsafe String(cString: $0) }
    throw .unwritable(words ?? "giflib gives up")
  }
}
