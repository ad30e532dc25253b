import CPNG
import SegueRaster

/// A PNG that libpng is reading.
@safe
struct PNGReader: ~Copyable {
  private let reader: OpaquePointer

  /// The order of the memory that libpng works in beside the pixels.
  private static let workingBytes = 1 << 18

  /// A reader of bytes that outlive it.
  private init(_ bytes: UnsafeBufferPointer<UInt8>) throws(PictureError) {
    guard let reader = unsafe cpng_reader_create(bytes.baseAddress, bytes.count) else {
      throw .memory(.refused(bytes: Self.workingBytes))
    }
    unsafe self.reader = reader
  }

  deinit { unsafe cpng_reader_destroy(reader) }

  /// The size of the picture in `bytes`.
  static func size(of bytes: Span<UInt8>) throws(PictureError) -> (width: Int, height: Int) {
    try unsafe bytes.withUnsafeBufferPointer { buffer throws(PictureError) in
      let header = try unsafe PNGReader(buffer).header()
      return (Int(header.width), Int(header.height))
    }
  }

  /// The picture in `bytes`.
  static func surface(
    from bytes: Span<UInt8>, _ intake: inout PictureIntake
  ) throws(PictureError) -> Surface {
    try unsafe bytes.withUnsafeBufferPointer { buffer throws(PictureError) in
      try unsafe PNGReader(buffer).surface(&intake)
    }
  }

  private func surface(_ intake: inout PictureIntake) throws(PictureError) -> Surface {
    let header = try header()
    if hasOtherColors(header) { intake.warn(.colorsTakenForSRGB) }
    if header.is_animated { intake.warn(.firstFrameOnly) }
    var surface = try intake.surface(
      width: Int(header.width), height: Int(header.height), working: Self.workingBytes)
    let isWhole = try surface.change { pixels in
      unsafe pixels.withUnsafeMutableBufferPointer { words in
        let bytes = UnsafeMutableRawBufferPointer(words)
        return unsafe cpng_reader_pixels(reader, bytes.bindMemory(to: UInt8.self).baseAddress)
      }
    }
    guard isWhole else { throw failure }
    let hasEnd = unsafe cpng_reader_end(reader)
    if !hasEnd { intake.warn(.missingEnd) }
    warnings.forEach { intake.warn(.passedOver($0)) }
    if header.has_alpha { try surface.premultiply() }
    return surface
  }

  /// Returns true if the file says that its colors are not those of sRGB.
  private func hasOtherColors(_ header: cpng_header) -> Bool {
    if header.colors != cpng_profile { return header.colors == cpng_other }
    var count = 0
    let profile = unsafe cpng_reader_profile(reader, &count)
    let bytes = unsafe UnsafeBufferPointer(start: profile, count: count)
    return !ColorProfile.isSRGB(unsafe bytes.span)
  }

  private func header() throws(PictureError) -> cpng_header {
    var header = cpng_header()
    guard unsafe cpng_reader_header(reader, &header) else { throw failure }
    return header
  }

  private var failure: PictureError {
    if unsafe cpng_reader_is_crushed(reader) {
      return .unsupportedKind(.png, "Apple's own form for devices (CgBI)")
    }
    if unsafe cpng_reader_is_truncated(reader) { return .truncated(.png) }
    return .damaged(.png, unsafe String(cString: cpng_reader_error(reader)))
  }

  private var warnings: [String] {
    let count = unsafe cpng_reader_warning_count(reader)
    return (0..<count).map {
      unsafe String(cString: cpng_reader_warning(reader, $0))
    }
  }
}
