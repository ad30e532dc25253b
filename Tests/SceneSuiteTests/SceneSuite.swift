import Foundation
import SegueFiles
import SegueMotion
import SegueSceneFile
import Testing

/// The scenes in `Scenes/`, read from their files.
struct SceneSuite {
  /// The folder of the package.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The names of all scenes, sorted.
  static let names: [String] = {
    let folder = package.appending(path: "Scenes")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }
      .map { String($0.dropLast(5)) }.sorted()
  }()

  /// The film of a scene, which must be without mistakes.
  static func film(_ name: String) throws -> AnimatedScene {
    let path = package.appending(path: "Scenes/\(name).json").path
    var diagnostics = Diagnostics()
    let source = SourceText(
      name: "\(name).json", bytes: try InputFile.read(path, limit: 1 << 24).bytes)
    let reader = SceneReader(fragments: Fragments(folder: Folder(of: path)))
    let document = reader.read(source, into: &diagnostics)
    return try #require(document, "\(diagnostics.text())").scene
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
