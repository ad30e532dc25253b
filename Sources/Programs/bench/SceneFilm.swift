import SegueCompositing
import SegueFiles
import SegueFilms
import SegueJSON
import SegueMotion
import SegueRaster
import SegueSceneFile

/// A film that a scene file describes, with everything that is found before the first frame.
struct SceneFilm {
  let film: AnimatedScene
  let assets: AssetTable

  /// Reason why a scene cannot be timed.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The scene in the file at `path`, seen from the folder of the package.
  init(_ path: String) throws {
    var diagnostics = Diagnostics()
    let source = SourceText(name: path, bytes: try InputFile.read(path, limit: 1 << 24).bytes)
    let folder = try SceneFolder(Folder(of: path))
    guard let document = SceneReader(fragments: folder).read(source, into: &diagnostics) else {
      throw Failure(description: diagnostics.text())
    }
    let count = diagnostics.all.count
    assets = document.pictures(
      of: document.scene, in: folder, kernels: .widest, budget: MemoryBudget(bytes: 1 << 30),
      into: &diagnostics)
    film = document.scene
    if diagnostics.all.count > count { throw Failure(description: diagnostics.text()) }
  }
}
