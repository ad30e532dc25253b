public import SegueRaster

/// The facts about a picture from its first bytes.
public struct PictureHeader: Hashable, Sendable {
  /// The format, found out from the bytes.
  public let format: PictureFormat
  /// The number of columns of the upright picture.
  public let width: Int
  /// The number of rows of the upright picture.
  public let height: Int
}

/// A picture that has been read.
public struct DecodedPicture: Sendable {
  /// Its format and its natural size, one pixel for each of its own.
  public let header: PictureHeader
  /// The pixels, upright and premultiplied.
  public let surface: Surface
  /// Warnings about the picture.
  public let warnings: [PictureWarning]
}
