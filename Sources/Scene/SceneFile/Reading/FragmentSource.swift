package import SegueJSON

/// Source of the files of fragments.
package protocol FragmentSource: Sendable {
  /// The file at `path`, which is relative to the folder of the scene.
  func file(at path: String) throws(SceneError) -> SourceText
}

/// A source without any files.
package struct NoFragments: FragmentSource {
  /// The source without any files.
  package init() {}

  /// Fails.
  package func file(at path: String) throws(SceneError) -> SourceText {
    throw SceneError(
      "fragments from other files cannot be used here",
      hint: "a scene read from a pipe has no folder")
  }
}
