import SegueCompositing
import SegueFiles
import SegueMotion
import SeguePictureCoding
import SegueRaster
import SegueRendering
import SegueSceneFile

/// A film that a scene file describes, with everything that is found before the first frame.
struct SceneFilm {
  let film: AnimatedScene
  let assets: AssetTable

  /// Why a scene cannot be timed.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The scene in the file at `path`, seen from the folder of the package.
  init(_ path: String) throws {
    var diagnostics = Diagnostics()
    let source = SourceText(name: path, bytes: try InputFile.read(path, limit: 1 << 24).bytes)
    let folder = Folder(of: path)
    let reader = SceneReader(fragments: Fragments(folder: folder))
    guard let document = reader.read(source, into: &diagnostics) else {
      throw Failure(description: diagnostics.text())
    }
    let resolver = AssetResolver(decoder: Decoder()) { (path) throws(FileError) in
      try folder.read(path, limit: 1 << 26).bytes
    }
    var budget = MemoryBudget(bytes: 1 << 30)
    let requests = document.assets.map { AssetRequest($0.id, path: $0.path) }
    let (table, findings) = resolver.table(of: document.scene, requests, budget: &budget)
    guard findings.isEmpty else {
      throw Failure(description: "\(path): a picture or a font is missing")
    }
    film = document.scene
    assets = table
  }

  private struct Decoder: AssetDecoder {
    func decode(
      _ bytes: [UInt8], budget: inout MemoryBudget
    ) throws(UndecodableAsset) -> DecodedAsset {
      do throws(PictureError) {
        let picture = try PictureDecoder().decode(bytes.span, budget: &budget)
        return DecodedAsset(.pixels(picture.surface))
      } catch {
        throw UndecodableAsset("\(error)")
      }
    }
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
