public import SegueFiles
public import SegueTypesetting

/// A face that the texts of a scene may use.
public struct SceneFont: Hashable, Sendable {
  /// The properties that the face states.
  public let face: FontFace
  /// The SHA-256 of its file, which tells one version of a font from another.
  public let digest: SHA256
}
