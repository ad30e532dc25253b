package import SegueCommandLine
package import SegueFiles
package import SegueFilms
package import SegueJSON
package import SegueSceneFile
import SegueTextSupport

/// Opens scenes as the command line names them: `-` is standard input.
package struct SceneOpener {
  private let terminal: Terminal
  private let input: SceneInput

  package init(_ terminal: Terminal, _ input: SceneInput) {
    self.terminal = terminal
    self.input = input
  }

  /// Reads a scene; the folder of standard input is the current one.
  package func load(_ path: String) throws(RunError) -> LoadedScene {
    try load(path, try source(path))
  }

  /// The scene's text where it can be read only once; `nil` for a file.
  package func source(_ path: String) throws(RunError) -> SourceText? {
    guard path == InputFile.standardInput else { return nil }
    return SourceText(name: "<stdin>", bytes: try terminal.console.input(SceneFolder.textLimit))
  }

  /// Reads a scene, whose text may have been read before.
  package func load(_ path: String, _ source: SourceText?) throws(RunError) -> LoadedScene {
    if SuiteReader.isSuite(path) {
      throw RunError(
        .invalidData, "\(Quote(path)) is a suite, and one scene is expected",
        hint: "'render verify' and 'render preview' take suites")
    }
    let loader = SceneLoader(
      setting: input.assignments.map { VariableSetting($0.name, $0.value, from: $0.source) },
      root: input.root, reducesMotion: input.reducesMotion, mirrors: input.mirrors)
    if let source {
      return try RunError.inWords { () throws(FileError) in
        try loader.load(source, path: path, in: Folder("."))
      }
    }
    return try RunError.inWords { () throws(FileError) in try loader.load(path) }
  }

  /// The files that a scene is made of, as far as it can be read.
  package func inputs(of path: String) -> Set<FileIdentity> {
    (try? load(path).inputs) ?? RunFiles(reading: [path]).inputs
  }

  /// Reads a scene that must be right; its mistakes are shown and end the run.
  package func loadWithoutMistakes(_ path: String) throws(RunError) -> SceneDocument {
    let scene = try load(path)
    try terminal.show(scene.diagnostics)
    guard let document = scene.document else { throw .shown(scene.diagnostics) }
    return document
  }
}
