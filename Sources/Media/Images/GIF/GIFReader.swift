import CGIF
import SegueRaster

/// A GIF that giflib reads, one picture after the other.
@safe
final class GIFReader {
  /// A picture as it stands in the file: each pixel is the index of a color.
  struct Picture {
    var left = 0
    var top = 0
    var width = 0
    var height = 0
    /// Row after row, from the top.
    var indices: [UInt8] = []
    /// Opaque colors, red lowest.
    var palette: [UInt32] = []
    /// The index that lets what is below be seen.
    var transparent: Int?
    /// The disposal of the picture before the next one, as the file says it.
    var disposal = 0
    /// Duration for which it is seen, in hundredths of a second.
    var delay = 0
  }

  private let file: UnsafeMutablePointer<GifFileType>
  private let input: Input
  private let limits: PictureLimits
  private var control: GraphicsControlBlock?

  /// The bytes, and how many of them giflib has taken.
  private final class Input {
    let bytes: [UInt8]
    var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func copy(to target: UnsafeMutableBufferPointer<UInt8>) -> CInt {
      let count = min(target.count, bytes.count - place)
      for index in 0..<count { unsafe target[index] = bytes[place + index] }
      place += count
      return CInt(count)
    }
  }

  /// A reader of a file whose pictures have at most so many pixels each.
  init(_ bytes: [UInt8], limits: PictureLimits) throws(PictureError) {
    self.limits = limits
    input = Input(bytes)
    var code: CInt = 0
    let context = unsafe Unmanaged.passUnretained(input).toOpaque()
    let file = unsafe DGifOpen(
      context,
      { file, bytes, count in
        guard let context = unsafe file?.pointee.UserData, let bytes = unsafe bytes else {
          return 0
        }
        let input = unsafe Unmanaged<Input>.fromOpaque(context).takeUnretainedValue()
        return unsafe input.copy(
          to: UnsafeMutableBufferPointer(start: bytes, count: Int(count)))
      }, &code)
    guard let file = unsafe file else { throw Self.failure(code) }
    unsafe self.file = file
  }

  deinit { _ = unsafe DGifCloseFile(file, nil) }

  /// The size of the canvas.
  var size: (width: Int, height: Int) {
    unsafe (Int(file.pointee.SWidth), Int(file.pointee.SHeight))
  }

  /// The next picture; nothing behind the last one.
  func next() throws(PictureError) -> Picture? {
    while true {
      var kind = UNDEFINED_RECORD_TYPE
      try check(unsafe DGifGetRecordType(file, &kind))
      switch kind {
      case IMAGE_DESC_RECORD_TYPE: return try picture()
      case EXTENSION_RECORD_TYPE: try readExtension()
      case TERMINATE_RECORD_TYPE: return nil
      default: throw .unplayable("a part of an unknown kind")
      }
    }
  }

  private func readExtension() throws(PictureError) {
    var code: CInt = 0
    var block: UnsafeMutablePointer<GifByteType>?
    try check(unsafe DGifGetExtension(file, &code, &block))
    while let bytes = unsafe block {
      if code == GRAPHICS_EXT_FUNC_CODE {
        var control = GraphicsControlBlock()
        let count = Int(unsafe bytes[0])
        if unsafe DGifExtensionToGCB(count, bytes + 1, &control) == GIF_OK {
          self.control = control
        }
      }
      try check(unsafe DGifGetExtensionNext(file, &block))
    }
  }

  private func picture() throws(PictureError) -> Picture {
    try check(unsafe DGifGetImageDesc(file))
    let description = unsafe file.pointee.Image
    var picture = unsafe Picture(
      left: Int(description.Left), top: Int(description.Top), width: Int(description.Width),
      height: Int(description.Height))
    guard picture.width * picture.height <= limits.pixels else {
      throw .tooLarge(width: picture.width, height: picture.height, limits)
    }
    guard let map = unsafe description.ColorMap ?? file.pointee.SColorMap else {
      throw .unplayable("a picture has no colors")
    }
    picture.palette = unsafe Self.colors(map.pointee)
    picture.indices = try unsafe indices(picture, isInterlaced: description.Interlace)
    if let control {
      picture.delay = Int(control.DelayTime)
      picture.disposal = Int(control.DisposalMode)
      picture.transparent =
        control.TransparentColor == NO_TRANSPARENT_COLOR ? nil : Int(control.TransparentColor)
    }
    control = nil
    return picture
  }

  private func indices(_ picture: Picture, isInterlaced: Bool) throws(PictureError) -> [UInt8] {
    let (width, height) = (picture.width, picture.height)
    var indices = [UInt8](repeating: 0, count: width * height)
    for row in isInterlaced ? Self.interlacedRows(height) : Array(0..<height) {
      let result = unsafe indices.withUnsafeMutableBufferPointer { pixels in
        unsafe DGifGetLine(file, pixels.baseAddress.map { unsafe $0 + row * width }, CInt(width))
      }
      try check(result)
    }
    return indices
  }

  /// The rows in the order in which an interlaced picture stores them.
  private static func interlacedRows(_ height: Int) -> [Int] {
    [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
  }

  private static func colors(_ map: ColorMapObject) -> [UInt32] {
    let colors = unsafe UnsafeBufferPointer(start: map.Colors, count: Int(map.ColorCount))
    return unsafe colors.map { color in
      0xff00_0000 | UInt32(color.Blue) << 16 | UInt32(color.Green) << 8 | UInt32(color.Red)
    }
  }

  private func check(_ result: CInt) throws(PictureError) {
    if result == GIF_ERROR { throw Self.failure(unsafe file.pointee.Error) }
  }

  private static func failure(_ code: CInt) -> PictureError {
    switch code {
    case D_GIF_ERR_READ_FAILED, D_GIF_ERR_EOF_TOO_SOON: return .incomplete
    case D_GIF_ERR_NOT_ENOUGH_MEM: return .memory(.refused(bytes: 1 << 16))
    default:
      let words = unsafe GifErrorString(code).map { unsafe String(cString: $0) }
      return .unplayable(
        words.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? "unknown damage")
    }
  }
}
