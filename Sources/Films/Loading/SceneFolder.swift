package import SegueFiles
package import SegueJSON
import SegueRendering
package import SegueSceneFile
import SegueSceneGraph
import SegueWords

/// The folder around a scene: where its fragments and assets are.
package struct SceneFolder: FragmentSource {
  private let root: Folder
  /// Where the scene is inside `root`.
  private let base: String

  /// The most bytes of a scene or a fragment.
  package static let textLimit = JSONLimits().fileSize
  /// The most bytes of an asset.
  package static let assetLimit = 256 << 20

  /// The folder of a scene, whose files must lie inside it, or inside `root` where that is given.
  package init(_ folder: Folder, root: String? = nil) throws(FileError) {
    self.root = root.map { Folder($0) } ?? folder
    base = try root == nil ? "" : folder.base(in: self.root)
  }

  /// A fragment's file.
  package func file(at path: String) throws(FragmentFailure) -> SourceText {
    do throws(FileError) {
      let file = try root.read(path, from: base, limit: Self.textLimit)
      return SourceText(name: file.path, bytes: file.bytes)
    } catch {
      throw FragmentFailure("\(error)", hint: error.hint)
    }
  }

  /// The paths of a scene's fragments and assets, whether they are there or not.
  package func paths(of document: SceneDocument) -> [String] {
    let assets = document.assets.flatMap { PictureScale.paths(of: $0.path, for: 1) }
    return (document.fragments + assets).map { "\(root.path)/\(base)\($0)" }
  }

  /// The bytes of an asset.
  package func bytes(of path: String) throws(FileError) -> [UInt8] {
    try root.read(path, from: base, limit: Self.assetLimit).bytes
  }

  /// Finds out which files an asset may be read from; reports one that cannot be read.
  package func check(_ asset: Asset, into diagnostics: inout Diagnostics) -> [FileIdentity] {
    let scales = PictureScale.paths(of: asset.path, for: 1).dropFirst()
    let others = scales.compactMap { try? root.probe($0, from: base) }
    do throws(FileError) {
      return [try root.probe(asset.path, from: base)] + others
    } catch {
      if error.reason == .missing, !others.isEmpty { return others }
      diagnostics.add(
        Diagnostic(
          .error, "\(error)", at: asset.place, path: "asset \(Quote(asset.id.name))",
          hint: error.hint))
      return []
    }
  }
}
