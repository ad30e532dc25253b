package import SegueFiles
package import SegueJSON
package import SegueSceneFile
package import SegueSceneGraph

/// Reads scenes and looks at the files around them.
package struct SceneLoader: Sendable {
  private let variables: [VariableSetting]
  private let root: String?
  private let reducesMotion: Bool
  private let mirrors: Bool

  /// A loader of scenes with these values for their variables, whose files must lie inside of `root`,
  /// or else of the folder of the scene.
  package init(
    setting variables: [VariableSetting] = [], root: String? = nil, reducesMotion: Bool = false,
    mirrors: Bool = false
  ) {
    self.variables = variables
    self.root = root
    self.reducesMotion = reducesMotion
    self.mirrors = mirrors
  }

  /// Reads the scene in a file.
  package func load(_ path: String) throws(FileError) -> LoadedScene {
    let bytes = try InputFile.read(path, limit: SceneFolder.textLimit).bytes
    return try load(SourceText(name: path, bytes: bytes), path: path, in: Folder(of: path))
  }

  /// Reads a scene whose text is already in memory, as if it were a file of the folder.
  package func load(
    _ source: SourceText, path: String, in folder: Folder
  ) throws(FileError) -> LoadedScene {
    let folder = try SceneFolder(folder, root: root)
    var diagnostics = Diagnostics()
    var reader = SceneReader(fragments: folder, settings: variables)
    reader.reducesMotion = reducesMotion
    reader.mirrors = mirrors
    var named = NamedFiles()
    let document = reader.read(source, in: folder, into: &diagnostics, naming: &named)
    var assets: [FileIdentity] = []
    var unreadable: Set<AssetID> = []
    for asset in named.assets {
      let found = folder.check(asset, into: &diagnostics)
      if found.isEmpty { unreadable.insert(asset.id) }
      assets += found
    }
    let texts = ([source] + diagnostics.sources).compactMap { try? InputFile.identity(of: $0.name) }
    return LoadedScene(
      name: source.name, document: diagnostics.hasErrors ? nil : document, readable: document,
      named: named, unreadable: unreadable, diagnostics: diagnostics, folder: folder,
      inputs: Set(assets + texts),
      files: [path] + diagnostics.sources.map(\.name)
        + folder.paths(of: document?.fragments ?? [], named.assets))
  }
}

/// A scene that has been read, or what is wrong with it.
package struct LoadedScene: Sendable {
  /// The name by which messages call the file.
  package let name: String
  /// The scene; `nil` when it has mistakes.
  package let document: SceneDocument?
  /// The scene as far as its own text is right, although files around it may be wrong; `nil` where the
  /// text has mistakes.
  package let readable: SceneDocument?
  /// The files that it names.
  package let named: NamedFiles
  /// Those of them that cannot be read, which has been said.
  package let unreadable: Set<AssetID>
  /// Everything there is to say about the file and those it uses.
  package let diagnostics: Diagnostics
  /// Folder of the files around the scene.
  package let folder: SceneFolder
  /// The files that were read or will be, to be told from outputs.
  package let inputs: Set<FileIdentity>
  /// The paths of all files it is made of, missing ones too, as far as it could be read.
  package let files: [String]

  /// The same scene with all that is known about it now.
  package func saying(_ diagnostics: Diagnostics) -> LoadedScene {
    LoadedScene(
      name: name, document: diagnostics.hasErrors ? nil : document, readable: readable,
      named: named, unreadable: unreadable, diagnostics: diagnostics, folder: folder,
      inputs: inputs, files: files)
  }
}
