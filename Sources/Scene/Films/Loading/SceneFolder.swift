package import SegueFiles
package import SegueJSON
import SegueRendering
package import SegueSceneFile
import SegueSceneGraph
import SegueTextSupport

/// The folder around a scene: where its fragments and assets are.
package struct SceneFolder: FragmentSource {
  private let root: Folder
  /// Path of the scene inside `root`.
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
  package func file(at path: String) throws(SceneError) -> SourceText {
    do throws(FileError) {
      let file = try root.read(path, from: base, limit: Self.textLimit)
      return SourceText(name: file.path, bytes: file.bytes)
    } catch {
      throw SceneError("\(error)", hint: hint(error, path), lack: error.lack)
    }
  }

  /// The paths of a scene's fragments and assets, whether they are there or not.
  func paths(of fragments: [String], _ assets: [Asset]) -> [String] {
    let assets = assets.flatMap { PictureScale.paths(of: $0.path, for: 1) }
    return (fragments + assets).map { "\(root.path)/\(base)\($0)" }
  }

  /// The bytes of an asset.
  package func bytes(of path: String) throws(FileError) -> [UInt8] {
    do throws(FileError) {
      return try root.read(path, from: base, limit: Self.assetLimit).bytes
    } catch {
      throw FileError(
        error.operation, of: error.path, reason: error.reason, hint: hint(error, path))
    }
  }

  /// Returns a hint for an error: a file outside is reached from a folder around it and the scene.
  private func hint(_ error: FileError, _ path: String) -> String? {
    guard error.reason == .outside, let around = folder(around: path) else { return error.hint }
    return "files may lie in a folder around the scene's: --root \(around.shellWord)"
  }

  /// The folder that the path leads out to; `nil` if its letters do not lead out.
  private func folder(around path: String) -> String? {
    var (depth, least) = (0, 0)
    for part in (base + path).split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      least = min(depth, least)
    }
    if least == 0 { return nil }
    var parts = root.path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    parts.removeAll { $0 == "." }
    if parts == [""] { parts = [] }
    for _ in least..<0 {
      if let last = parts.last, last != "..", !last.isEmpty {
        parts.removeLast()
      } else {
        parts.append("..")
      }
    }
    if parts == [""] { return "/" }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
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
          hint: hint(error, asset.path), lack: error.lack))
      return []
    }
  }
}
