internal import Foundation

/// The files of pictures by the names that code knows them by.
struct AssetSearch {
  let folders: [String]

  private static let extensions = ["png", "jpg", "jpeg", "webp", "gif", "svg"]
  private static let scales: [(suffix: String, scale: CGFloat)] = [("@3x", 3), ("@2x", 2), ("", 1)]

  /// The finest picture of a name, and how many pixels it has for each point.
  func picture(named name: String) -> (path: String, scale: CGFloat)? {
    for folder in folders {
      if let found = file(name, in: folder) { return found }
      for catalog in AssetSearch.catalogs(in: folder) {
        let sets = "\(catalog)/\(name).imageset"
        if let found = AssetSearch.largest(in: sets) { return found }
      }
    }
    return nil
  }

  /// How many pixels a file has for each point, as its name says: `@2x` or `@3x`.
  static func scale(of path: String) -> CGFloat {
    let name = (path as NSString).deletingPathExtension
    return scales.first { name.hasSuffix($0.suffix) }?.scale ?? 1
  }

  private func file(_ name: String, in folder: String) -> (path: String, scale: CGFloat)? {
    let base = (name as NSString).deletingPathExtension
    let given = (name as NSString).pathExtension
    let names = AssetSearch.scales.flatMap { scale in
      (given.isEmpty ? AssetSearch.extensions : [given]).map { "\(base)\(scale.suffix).\($0)" }
    }
    let path = names.map { "\(folder)/\($0)" }.first { FileManager.default.fileExists(atPath: $0) }
    return path.map { ($0, AssetSearch.scale(of: $0)) }
  }

  /// The asset catalogs in a folder, and the folders within them.
  private static func catalogs(in folder: String) -> [String] {
    let paths = FileManager.default.subpaths(atPath: folder) ?? []
    let inside = paths.filter {
      $0.contains(".xcassets") && !$0.contains(".imageset") && !$0.contains(".colorset")
    }
    return (folder.hasSuffix(".xcassets") ? [folder] : []) + inside.map { "\(folder)/\($0)" }
  }

  private static func largest(in set: String) -> (path: String, scale: CGFloat)? {
    guard let data = FileManager.default.contents(atPath: "\(set)/Contents.json"),
      let contents = try? JSONDecoder().decode(ImageSet.self, from: data)
    else { return nil }
    let found = contents.images.compactMap { image in
      image.filename.map { ("\(set)/\($0)", image.factor) }
    }
    return found.max { $0.1 < $1.1 }
  }

  /// What a catalog says of a picture.
  private struct ImageSet: Decodable {
    struct Entry: Decodable {
      let filename: String?
      let scale: String?

      var factor: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }
    }

    let images: [Entry]
  }
}

/// Where bytes are kept that came from no file, so that a film can name them.
enum PictureKeeper {
  static func keep(_ data: Data) -> String? {
    // FNV-1a: the same bytes have the same name in every run.
    let hash = data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("picture-\(String(hash, radix: 16))")
    do {
      try data.write(to: file)
      return file.path
    } catch {
      return nil
    }
  }
}
