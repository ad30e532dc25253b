import SegueFiles

/// A format that pictures are read from.
package enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  /// Portable Network Graphics.
  case png = "PNG"
  /// JPEG, in JFIF or Exif form.
  case jpeg = "JPEG"
  /// WebP, lossy or lossless.
  case webP = "WebP"
  /// Scalable Vector Graphics.
  case svg = "SVG"
}

extension PictureFormat {
  /// The libraries that pictures of the format pass through, as they are here.
  package var libraries: [String] {
    let names =
      switch self {
      case .png: ["libpng16.so", "libisal.so"]
      case .jpeg: ["libturbojpeg.so"]
      case .webP: ["libwebp.so"]
      case .svg: Librsvg.names
      }
    return names.compactMap(LoadedLibrary.text)
  }
}

extension PictureFormat {
  /// The format of a file, as its first bytes tell; `nil` for one that is not read.
  package init?(of bytes: Span<UInt8>) {
    guard let format = try? PictureFormat(sniffing: bytes) else { return nil }
    self = format
  }

  /// The format that the first bytes of a file tell, whatever its name says.
  init(sniffing bytes: Span<UInt8>) throws(PictureError) {
    if bytes.isEmpty { throw .empty }
    for signature in Signature.read where signature.matches(bytes) {
      self = signature.format
      return
    }
    for signature in Signature.foreign where signature.matches(bytes) {
      throw .unsupportedFormat(signature.format)
    }
    guard bytes.opensSVG else { throw .unknownFormat }
    self = .svg
  }
}

/// Bytes that a format puts at a fixed place near the start of every file.
private struct Signature<Format: Sendable>: Sendable {
  let format: Format
  let offset: Int
  let bytes: [UInt8]

  init(_ format: Format, _ text: String, at offset: Int = 0) {
    self.init(format, Array(text.utf8), at: offset)
  }

  init(_ format: Format, _ bytes: [UInt8], at offset: Int = 0) {
    (self.format, self.offset, self.bytes) = (format, offset, bytes)
  }

  func matches(_ file: Span<UInt8>) -> Bool {
    file.count >= offset + bytes.count
      && bytes.indices.allSatisfy { file[offset + $0] == bytes[$0] }
  }
}

extension Signature<PictureFormat> {
  static let read = [
    Signature(.png, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    Signature(.jpeg, [0xff, 0xd8, 0xff]),
    Signature(.webP, "WEBP", at: 8),
  ]
}

extension Signature<String> {
  /// Formats that are known by sight only.
  static let foreign = [
    Signature("GIF", "GIF8"),
    Signature("AVIF", "ftypavi", at: 4),
    Signature("HEIC", "ftyphei", at: 4),
    Signature("HEIC", "ftyphev", at: 4),
    Signature("HEIC", "ftypmif1", at: 4),
    Signature("HEIC", "ftypmsf1", at: 4),
    Signature("JPEG XL", "JXL ", at: 4),
    Signature("JPEG XL", [0xff, 0x0a]),
    Signature("JPEG 2000", "jP  ", at: 4),
    Signature("TIFF", [0x49, 0x49, 0x2a, 0x00]),
    Signature("TIFF", [0x4d, 0x4d, 0x00, 0x2a]),
    Signature("Photoshop", "8BPS"),
    Signature("PDF", "%PDF-"),
    Signature("BMP", "BM"),
    Signature("compressed SVG", [0x1f, 0x8b]),
    Signature("OpenType font", "OTTO"),
    Signature("TrueType font", [0x00, 0x01, 0x00, 0x00]),
    Signature("TrueType font", "true"),
    Signature("font collection", "ttcf"),
    Signature("web font", "wOF"),
  ]
}

extension Span<UInt8> {
  /// True if the bytes look like the start of an SVG: its tag, or what may stand in front of it.
  fileprivate var opensSVG: Bool {
    let head = (0..<Swift.min(count, 1_024)).map { self[$0] }
    let text = String(decoding: head, as: UTF8.self)
    let start = text.drop { $0.isWhitespace || $0 == "\u{feff}" }
    let tag = start.dropFirst().prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
    return start.hasPrefix("<") && (tag.hasPrefix("svg") || tag.hasSuffix(":svg"))
      || ((start.hasPrefix("<?xml") || start.hasPrefix("<!")) && text.contains("svg"))
  }
}
