import Foundation
import SegueCompositing
import SegueFiles
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneFile
import SegueSceneLoading
import Testing

/// The scenes in `Scenes/`, read from their files.
struct SceneSuite {
  /// The folder of the package.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The names of the gallery's scenes, sorted.
  static let names = names(in: "")

  /// The names of the workloads of the bench, sorted.
  static let workloads = names(in: "bench/")

  private static func names(in folder: String) -> [String] {
    let path = package.appending(path: "Scenes/\(folder)").path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }
      .map { folder + $0.dropLast(5) }.sorted()
  }

  /// The scenes that are drawn for light and dark screens.
  static let themed = names.filter { name in
    let path = package.appending(path: "Scenes/\(name).json").path
    guard let bytes = try? InputFile.read(path, limit: 1 << 24).bytes else { return false }
    return String(decoding: bytes, as: UTF8.self).contains("\"theme\": {")
  }

  /// A scene with these values for its variables, which must be without mistakes, and its pictures.
  static func scene(
    _ name: String, settings: [VariableSetting] = []
  ) throws -> (film: AnimatedScene, assets: AssetTable) {
    let path = package.appending(path: "Scenes/\(name).json").path
    var diagnostics = Diagnostics()
    let source = SourceText(
      name: "\(name).json", bytes: try InputFile.read(path, limit: 1 << 24).bytes)
    let folder = Folder(of: path)
    let reader = SceneReader(fragments: Fragments(folder: folder), settings: settings)
    let read = reader.read(source, into: &diagnostics)
    let document = try #require(read, "\(diagnostics.text())")
    let resolver = AssetResolver(decoder: SceneAssetDecoder()) { (path) throws(FileError) in
      try folder.read(path, limit: 1 << 24).bytes
    }
    var budget = MemoryBudget(bytes: 1 << 30)
    let requests = document.assets.map { AssetRequest($0.id, path: $0.path) }
    let (assets, findings) = resolver.table(of: document.scene, requests, budget: &budget)
    try #require(findings.isEmpty)
    return (document.scene, assets)
  }

  private struct Fragments: FragmentSource {
    let folder: Folder

    func file(at path: String) throws(FragmentFailure) -> SourceText {
      do throws(FileError) {
        let file = try folder.read(path, limit: 1 << 24)
        return SourceText(name: file.path, bytes: file.bytes)
      } catch {
        throw FragmentFailure("\(error)")
      }
    }
  }
}
