public import SegueJSON

/// Where the files of fragments come from.
public protocol FragmentSource: Sendable {
  /// The file at `path`, which is relative to the folder of the scene.
  func file(at path: String) throws(FragmentFailure) -> SourceText
}

/// Why a fragment's file cannot be had.
public struct FragmentFailure: Error, Hashable, Sendable {
  /// What is wrong, as in "cannot read 'card.json': there is no such file".
  public let message: String
  /// What would help.
  public let hint: String?

  /// The failure with these words.
  public init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}

/// A source without any files.
public struct NoFragments: FragmentSource {
  /// The source without any files.
  public init() {}

  /// Fails.
  public func file(at path: String) throws(FragmentFailure) -> SourceText {
    throw FragmentFailure(
      "fragments from other files cannot be used here",
      hint: "a scene read from a pipe has no folder")
  }
}
