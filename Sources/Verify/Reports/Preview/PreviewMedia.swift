import SegueTextSupport

/// A film or a picture of a preview: where it lies, or its bytes.
public struct PreviewMedia: Hashable, Sendable, Codable {
  /// The kinds of media that pages show.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// A movie in which every frame can be sought.
    case movie = "video/mp4"
    /// A still, or a picture that moves by itself.
    case picture = "image/webp"
  }

  /// Kind of the media.
  public let kind: Kind
  /// Address by which a page names it: a relative path, or all of its bytes as an address.
  public let address: String
  /// Number of bytes of the film.
  public let byteCount: Int

  /// A file at `path` beside the page; `version` stands for its bytes, so that a page that is opened
  /// again does not show an older file of the same name.
  public init(_ kind: Kind, at path: String, version: String, byteCount: Int) {
    self.kind = kind
    address = "\(path)?\(version)"
    self.byteCount = byteCount
  }

  /// Bytes that stand in the page itself.
  public init(_ kind: Kind, embedding bytes: [UInt8]) {
    self.kind = kind
    address = "data:\(kind.rawValue);base64," + Base64(bytes).text
    byteCount = bytes.count
  }
}
