/// A film or a picture of a preview: where it lies, or its bytes.
public struct PreviewMedia: Hashable, Sendable {
  /// The kinds of media that pages show.
  public enum Kind: String, Hashable, Sendable {
    /// A movie with every frame to be sought.
    case movie = "video/mp4"
    /// A picture that moves by itself, or rests.
    case picture = "image/webp"
  }

  /// What it is.
  public let kind: Kind
  /// What a page names it by: a relative path, or all of its bytes as an address.
  public let address: String
  /// How many bytes the film has.
  public let byteCount: Int

  /// A file that lies at `path` beside the page, whose bytes are known by `version`, so that a page
  /// that is opened again does not show what the file has been.
  public init(_ kind: Kind, at path: String, version: String, byteCount: Int) {
    self.kind = kind
    address = "\(path)?\(version)"
    self.byteCount = byteCount
  }

  /// Bytes that stand in the page itself.
  public init(_ kind: Kind, embedding bytes: [UInt8]) {
    self.kind = kind
    address = "data:\(kind.rawValue);base64," + EncodedBytes(bytes).text
    byteCount = bytes.count
  }
}
