public import SegueJSON
public import SegueTextSupport

/// Source of the files of fragments.
public protocol FragmentSource: Sendable {
  /// The file at `path`, which is relative to the folder of the scene.
  func file(at path: String) throws(FragmentFailure) -> SourceText
}

/// Reason why a fragment's file is unavailable.
public struct FragmentFailure: Error, Hashable, Sendable {
  /// Description of the failure, as in "cannot read 'card.json': there is no such file".
  public let message: String
  /// Suggested remedy.
  public let hint: String?
  /// The lack of the machine, where that is the reason and not the name.
  public let lack: MachineLack?

  /// The failure with these words.
  public init(_ message: String, hint: String? = nil, lack: MachineLack? = nil) {
    self.message = message
    self.hint = hint
    self.lack = lack
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
