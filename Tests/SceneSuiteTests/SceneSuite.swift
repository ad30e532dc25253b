import Foundation
import SegueCompositing
import SegueFiles
import SegueFilms
import SegueJSON
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneFile
import TestSupport
import Testing

/// The scenes in `Scenes/`, read from their files.
struct SceneSuite {
  /// The names of the gallery's scenes, sorted.
  static let names = names(in: "")

  /// The names of the workloads of the bench, sorted.
  static let workloads = names(in: "bench/")

  /// The names of the files in a folder of the package.
  static func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Package.folder.appending(path: folder).path)
  }

  private static func names(in folder: String) -> [String] {
    let files = (try? files(in: "Scenes/\(folder)")) ?? []
    return files.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }
      .map { folder + $0.dropLast(5) }.sorted()
  }

  /// The scenes that are drawn for light and dark screens.
  static let themed = names.filter { name in
    guard let source = try? source(name) else { return false }
    return String(decoding: source.bytes, as: UTF8.self).contains("\"theme\": {")
  }

  /// A scene with these values for its variables, which must be without mistakes, and its pictures.
  static func scene(
    _ name: String, settings: [VariableSetting] = []
  ) throws -> (film: AnimatedScene, assets: AssetTable) {
    var diagnostics = Diagnostics()
    let document = try document(name, settings: settings, into: &diagnostics)
    let count = diagnostics.all.count
    let assets = document.pictures(
      of: document.scene, in: try folder(name), kernels: .widest,
      budget: MemoryBudget(bytes: 1 << 30), into: &diagnostics)
    try #require(diagnostics.all.count == count, "\(diagnostics.text())")
    return (document.scene, assets)
  }

  /// A scene, which must be without mistakes, for tests that draw nothing.
  static func film(_ name: String) throws -> AnimatedScene {
    var diagnostics = Diagnostics()
    return try document(name, settings: [], into: &diagnostics).scene
  }

  private static func document(
    _ name: String, settings: [VariableSetting], into diagnostics: inout Diagnostics
  ) throws -> SceneDocument {
    let reader = SceneReader(fragments: try folder(name), settings: settings)
    let read = reader.read(try source(name), into: &diagnostics)
    return try #require(read, "\(diagnostics.text())")
  }

  /// The folder that a scene's files are in.
  static func folder(_ name: String) throws -> SceneFolder {
    try SceneFolder(Folder(of: path(name)))
  }

  /// A scene as it is written.
  static func text(_ name: String) throws -> JSONValue {
    var diagnostics = Diagnostics()
    let root = JSONReader(.json).read(try source(name), into: &diagnostics)
    return JSONValue(try #require(root, "\(diagnostics.text())"))
  }

  private static func source(_ name: String) throws -> SourceText {
    let bytes = try InputFile.read(path(name), limit: 1 << 24).bytes
    return SourceText(name: "\(name).json", bytes: bytes)
  }

  private static func path(_ name: String) -> String {
    Package.folder.appending(path: "Scenes/\(name).json").path
  }
}
