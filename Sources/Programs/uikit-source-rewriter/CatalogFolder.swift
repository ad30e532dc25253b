import FoundationEssentials
import SegueSourceRewriter

/// A folder with asset catalogs.
struct CatalogFolder {
  let path: String

  /// The pictures and colors of the catalogs inside, in the order of their paths.
  var assets: [AssetName] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return paths.sorted().compactMap(asset)
  }

  /// The asset whose set is at a path below the folder; `nil` where there is none.
  private func asset(at path: String) -> AssetName? {
    let parts = path.split(separator: "/").map(String.init)
    guard let set = parts.last,
      let catalog = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }),
      catalog < parts.count - 1, let kind = kind(of: set)
    else { return nil }
    let folders = parts.indices[(catalog + 1)..<(parts.count - 1)].filter { index in
      isNamespace(parts[...index].joined(separator: "/"))
    }
    return AssetName(kind, stem(of: set), in: folders.map { parts[$0] })
  }

  private func kind(of set: String) -> AssetName.Kind? {
    if set.hasSuffix(".imageset") || set.hasSuffix(".symbolset") { return .image }
    return set.hasSuffix(".colorset") ? .color : nil
  }

  private func stem(of set: String) -> String {
    set.lastIndex(of: ".").map { String(set[..<$0]) } ?? set
  }

  /// Entry of a folder of a catalog.
  private struct Contents: Decodable {
    struct Properties: Decodable {
      let isNamespace: Bool?
      enum CodingKeys: String, CodingKey { case isNamespace = "provides-namespace" }
    }
    let properties: Properties?
  }

  private func isNamespace(_ folder: String) -> Bool {
    let file = URL(filePath: path).appending(path: "\(folder)/Contents.json")
    guard let data = try? Data(contentsOf: file),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return false }
    return contents.properties?.isNamespace == true
  }
}
