internal import Foundation
internal import SegueTextSupport

/// Lookup of an app's pictures and colors by name: in folders with asset catalogs and files.
///
/// The source step adds the folders of the targets that it prepares, and what SwiftPM has copied beside
/// the program is found as well. Code that is compiled without the step adds its folders itself, before
/// anything is recorded.
public enum AppAssets {
  /// The folders, those that are looked through first in front.
  private static let folders = Locked<[Folder]>([])

  /// Has names looked for in a folder and those inside of it.
  public static func add(_ path: String) {
    folders.withLock { folders in
      if !folders.contains(where: { $0.path == path }) { folders.append(Folder(path)) }
    }
  }

  /// Returns true if one of the folders has a picture of this name.
  package static func hasPicture(named name: String) -> Bool {
    first(in: nil) { $0.picture(named: name) } != nil
  }

  /// The first answer of a folder: of those of a bundle, where one is named, before the others.
  static func first<Answer>(
    in bundle: Bundle?, _ answer: (Folder) -> Answer?
  ) -> Answer? {
    let own = [bundle?.resourcePath].compactMap { $0 }.filter { $0 != copied.program }
    own.forEach(add)
    let known = folders.withLock { folders in folders.map { $0 } }
    let all = known.filter { own.contains($0.path) } + known.filter { !own.contains($0.path) }
    return (all + copied.folders).lazy.compactMap(answer).first
  }

  /// The folder of the program, and those that SwiftPM has put beside it.
  private static let copied: (program: String, folders: [Folder]) = {
    let program = Bundle.main.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: program)) ?? []
    let bundles = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
    return (program, bundles.sorted().map { Folder("\(program)/\($0)") })
  }()
}

extension AppAssets {
  /// The pictures and colors of a folder and those inside of it, by the names that code knows them by.
  final class Folder: Sendable {
    let path: String
    /// Contents of the folder, which is searched once.
    private let contents: Contents

    fileprivate struct Contents {
      /// Files by their names without scale and ending, and by these names in their folders.
      var files: [String: [PictureSet.Variant]] = [:]
      /// The folders of pictures in catalogs.
      var pictures: [String: String] = [:]
      /// The folders of colors in catalogs.
      var colors: [String: String] = [:]
    }

    init(_ path: String) {
      self.path = path
      contents = Folder.contents(of: path)
    }

    /// The picture with a name; `nil` if there is none.
    func picture(named name: String) -> PictureSet? {
      if let set = contents.pictures[name] { return PictureSet(contentsOf: set) }
      let ending = (name as NSString).pathExtension
      let isFile = Folder.endings.contains(ending.lowercased())
      let plain = isFile ? (name as NSString).deletingPathExtension : name
      let files = (contents.files[plain] ?? []).filter {
        !isFile || $0.path.hasSuffix(".\(ending)")
      }
      return files.isEmpty ? nil : PictureSet(files)
    }

    /// The color with a name; `nil` if there is none.
    func color(named name: String) -> ColorSet? {
      contents.colors[name].flatMap { ColorSet(contentsOf: $0) }
    }

    /// The endings of pictures.
    fileprivate static let endings = ["png", "jpg", "jpeg", "webp", "gif", "svg"]
    /// Folders that are opened only by what they are.
    fileprivate static let closed = ["imageset", "colorset", "appiconset", "symbolset", "dataset"]

    private static func contents(of path: String) -> Contents {
      var contents = Contents()
      let root = URL(filePath: path)
      let files = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
      let all = (files?.compactMap { $0 as? URL } ?? []).map(\.path).sorted()
      for file in all {
        let inside = String(file.dropFirst(root.path.count + 1))
        contents.add(inside, in: root.path)
      }
      return contents
    }
  }
}

extension AppAssets.Folder.Contents {
  /// Takes note of a file or a folder.
  fileprivate mutating func add(_ inside: String, in root: String) {
    let (stem, ending) = (
      (inside as NSString).deletingPathExtension, (inside as NSString).pathExtension
    )
    let isInSet = (stem as NSString).pathComponents.dropLast().contains { part in
      AppAssets.Folder.closed.contains((part as NSString).pathExtension)
    }
    guard !isInSet else { return }
    let names = [(stem as NSString).lastPathComponent, AppAssets.Folder.name(inCatalog: stem)]
    switch ending.lowercased() {
    case "imageset": for name in names { pictures[name] = pictures[name] ?? "\(root)/\(inside)" }
    case "colorset": for name in names { colors[name] = colors[name] ?? "\(root)/\(inside)" }
    case let ending where AppAssets.Folder.endings.contains(ending):
      let file = PictureSet.Variant(file: "\(root)/\(inside)", name: inside)
      let plain = PictureSet.Variant.withoutScale(stem)
      for name in Set([plain, (plain as NSString).lastPathComponent]) {
        files[name, default: []].append(file)
      }
    default: break
    }
  }
}

extension AppAssets.Folder {
  /// The path of a set as seen from its catalog, which is its name where folders are part of it.
  fileprivate static func name(inCatalog stem: String) -> String {
    let parts = stem.split(separator: "/")
    let catalog = parts.lastIndex { $0.hasSuffix(".xcassets") }
    return parts[(catalog.map { $0 + 1 } ?? 0)...].joined(separator: "/")
  }
}
