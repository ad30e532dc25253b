package import SegueFiles
package import SegueJSON
package import SegueSceneFile

/// A scene that has been read, or what is wrong with it.
package struct LoadedScene: Sendable {
  /// The name by which messages call the file.
  package let name: String
  /// The scene; `nil` when it has mistakes.
  package let document: SceneDocument?
  /// Everything there is to say about the file and those it uses.
  package let diagnostics: Diagnostics
  /// Where the files around the scene are.
  package let folder: SceneFolder
  /// The files that were read or will be, as far as they can be told apart.
  package let inputs: Set<FileIdentity>
  /// The paths of all files that it is made of, those that are missing too, as far as it could be
  /// read.
  package let files: [String]

  /// The same scene with all that is known about it now.
  package func saying(_ diagnostics: Diagnostics) -> LoadedScene {
    LoadedScene(
      name: name, document: diagnostics.hasErrors ? nil : document, diagnostics: diagnostics,
      folder: folder, inputs: inputs, files: files)
  }
}
