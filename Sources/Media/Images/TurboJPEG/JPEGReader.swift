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

/// The metadata of a JPEG in front of its pixels, beside what its decoder needs.
private struct JPEGMarkers {
  /// The orientation that makes the picture upright.
  private(set) var orientation = PictureOrientation.upright
  /// The pieces of a color profile, with their numbers, as far as they fit.
  private var pieces: [(number: UInt8, bytes: [UInt8])] = []

  private static let exif = Array("Exif\0\0".utf8)
  private static let profile = Array("ICC_PROFILE\0".utf8)

  /// The segments of `bytes` up to the first scan, or to where they make no sense any more.
  init(_ bytes: Span<UInt8>) {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xff {
      let marker = bytes[place + 1]
      if marker == 0xff {
        place += 1
        continue
      }
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let end = place + 2 + length
      guard marker != 0xda, length >= 2, end <= bytes.count else { return }
      take(marker, bytes.extracting(place + 4..<end))
      place = end
    }
  }

  private mutating func take(_ marker: UInt8, _ content: Span<UInt8>) {
    if marker == 0xe1, content.starts(with: Self.exif) {
      let exif = content.extracting(Self.exif.count..<content.count)
      orientation = PictureOrientation(exif: exif) ?? orientation
    }
    if marker == 0xe2, content.starts(with: Self.profile) { takeProfile(content) }
  }

  /// Takes a piece of a profile; behind the mark stand its number and how many there are.
  private mutating func takeProfile(_ content: Span<UInt8>) {
    let start = Self.profile.count + 2
    guard content.count >= start else { return pieces.append((0, [])) }
    // A profile may have as many pieces; the first ones tell enough.
    if pieces.count >= 255 { return }
    let bytes = (start..<content.count).map { content[$0] }
    pieces.append((content[start - 2], bytes))
  }

  /// True if a color profile is embedded that means others than sRGB's.
  var hasOtherColors: Bool {
    if pieces.isEmpty { return false }
    let profile = pieces.sorted { $0.number < $1.number }.flatMap(\.bytes)
    return !ColorProfile.isSRGB(profile.span)
  }
}

extension Span<UInt8> {
  fileprivate func starts(with prefix: [UInt8]) -> Bool {
    count >= prefix.count && prefix.indices.allSatisfy { self[$0] == prefix[$0] }
  }
}
