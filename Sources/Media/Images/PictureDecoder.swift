package import SegueRaster

/// Reads pictures: bytes in, premultiplied sRGB pixels out.
///
/// The format is told by the first bytes, never by a name. An SVG is drawn at its own size;
/// ``VectorPicture`` draws it at others. Pixels are taken as they stand: sRGB,
/// whatever profile comes with them, 16 bits rounded to 8, then multiplied by alpha as `Pixel` does.
///
/// ```swift
/// var budget = MemoryBudget(bytes: 1 << 30)
/// let picture = try PictureDecoder().decode(file.bytes.span, budget: &budget)
/// ```
package struct PictureDecoder: Hashable, Sendable {
  /// The largest picture that is read.
  package var limits: PictureLimits
  /// True if a photograph is turned upright as its Exif data ask for.
  package var appliesOrientation: Bool

  /// A decoder with these limits.
  package init(limits: PictureLimits = .standard, appliesOrientation: Bool = true) {
    self.limits = limits
    self.appliesOrientation = appliesOrientation
  }

  /// The format and the natural size; no pixels are read, no memory is taken for them.
  package func header(of bytes: Span<UInt8>) throws(PictureError) -> PictureHeader {
    let format = try PictureFormat(sniffing: bytes)
    let size =
      switch format {
      case .png: try PNGReader.size(of: bytes)
      case .jpeg: try JPEGReader.size(of: bytes, isUpright: appliesOrientation)
      case .webP: try WebPReader.size(of: bytes)
      case .svg: try VectorPicture(bytes, limits: limits).naturalSize
      }
    return PictureHeader(format: format, width: size.width, height: size.height)
  }

  /// The picture in `bytes`; its pixels and what reading them takes for a while are counted against
  /// `budget`, and given back if it fails.
  package func decode(
    _ bytes: Span<UInt8>, budget: inout MemoryBudget
  ) throws(PictureError) -> DecodedPicture {
    let format = try PictureFormat(sniffing: bytes)
    var intake = PictureIntake(
      format: format, limits: limits, appliesOrientation: appliesOrientation, budget: budget)
    let surface =
      switch format {
      case .png: try PNGReader.surface(from: bytes, &intake)
      case .jpeg: try JPEGReader.surface(from: bytes, &intake)
      case .webP: try WebPReader.surface(from: bytes, &intake)
      case .svg: try VectorPicture(bytes, limits: limits).surface(&intake)
      }
    budget = intake.budget
    return DecodedPicture(
      header: PictureHeader(format: format, width: surface.width, height: surface.height),
      surface: surface, warnings: intake.warnings)
  }
}

/// The facts about a picture from its first bytes.
package struct PictureHeader: Hashable, Sendable {
  /// The format, found out from the bytes.
  package let format: PictureFormat
  /// The number of columns of the upright picture.
  package let width: Int
  /// The number of rows of the upright picture.
  package let height: Int
}

/// A picture that has been read.
package struct DecodedPicture: Sendable {
  /// Its format and its natural size, one pixel for each of its own.
  package let header: PictureHeader
  /// The pixels, upright and premultiplied.
  package let surface: Surface
  /// Warnings about the picture.
  package let warnings: [PictureWarning]
}

/// The largest picture that is read.
///
/// A picture is held to it before any memory is taken for its pixels.
package struct PictureLimits: Hashable, Sendable {
  /// The longest side, in pixels; at most `Surface.maximumSide`.
  package let side: Int
  /// The most pixels.
  package let pixels: Int

  /// Limits of a side and of the number of pixels.
  package init(side: Int, pixels: Int) {
    precondition(side <= Surface.maximumSide, "no surface has so long a side")
    self.side = side
    self.pixels = pixels
  }

  /// 16 384 pixels for a side, and as many in all as 8 192 x 8 192.
  package static let standard = PictureLimits(side: Surface.maximumSide, pixels: 1 << 26)

  /// Returns true if a picture of this size is within the limits.
  func allow(width: Int, height: Int) -> Bool {
    width <= side && height <= side && width * height <= pixels
  }
}

extension PictureLimits: CustomStringConvertible {
  /// Both limits in words.
  package var description: String { "\(side) for a side or \(pixels) in all" }
}
