package import SegueFiles
package import SegueJSON
package import SegueRendering
package import SegueSceneFile

/// Reads scenes and looks at the files around them.
package struct SceneLoader: Sendable {
  private let variables: [VariableSetting]
  private let root: String?
  private let reducesMotion: Bool

  /// A loader of scenes with these values for their variables, whose files must lie inside of `root`,
  /// or else of the folder of the scene.
  package init(
    setting variables: [VariableSetting] = [], root: String? = nil, reducesMotion: Bool = false
  ) {
    self.variables = variables
    self.root = root
    self.reducesMotion = reducesMotion
  }

  /// Reads the scene in a file.
  package func load(_ path: String) throws(FileError) -> LoadedScene {
    let bytes = try InputFile.read(path, limit: SceneFolder.textLimit).bytes
    return try load(SourceText(name: path, bytes: bytes), path: path, in: Folder(of: path))
  }

  /// Reads a scene whose text is there, as if it were a file of the folder.
  package func load(
    _ source: SourceText, path: String, in folder: Folder
  ) throws(FileError) -> LoadedScene {
    let folder = try SceneFolder(folder, root: root)
    var diagnostics = Diagnostics()
    var reader = SceneReader(fragments: folder, settings: variables)
    reader.reducesMotion = reducesMotion
    let document = reader.read(source, into: &diagnostics)
    let assets = (document?.assets ?? []).flatMap { folder.check($0, &diagnostics) }
    let texts = ([source] + diagnostics.sources).compactMap { try? InputFile.identity(of: $0.name) }
    return LoadedScene(
      name: source.name, document: diagnostics.hasErrors ? nil : document,
      diagnostics: diagnostics, folder: folder, inputs: Set(assets + texts),
      files: [path] + diagnostics.sources.map(\.name) + (document.map(folder.paths) ?? []))
  }
}

extension LoadedScene {
  /// The scene with its fonts found, and with the moments that take more than `memory`.
  package func surveyed(_ memory: RunMemory) -> LoadedScene {
    guard let document else { return self }
    var diagnostics = diagnostics
    let setter = document.textSetter(in: folder, &diagnostics)
    if !diagnostics.hasErrors { document.survey(setter, memory, &diagnostics) }
    return saying(diagnostics)
  }
}
