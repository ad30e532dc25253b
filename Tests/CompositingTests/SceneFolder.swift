import Foundation
import SegueJSON
import SegueMotion
import SegueSceneFile
import Testing

/// The scenes that people can render.
enum SceneFolder {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Scenes")

  /// The names of the files, sorted.
  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).sorted().filter {
      $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json")
    }
  }()

  /// The film that a file describes.
  static func read(_ name: String) throws -> AnimatedScene {
    var diagnostics = Diagnostics()
    let text = try Fragments().file(at: name)
    let document = SceneReader(fragments: Fragments()).read(text, into: &diagnostics)
    return try #require(document, "\(diagnostics.sorted.map(\.message))").scene
  }

  private struct Fragments: FragmentSource {
    func file(at path: String) throws(SceneError) -> SourceText {
      do {
        let data = try Data(contentsOf: folder.appending(path: path))
        return SourceText(name: path, bytes: Array(data))
      } catch {
        throw SceneError("cannot read '\(path)': \(error)")
      }
    }
  }
}
