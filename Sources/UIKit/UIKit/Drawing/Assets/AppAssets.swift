internal import Foundation
internal import SegueTextSupport

/// Lookup of an app's pictures and colors by name: in folders with asset catalogs and files.
///
/// The source step adds the folders of the targets that it prepares, and what SwiftPM has copied beside
/// the program is found as well. Code that is compiled without the step adds its folders itself, before
/// anything is recorded.
public enum AppAssets {
  /// The folders, those that are looked through first in front.
  private static let folders = Locked<[AssetFolder]>([])

  /// Has names looked for in a folder and those inside of it.
  public static func add(_ path: String) {
    folders.withLock { folders in
      if !folders.contains(where: { $0.path == path }) { folders.append(AssetFolder(path)) }
    }
  }

  /// The first answer of a folder: of those of a bundle, where one is named, before the others.
  static func first<Answer>(
    in bundle: Bundle?, _ answer: (AssetFolder) -> Answer?
  ) -> Answer? {
    let own = [bundle?.resourcePath].compactMap { $0 }.filter { $0 != copied.program }
    own.forEach(add)
    let known = folders.withLock { folders in folders.map { $0 } }
    let all = known.filter { own.contains($0.path) } + known.filter { !own.contains($0.path) }
    return (all + copied.folders).lazy.compactMap(answer).first
  }

  /// The folder of the program, and those that SwiftPM has put beside it.
  private static let copied: (program: String, folders: [AssetFolder]) = {
    let program = Bundle.main.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: program)) ?? []
    let bundles = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
    return (program, bundles.sorted().map { AssetFolder("\(program)/\($0)") })
  }()
}
