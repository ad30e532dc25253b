import CTurboJPEG
import SegueRaster

/// A JPEG that TurboJPEG is reading: the exact inverse cosine transform of integers, and smooth
/// chroma, so that every version of the library gives the same pixels.
@safe
struct JPEGReader: ~Copyable {
  private let handle: UnsafeMutableRawPointer
  private let bytes: UnsafeBufferPointer<UInt8>
  private let markers: JPEGMarkers

  private static let flags = TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS

  /// A reader of bytes that outlive it.
  private init(_ bytes: UnsafeBufferPointer<UInt8>) throws(PictureError) {
    guard let handle = unsafe tjInitDecompress() else { throw .memory(.refused(bytes: 1 << 16)) }
    unsafe self.handle = handle
    unsafe self.bytes = bytes
    markers = JPEGMarkers(unsafe bytes.span)
  }

  deinit { unsafe tjDestroy(handle) }

  /// The size of the picture in `bytes`, turned upright or as it is stored.
  static func size(
    of bytes: Span<UInt8>, isUpright: Bool
  ) throws(PictureError) -> (width: Int, height: Int) {
    try unsafe bytes.withUnsafeBufferPointer { buffer throws(PictureError) in
      let reader = try unsafe JPEGReader(buffer)
      let size = try reader.size()
      return reader.orientation(isUpright).size(width: size.width, height: size.height)
    }
  }

  /// The picture in `bytes`.
  static func surface(
    from bytes: Span<UInt8>, _ intake: inout PictureIntake
  ) throws(PictureError) -> Surface {
    try unsafe bytes.withUnsafeBufferPointer { buffer throws(PictureError) in
      try unsafe JPEGReader(buffer).surface(&intake)
    }
  }

  private func orientation(_ isUpright: Bool) -> PictureOrientation {
    isUpright ? markers.orientation : .upright
  }

  private func surface(_ intake: inout PictureIntake) throws(PictureError) -> Surface {
    let (width, height) = try size()
    if markers.hasOtherColors { intake.warn(.colorsTakenForSRGB) }
    // A progressive one keeps three channels of 16-bit coefficients until its last scan.
    var stored = try intake.surface(width: width, height: height, working: width * height * 6)
    try decode(into: &stored, &intake)
    let orientation = orientation(intake.appliesOrientation)
    if orientation == .upright { return stored }
    let size = orientation.size(width: width, height: height)
    var upright = try intake.surface(width: size.width, height: size.height)
    try upright.fill(from: stored, orientation)
    intake.budget.giveBack(Surface.bytes(width: width, height: height))
    return upright
  }

  private func size() throws(PictureError) -> (width: Int, height: Int) {
    var (width, height): (CInt, CInt) = (0, 0)
    var (sampling, colors): (CInt, CInt) = (-1, -1)
    let code = unsafe tjDecompressHeader3(
      handle, bytes.baseAddress, UInt(bytes.count), &width, &height, &sampling, &colors)
    guard code == 0 || isReadable(width: width, height: height, sampling: sampling, colors: colors)
    else { throw failure }
    // Tables without a picture are no error to TurboJPEG.
    guard width > 0, height > 0 else { throw .damaged(.jpeg, "it has no pixels") }
    if colors == TJCS_CMYK.rawValue || colors == TJCS_YCCK.rawValue {
      throw .unsupportedKind(.jpeg, "colors for print (CMYK)")
    }
    return (Int(width), Int(height))
  }

  /// Returns true if a header of which TurboJPEG has complained will do: after a mere warning, and with unusual
  /// chroma subsampling, which only its planar functions need to know.
  private func isReadable(
    width: CInt, height: CInt, sampling: CInt, colors: CInt
  ) -> Bool {
    let isWarning = unsafe tjGetErrorCode(handle) == TJERR_WARNING.rawValue
    return width > 0 && height > 0 && colors >= 0 && (isWarning || sampling < 0)
  }

  private func decode(
    into surface: inout Surface, _ intake: inout PictureIntake
  ) throws(PictureError) {
    if try run(&surface, Self.flags) { return }
    let last = words
    guard unsafe tjGetErrorCode(handle) == TJERR_WARNING.rawValue else { throw failure }
    // Only the last warning can be asked for. Stopping at the first writes the same pixels again.
    _ = try run(&surface, Self.flags | TJFLAG_STOPONWARNING)
    for words in [words, last] {
      if words.saysTruncated { throw .truncated(.jpeg) }
      intake.warn(.passedOver(words))
    }
  }

  private func run(_ surface: inout Surface, _ flags: CInt) throws(PictureError) -> Bool {
    let (width, height) = (CInt(surface.width), CInt(surface.height))
    return try surface.change { pixels in
      unsafe pixels.withUnsafeMutableBufferPointer { words in
        let target = unsafe UnsafeMutableRawBufferPointer(words).bindMemory(to: UInt8.self)
        return unsafe tjDecompress2(
          handle, bytes.baseAddress, UInt(bytes.count), target.baseAddress, width, width * 4,
          height, TJPF_RGBA.rawValue, flags) == 0
      }
    }
  }

  private var words: String { unsafe String(cString: tjGetErrorStr2(handle)) }

  private var failure: PictureError {
    let words = words
    return words.saysTruncated ? .truncated(.jpeg) : .damaged(.jpeg, words)
  }
}

extension String {
  /// True if TurboJPEG says that there was less than promised; it has words only, and no number.
  fileprivate var saysTruncated: Bool {
    contains("Premature end") || contains("premature end")
  }
}
