import SegueCompositing
import SegueFiles
import SegueJSON
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneFile
import SegueSceneLoading

/// A film with everything that drawing it takes.
struct ReadyFilm {
  let film: AnimatedScene
  let assets: AssetTable
}

extension FilmSource {
  /// What the pictures of a film may take.
  private static let memoryLimit = 1 << 30

  /// The film and its files; paths are seen from the folder of the test's file.
  func film(in folder: String) throws(Obstacle) -> ReadyFilm {
    switch kind {
    case .broken(let obstacle): throw obstacle
    case .scene(let path, let settings, let reducesMotion):
      return try Self.scene(folder + path, settings, reducesMotion)
    case .film(let film, let requests):
      let files = Folder(folder)
      let resolver = AssetResolver(decoder: SceneAssetDecoder()) { (path) throws(FileError) in
        try files.read(path, limit: SceneFolder.assetLimit).bytes
      }
      var budget = MemoryBudget(bytes: Self.memoryLimit)
      let (assets, findings) = resolver.table(of: film, requests, budget: &budget)
      let mistakes = findings.filter { !$0.isWarning }.map(\.message)
      if !mistakes.isEmpty { throw Obstacle(mistakes.joined(separator: "\n")) }
      return ReadyFilm(film: film, assets: assets)
    }
  }

  private static func scene(
    _ path: String, _ settings: [String: String], _ reducesMotion: Bool
  ) throws(Obstacle) -> ReadyFilm {
    var diagnostics = Diagnostics()
    do throws(FileError) {
      let folder = try SceneFolder(Folder(of: path))
      let bytes = try InputFile.read(path, limit: SceneFolder.textLimit).bytes
      let given = settings.sorted { $0.key < $1.key }.map { VariableSetting($0.key, $0.value) }
      var reader = SceneReader(fragments: folder, settings: given)
      reader.reducesMotion = reducesMotion
      let source = SourceText(name: path, bytes: bytes)
      if let document = reader.read(source, into: &diagnostics) {
        let assets = document.pictures(
          of: document.scene, in: folder, .widest, budget: MemoryBudget(bytes: memoryLimit),
          &diagnostics)
        if !diagnostics.hasErrors { return ReadyFilm(film: document.scene, assets: assets) }
      }
    } catch {
      throw Obstacle(error.hint.map { "\(error): \($0)" } ?? "\(error)")
    }
    throw Obstacle(diagnostics.text())
  }
}
