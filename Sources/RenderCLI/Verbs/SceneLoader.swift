import SegueFiles
import SegueJSON
import SegueRendering
import SegueSceneFile
import SegueSceneGraph
import SegueSceneLoading
import SegueWords

/// A scene that has been read, or what is wrong with it.
struct LoadedScene {
  /// The name by which messages call the file.
  let name: String
  /// The scene; `nil` when it has mistakes.
  let document: SceneDocument?
  /// Everything there is to say about the file and those it uses.
  let diagnostics: Diagnostics
  /// The files that were read or will be, as far as they can be told apart.
  let inputs: Set<FileIdentity>
  /// The paths of all files that it is made of, those that are missing too, as far as it could be
  /// read.
  let files: [String]
}

/// Reads scenes and looks at the files around them.
struct SceneLoader {
  private let terminal: Terminal
  private let input: SceneInput

  init(_ terminal: Terminal, _ input: SceneInput) {
    self.terminal = terminal
    self.input = input
  }

  /// Reads a scene; `-` is standard input, whose folder is the current one.
  func load(_ path: String) throws(Failure) -> LoadedScene {
    if SuiteReader.isSuite(path) {
      throw Failure(
        .invalidData, "\(Quote(path)) is a suite, and one scene is expected",
        hint: "'render verify' and 'render preview' take suites")
    }
    let isStandardInput = path == InputFile.standardInput
    let source = SourceText(
      name: isStandardInput ? "<stdin>" : path,
      bytes: try isStandardInput ? terminal.console.input(SceneFolder.textLimit) : bytes(path))
    let folder = try folder(of: path)
    let settings = input.assignments.map { VariableSetting($0.name, $0.value) }
    var diagnostics = Diagnostics()
    var reader = SceneReader(fragments: folder, settings: settings)
    reader.reducesMotion = input.reducesMotion
    let document = reader.read(source, into: &diagnostics)
    let assets = (document?.assets ?? []).flatMap { folder.check($0, &diagnostics) }
    let texts = ([source] + diagnostics.sources).compactMap { try? InputFile.identity(of: $0.name) }
    return LoadedScene(
      name: source.name, document: diagnostics.hasErrors ? nil : document,
      diagnostics: diagnostics, inputs: Set(assets + texts),
      files: [path] + diagnostics.sources.map(\.name) + (document.map(folder.paths) ?? []))
  }

  /// The files that a scene is made of, as far as it can be read.
  func inputs(of path: String) -> Set<FileIdentity> {
    (try? load(path).inputs) ?? RunFiles(reading: [path]).inputs
  }

  /// Reads a scene, finds its fonts, and looks for moments that take more than `memory`.
  func loadAndSurvey(_ path: String, _ memory: RunMemory) throws(Failure) -> LoadedScene {
    let scene = try load(path)
    guard let document = scene.document else { return scene }
    var diagnostics = scene.diagnostics
    let setter = document.textSetter(in: try folder(of: path), &diagnostics)
    if !diagnostics.hasErrors { document.survey(setter, memory, &diagnostics) }
    return LoadedScene(
      name: scene.name, document: diagnostics.hasErrors ? nil : document,
      diagnostics: diagnostics, inputs: scene.inputs, files: scene.files)
  }

  /// The folder around a scene.
  func folder(of path: String) throws(Failure) -> SceneFolder {
    do throws(FileError) {
      return try SceneFolder(
        path == InputFile.standardInput ? Folder(".") : Folder(of: path), root: input.root)
    } catch {
      throw Failure(error)
    }
  }

  /// Reads a scene that must be right; its mistakes are shown and end the run.
  func loadWithoutMistakes(_ path: String) throws(Failure) -> SceneDocument {
    let scene = try load(path)
    try terminal.show(scene.diagnostics)
    guard let document = scene.document else { throw .shown(.invalidData) }
    return document
  }

  private func bytes(_ path: String) throws(Failure) -> [UInt8] {
    do throws(FileError) {
      return try InputFile.read(path, limit: SceneFolder.textLimit).bytes
    } catch {
      throw Failure(error)
    }
  }
}
