public import SegueRaster

/// What the first bytes of a picture tell about it.
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
  /// What is to be said about it.
  public let warnings: [PictureWarning]
}
